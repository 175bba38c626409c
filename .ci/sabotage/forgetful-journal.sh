title="a journal that is gone before the work is done"
check=(tests ModelTests.KillTests)
because="recover_processKilledAtAWrite_treeIsOldOrNew.* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Applying/ApplyService.swift \
        "try journalRepository.begin(journal, at: place)" "try journalRepository.begin(journal, at: place); try journalRepository.end(place)"
}
