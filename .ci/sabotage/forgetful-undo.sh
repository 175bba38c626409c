title="an undo that forgets a file"
check=(tests UndoServiceTests)
because="Test run with .* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Applying/TakeBackService.swift \
        "in record.files.sorted(by: { \$0.key < \$1.key })" "in record.files.sorted(by: { \$0.key < \$1.key }).dropLast()"
}
