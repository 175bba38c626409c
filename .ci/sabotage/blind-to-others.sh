title="a program that does not notice what others change"
check=(tests DataChangeServiceTests)
because="Test run with .* failed"
sabotage() { replace Sources/Model/Services/DataChangeService.swift "if version != seen" "if version != seen, seen == nil"; }
