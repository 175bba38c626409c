title="a removal that wires nothing anew"
check=(tests RemoveOrderTests)
because="remove_twelveInAnyOrder.* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Applying/ReplayService.swift \
        "guard !later.isEmpty || isInherited else { return false }" "guard isInherited else { return false }"
}
