struct {{cookiecutter.feature}}Tests {
    let name = "{{cookiecutter.feature}}"
}
