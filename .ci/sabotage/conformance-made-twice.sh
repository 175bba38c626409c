title="a type that gets its conformance although other code has it"
check=(tests EntityServiceTests)
because="Test run with .* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Planning/EntityService.swift \
        "return added.isDisjoint(with: present)" "return added.isDisjoint(with: present) || !present.isEmpty"
}
