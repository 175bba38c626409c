title="a journal that names no file"
check=(tests ModelTests.KillTests)
because="recover_processKilledAtAWrite_treeIsOldOrNew.* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Applying/ApplyService.swift \
        "let journal = Journal(plan, at: place, by: holder)" "var journal = Journal(plan, at: place, by: holder); journal.files = []"
}
