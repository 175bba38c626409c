title="a test store that overlooks a running task"
check=(tests TestStoreTests)
because="Test run with .* failed"
sabotage() { replace Tests/TestSupport/TestStore.swift "guard running > 0" "guard running > 1"; }
