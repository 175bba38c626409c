title="a client that goes with the first one that needed it"
check=(tests ForeignStorageTests)
because="remove_whatBroughtTheClient.* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Applying/ReplayService.swift \
        "guard let heir else { continue }" "guard let heir, later.contains(index) else { continue }"
}
