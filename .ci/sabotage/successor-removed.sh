title="a finished task that removes its successor"
check=(tests TaskSlotTests)
because="Test run with .* failed"
sabotage() { replace Sources/Model/TaskSlot.swift "if ended == generation { task = nil }" "task = nil"; }
