import DataSource

/// The folder that this package is in, as it was built.
public enum Checkout {
    public static let path = #filePath.ancestorPaths[4]
}
