struct {{cookiecutter.feature}}Entity {
    let name = "{{cookiecutter.feature}}"
}
