extension __Feature__ {
    static let fixture = __Feature__(
        id: .fixture,
        // luca:for field
        __field_label__: __field_sample____comma__
        // luca:end
    )
}
