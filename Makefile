# Each target is one script, so that nobody needs make.
build: ; scripts/build.sh
test: ; scripts/test.sh
sanitize: ; scripts/sanitize.sh
verify: ; scripts/verify.sh all
format: ; scripts/format.sh
lint: ; scripts/lint.sh
example: ; scripts/example.sh
link: ; scripts/link.sh
docs: ; scripts/docs.sh
test-install: ; scripts/test-install.sh
sabotage: ; scripts/sabotage.sh
bench: ; scripts/bench.sh
ci: ; .ci/run
install: ; scripts/install.sh
uninstall: ; scripts/uninstall.sh
.PHONY: build test sanitize verify format lint example link docs test-install sabotage bench ci install uninstall
