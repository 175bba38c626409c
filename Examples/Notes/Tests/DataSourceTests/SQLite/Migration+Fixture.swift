@testable import DataSource

extension Migration {
    static let hundredfold = Migration(of: "count", in: "sample", "UPDATE sample SET count = count * 100")

    /// Changes something, and never ends.
    static let endless = Migration(
        of: "count",
        in: "sample",
        """
        UPDATE sample SET count = 1;
        INSERT INTO sample (id) VALUES ('half');
        WITH RECURSIVE endless (n) AS (SELECT 1 UNION ALL SELECT n FROM endless) SELECT count(*) FROM endless
        """
    )
}
