title="a writer that does not wait for the others"
check=(tests SQLiteProcessTests)
because="insert_fiftyProcessesAtOnce_nothingIsLostOrRefused.* failed"
sabotage() { replace Sources/DataSource/SQLite/SQLiteConnection+Transaction.swift '"BEGIN IMMEDIATE"' '"BEGIN"'; }
