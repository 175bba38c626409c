title="a case that is wired in above its neighbour, not below"
check=(tests WiringFeatureTests)
because="Test run with .* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Wiring/WiringDraft+Rows.swift ".below(peers[index - 1])" ".above(peers[index - 1])"
}
