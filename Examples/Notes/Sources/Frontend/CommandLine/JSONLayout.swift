/// How a JSON document is laid out.
enum JSONLayout {
    case indented
    case oneLine
}
