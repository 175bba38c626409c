struct UserDefaultsClient {
    var data: @Sendable (String) -> Data?
    var setData: @Sendable (Data?, String) -> Void
}
