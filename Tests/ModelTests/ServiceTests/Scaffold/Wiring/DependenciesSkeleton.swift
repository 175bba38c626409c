/// What a client wires into a class of dependencies.
enum DependenciesSkeleton {
    static func text(_ name: String, _ type: String) -> String {
        """
        final class AppDependencies {
            public let \(name): \(type)

            public init(\(name): \(type) = .liveValue) {
                self.\(name) = \(name)
            }

            static func testDependencies(\(name): \(type) = .testValue) -> AppDependencies {
                AppDependencies(\(name): \(name))
            }
        }
        """
    }
}
