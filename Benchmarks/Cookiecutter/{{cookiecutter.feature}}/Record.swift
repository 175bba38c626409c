struct {{cookiecutter.feature}}Record {
    let name = "{{cookiecutter.feature}}"
}
