struct Route {
    struct Kind {
        public static let __features__ = Kind(rawValue: "__feature_command__")
    }
}
