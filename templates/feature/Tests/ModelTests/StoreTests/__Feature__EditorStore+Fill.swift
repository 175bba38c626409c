import DataSource
import Model

extension __Feature__EditorStore {
    /// Enters every field, as a person does.
    func fill(from __feature__: __Feature__) async {
        for action in entries(of: __feature__) { await send(action) }
    }

    private func entries(of __feature__: __Feature__) -> [Action] {
        [
            // luca:for field
            .__fieldChanged__(__feature__.__field__)__list_comma__
            // luca:end
        ]
    }
}
