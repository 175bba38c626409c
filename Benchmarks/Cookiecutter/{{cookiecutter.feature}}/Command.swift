struct {{cookiecutter.feature}}Command {
    let name = "{{cookiecutter.feature}}"
}
