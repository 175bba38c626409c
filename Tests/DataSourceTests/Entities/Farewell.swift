/// Says so when it goes.
final class Farewell: Sendable {
    private let say: @Sendable () -> Void

    init(_ say: @escaping @Sendable () -> Void) {
        self.say = say
    }

    deinit { say() }
}
