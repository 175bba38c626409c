struct {{cookiecutter.feature}}Repository {
    let name = "{{cookiecutter.feature}}"
}
