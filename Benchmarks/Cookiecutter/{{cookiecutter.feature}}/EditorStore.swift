struct {{cookiecutter.feature}}EditorStore {
    let name = "{{cookiecutter.feature}}"
}
