struct {{cookiecutter.feature}}Service {
    let name = "{{cookiecutter.feature}}"
}
