import DataSource
import Model

extension __Feature__EditorStore {
    /// Enters every field, as a person does.
    func fill(from __feature__: __Feature__) async {
        for action in __feature__.entries { await send(action) }
    }
}

extension __Feature__ {
    fileprivate var entries: [__Feature__EditorStore.Action] {
        [
            // luca:for field
            .__fieldChanged__(__field__)__list_comma__
            // luca:end
        ]
    }
}
