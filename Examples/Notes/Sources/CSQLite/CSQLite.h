// The part of SQLite's interface that this app calls, from https://sqlite.org/c3ref/funclist.html.
// Declared here so that no development package is needed; the library itself is the system's.
#pragma once

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

// Result codes: https://sqlite.org/rescode.html
#define SQLITE_OK 0
#define SQLITE_BUSY 5
#define SQLITE_READONLY 8
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_CONSTRAINT 19
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

// Storage classes: https://sqlite.org/c3ref/c_blob.html
#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4
#define SQLITE_NULL 5

#define SQLITE_OPEN_READWRITE 2
#define SQLITE_OPEN_CREATE 4

#define SQLITE_FCNTL_HAS_MOVED 20

int sqlite3_open_v2(const char *path, sqlite3 **connection, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *connection);
int sqlite3_busy_timeout(sqlite3 *connection, int milliseconds);
int sqlite3_changes(sqlite3 *connection);
const char *sqlite3_errmsg(sqlite3 *connection);
int sqlite3_system_errno(sqlite3 *connection);
int sqlite3_sleep(int milliseconds);
int sqlite3_file_control(sqlite3 *connection, const char *schema, int operation, void *argument);

int sqlite3_exec(
    sqlite3 *connection, const char *sql, int (*row)(void *, int, char **, char **), void *context, char **message);
int sqlite3_prepare_v2(sqlite3 *connection, const char *sql, int bytes, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, long long value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes, void (*destructor)(void *));
int sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *blob, int bytes, void (*destructor)(void *));

const char *sqlite3_column_name(sqlite3_stmt *statement, int index);
int sqlite3_column_type(sqlite3_stmt *statement, int index);
int sqlite3_column_bytes(sqlite3_stmt *statement, int index);
long long sqlite3_column_int64(sqlite3_stmt *statement, int index);
double sqlite3_column_double(sqlite3_stmt *statement, int index);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int index);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int index);

// SQLITE_TRANSIENT, which Swift cannot import: SQLite copies the bytes before the call returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
    return sqlite3_bind_text(statement, index, text, bytes, (void (*)(void *))-1);
}

// No bytes may come without an address, which SQLite would take for NULL.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *blob, int bytes) {
    return sqlite3_bind_blob(statement, index, blob ? blob : "", bytes, (void (*)(void *))-1);
}
