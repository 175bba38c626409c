struct Route {
    struct Kind {
        public static let __feature__ = Kind(rawValue: "__feature_command__")
    }
}
