# Sourced by scripts that build: warnings are errors, and the index leaves out what is not ours, which halves a cold build.
# A folder of its own, because other flags than those of a plain `swift build` compile everything anew.
strict=(-Xswiftc -warnings-as-errors -Xswiftc -index-ignore-system-modules)
strict_folder=.build/strict
