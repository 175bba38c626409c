/// Where names go among those that are there already.
public enum WiringOrder: Sendable {
    /// They keep the alphabet, if the others do.
    case alphabetical
    /// They come last.
    case chronological
}
