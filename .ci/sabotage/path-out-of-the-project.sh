title="a template whose path leads out of the project once it is rendered"
check=(tests RenderServiceTests)
because="rendered_pathThatLeadsElsewhere_isRefused.* failed"
sabotage() {
    replace Sources/Model/Services/Scaffold/Rendering/RenderService.swift \
        "guard isInside, path.normalizedPath == path else {" "guard isInside || path.normalizedPath != path else {"
}
