/// Whether other processes may use the file while this one has it open.
enum SQLiteSharing {
    case shared

    /// Needs no file beside the database in which processes agree, and so no room on the disk for one.
    case exclusive
}
