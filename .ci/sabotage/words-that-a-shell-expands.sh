title="a completion that gives bash a word without quotes"
check=(tests HostileCompletionTests)
because="bash_accepted_isTheWord.* failed"
sabotage() {
    replace Sources/Frontend/CommandLine/BashCompletion.swift 'printf -v shown %q "$word"' 'shown=$word'
}
