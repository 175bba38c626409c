final class __Feature__EditorStore {
    var __feature__: __Feature__

    func reduce(_ action: Action) async {
        switch action {
        // luca:for field
        case let .__fieldChanged__(__field__):
            self.__feature__.__field__ = __field__

        // luca:end
        case .saveButtonTapped:
            break
        }
    }

    enum Action {
        // luca:for field
        case __fieldChanged__(__field_type__)
        // luca:end
        case saveButtonTapped
    }
}
