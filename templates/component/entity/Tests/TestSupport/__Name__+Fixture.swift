import DataSource

extension __Name__ {
    // luca:if fields
    /// One with every field filled in.
    public static let fixture = __Name__(
        // luca:for field
        __field_label__: __field_sample____comma__
        // luca:end
    )
    // luca:else
    public static let fixture = __Name__()
    // luca:end
}
