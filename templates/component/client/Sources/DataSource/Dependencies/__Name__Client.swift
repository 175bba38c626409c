/// The seam over the __name_text__: a labelled `@Sendable` closure for each call of the original.
public struct __Name__Client: DependencyClient {
    public static let liveValue = __Name__Client()

    public static var testValue: __Name__Client { __Name__Client() }
}
