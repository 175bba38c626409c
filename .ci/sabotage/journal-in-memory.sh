title="a journal that goes with the process"
check=(tests SQLiteKillTests)
because="transaction_killedInTheMiddle_nothingOfItIsThere.* failed"
sabotage() { replace Sources/DataSource/SQLite/SQLiteConnection+Open.swift "journal_mode = WAL" "journal_mode = MEMORY"; }
