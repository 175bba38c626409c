@testable import DataSource

extension Migration {
    static let hundredfold = Migration(of: "count", in: "sample", "UPDATE sample SET count = count * 100")

    /// Changes much, and never ends.
    static let endless = Migration(
        of: "count",
        in: "sample",
        """
        UPDATE sample SET count = 1;
        \(SQLiteClient.moreThanMemory);
        WITH RECURSIVE endless (n) AS (SELECT 1 UNION ALL SELECT n FROM endless) SELECT count(*) FROM endless
        """
    )
}

extension SQLiteClient {
    /// So that SQLite has written to the disk before the transaction ends.
    static let moreThanMemory = "INSERT INTO sample (id, image) VALUES ('', zeroblob(10000000))"
}
