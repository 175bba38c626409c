import DataSource

extension RenderContext {
    init(_ request: AppRequest) {
        self.init(values: [
            "__App__": .code(request.name.type),
            "__app__": .text(request.name.command),
            "__app_name__": .text(request.name.text),
        ])
    }
}
