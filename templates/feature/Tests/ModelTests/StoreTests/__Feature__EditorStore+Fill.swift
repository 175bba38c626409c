import DataSource
import Model

extension __Feature__EditorStore {
    /// Enters every field, as a person does.
    func fill(from __feature__: __Feature__) async {
        // luca:for field
        await send(.__fieldChanged__(__feature__.__field__))
        // luca:end
    }
}
