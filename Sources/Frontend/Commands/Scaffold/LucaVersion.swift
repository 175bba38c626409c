/// Which luca this is.
public enum LucaVersion {
    public static let current = "0.1.0"
}
