title="a store that imports the front layer"
check=(tests ComposableTests)
because="circular dependency between modules 'Model' and 'Frontend'"
sabotage() { replace Sources/Model/Stores/RootStore.swift "import DataSource" "import Frontend"; }
