title="a field that comes later is read in the place of another"
check=(tests FieldServiceTests)
because="plan_fieldsInTheOrderOfTheAlphabet_newOneComesLast"
sabotage() {
    replace Sources/Model/Services/Scaffold/Planning/FieldService.swift "order: .chronological" "order: .alphabetical"
}
