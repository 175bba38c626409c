title="a key of a JSON document that its page does not have"
check=(tests JSONDocsTests)
because="version is on no page"
sabotage() { replace docs/json.md '| `version` | string |' '| `luca` | string |'; }
