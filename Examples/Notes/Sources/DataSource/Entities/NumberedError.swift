/// What is wrong with one of many records, counted from 1.
public struct NumberedError: Error {
    public let record: Int
    public let cause: any Error
}

extension Array {
    /// Each record changed or checked; the first that cannot be is named by its number.
    public func numbered<Result>(_ body: (Element) throws -> Result) throws(NumberedError) -> [Result] {
        var results: [Result] = []
        for (index, element) in enumerated() {
            do {
                results.append(try body(element))
            } catch {
                throw NumberedError(record: index + 1, cause: error)
            }
        }
        return results
    }
}
