title="a placeholder that its page does not have"
check=(tests TemplateDocsTests)
because="docs/templates.md lacks them"
sabotage() { replace docs/templates.md '| `__field_header__` |' '| `__FIELD__` |'; }
