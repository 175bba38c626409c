extension ChangeRecord.Kind {
    public init(_ kind: ComponentKind) {
        self =
            switch kind {
            case .entity: .entity
            case .client: .client
            case .repository: .repository
            case .service: .service
            case .store: .store
            case .command: .command
            }
    }
}
