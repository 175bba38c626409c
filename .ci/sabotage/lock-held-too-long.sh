title="a bundle that lets a value go while it holds its lock"
check=(tests AsyncStreamBundleLockTests)
because="Recursive call to lock Mutex"
sabotage() {
    replace Sources/DataSource/Entities/VersionCell.swift "(state.waiters, state.latest)" "(state.waiters, Value?.none)"
}
