struct {{cookiecutter.feature}}ListStore {
    let name = "{{cookiecutter.feature}}"
}
