/// Runs each part of a task at once, on the thread that resumes it: what a lock is held around then shows.
final class InlineExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}
