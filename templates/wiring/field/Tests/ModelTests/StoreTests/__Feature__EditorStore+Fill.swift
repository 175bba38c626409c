extension __Feature__ {
    var entries: [__Feature__EditorStore.Action] {
        [
            // luca:for field
            .__fieldChanged__(__field__),
            // luca:end
        ]
    }
}
