extension __Feature__EditorStore {
    func entries(of __feature__: __Feature__) -> [Action] {
        [
            // luca:for field
            .__fieldChanged__(__feature__.__field__),
            // luca:end
        ]
    }
}
