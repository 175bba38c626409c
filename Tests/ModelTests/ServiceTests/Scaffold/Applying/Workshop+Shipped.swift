import DataSource
import TestSupport

extension Workshop {
    /// With the skeletons that this checkout ships, and the files that they are wired into.
    static func shippedWiring() throws -> Workshop {
        var workshop = Workshop()
        let client = FileManagerClient.liveValue
        let templates = Checkout.path + "/templates"
        let repository = TemplateRepository(
            client,
            testDependency(of: ProcessInfoClient.self) { $0.executablePath = { Checkout.path + "/.build/debug/luca" } }
        )
        for kind in ["feature", "screen", "field"] {
            for skeleton in try repository.templates("wiring/" + kind) {
                let isOfTheFeature = skeleton.path.contains("__") || kind == "field"
                guard !isOfTheFeature else { continue }
                let base = try client.contents(templates + "/app/" + skeleton.path)
                workshop[skeleton.path] = String(decoding: base, as: UTF8.self)
                let path = "wiring/\(kind)/\(skeleton.path)"
                workshop[template: path] = String(decoding: skeleton.contents.bytes, as: UTF8.self)
            }
        }
        return workshop
    }
}
