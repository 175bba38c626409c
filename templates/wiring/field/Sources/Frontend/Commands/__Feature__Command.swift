enum __Feature__Command {
    static let fields: EntityFields<__Feature__, __Feature__EditorStore.Action> = [
        // luca:for field
        .field("__field_name__", \.__field__) { .__fieldChanged__($0) },
        // luca:end
    ]
}
// luca:for choice

extension __Feature__.__Field__: ArgumentValue {}
// luca:end
