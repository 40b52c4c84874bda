package dev.clew.engine.natives;

import dev.clew.engine.machine.Machine;

/** {@code java.lang.Thread}: there is one, and it never waits. */
final class ThreadNatives {

  private static final String THREAD = "java/lang/Thread.";

  private ThreadNatives() {}

  static void register(Registry r) {
    r.value(THREAD + "currentThread", (m, f) -> m.mainThread())
        .value(THREAD + "currentCarrierThread", (m, f) -> m.mainThread())
        .action(THREAD + "setPriority0", (m, f) -> {})
        .action(THREAD + "yield", (m, f) -> {})
        .action(THREAD + "yield0", (m, f) -> {})
        .action(THREAD + "onSpinWait", (m, f) -> {})
        .action(THREAD + "sleep(J)V", (m, f) -> {})
        .action(THREAD + "sleep0", (m, f) -> {})
        .action(THREAD + "sleepNanos0", (m, f) -> {})
        .action(THREAD + "interrupt0", (m, f) -> {})
        .action(THREAD + "clearInterruptEvent", (m, f) -> {})
        .action(THREAD + "setNativeName", (m, f) -> {})
        .action(THREAD + "ensureMaterializedForStackWalk", (m, f) -> {})
        .value(THREAD + "holdsLock", (m, f) -> 1)
        .value(THREAD + "isAlive", (m, f) -> isMain(m, f.raw[0]))
        .value(THREAD + "isAlive0", (m, f) -> isMain(m, f.raw[0]))
        .value(THREAD + "getNextThreadIdOffset", (m, f) -> 0)
        .value(THREAD + "scopedValueCache", (m, f) -> 0)
        .value(THREAD + "extentLocalCache", (m, f) -> 0)
        .value(THREAD + "findScopedValueBindings", (m, f) -> 0)
        .on(THREAD + "start0", (m, f) -> m.unsupported("thread", "Thread.start"))
        .on(THREAD + "start", (m, f) -> m.unsupported("thread", "Thread.start"));
  }

  private static long isMain(Machine m, long thread) {
    return thread == m.mainThread() ? 1 : 0;
  }
}
