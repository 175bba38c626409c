/// Where a project has a store and its tests.
struct StorePlaces {
    var store: String
    var tests: String
    var suite: Suite

    /// What the tests of a store are, as far as a new test has to know.
    enum Suite {
        /// They run on the main actor, each of them: as luca makes them.
        case isolated
        /// Each test says itself where it runs.
        case plain
        /// They are none of Swift Testing.
        case other
    }
}
