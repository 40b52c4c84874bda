package dev.clew.engine.natives;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.Thread}: there is one, and it never waits. */
final class ThreadNatives {

  private static final String THREAD = "java/lang/Thread.";

  private static final Set<String> HOUSEKEEPING =
      Set.of(
          "java.lang.ref.Reference$ReferenceHandler",
          "java.lang.ref.Finalizer$FinalizerThread",
          "jdk.internal.misc.InnocuousThread");

  private ThreadNatives() {}

  static void register(Registry r) {
    r.value(THREAD + "currentThread", (m, f) -> m.mainThread())
        .value(THREAD + "currentCarrierThread", (m, f) -> m.mainThread())
        .action(THREAD + "setPriority0", (m, f) -> {})
        .action(THREAD + "yield", (m, f) -> {})
        .action(THREAD + "yield0", (m, f) -> {})
        .action(THREAD + "onSpinWait", (m, f) -> {})
        .action(THREAD + "interrupt0", (m, f) -> {})
        .action(THREAD + "clearInterruptEvent", (m, f) -> {})
        .action(THREAD + "setNativeName", (m, f) -> {})
        .action(THREAD + "ensureMaterializedForStackWalk", (m, f) -> {})
        .value(THREAD + "isAlive", (m, f) -> isMain(m, f.raw[0]))
        .value(THREAD + "isAlive0", (m, f) -> isMain(m, f.raw[0]))
        .value(THREAD + "getNextThreadIdOffset", (m, f) -> 0)
        .value("java/lang/Thread$ThreadIdentifiers.next", (m, f) -> 100)
        .value(THREAD + "scopedValueCache", (m, f) -> 0)
        .value(THREAD + "extentLocalCache", (m, f) -> 0)
        .value(THREAD + "findScopedValueBindings", (m, f) -> 0)
        .on(THREAD + "start0", ThreadNatives::start)
        .on(THREAD + "start()V", ThreadNatives::start);
  }

  /** The JDK's own housekeeping has nothing to do here; other threads are not supported. */
  private static @Nullable Insn start(Machine m, Frame f) {
    String type = m.classOf(f.raw[0]).name();
    return HOUSEKEEPING.contains(type)
        ? m.calls().returnVoid(f)
        : m.unsupported("thread", "start of a " + type);
  }

  private static long isMain(Machine m, long thread) {
    return thread == m.mainThread() ? 1 : 0;
  }
}
