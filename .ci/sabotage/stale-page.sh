title="change what the page of a runtime piece shows, but not the example that runs"
sabotage() { replace docs/runtime/locked.md "last += 1" "last += 2"; }
check=(tests DocsTests)
because="run scripts/docs.sh"
