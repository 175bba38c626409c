extension DocumentError {
    init(_ error: DecodingError, path: String) {
        let (place, reason) = error.place
        guard let record = place.first?.intValue else {
            self = .notRecords(path: path)
            return
        }
        self = .wrongField(place.dropFirst().text, record: record + 1, reason: reason, path: path)
    }
}
