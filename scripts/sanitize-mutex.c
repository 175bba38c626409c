// Tells the thread sanitizer who holds a contended Mutex: Swift locks and unlocks that in a library which the sanitizer
// does not see, so that all that is done under such a lock would be taken for a race. sanitize.sh alone links this.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void __tsan_acquire(void *address);
void __tsan_release(void *address);

METHOD void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
METHOD void unlock(SELF void *mutex) __asm__(UNLOCK);

METHOD void lock(uint32_t thread, SELF void *mutex) {
    METHOD void (*next)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
    next(thread, mutex);
    __tsan_acquire(mutex);
}

METHOD void unlock(SELF void *mutex) {
    METHOD void (*next)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(mutex);
    next(mutex);
}
