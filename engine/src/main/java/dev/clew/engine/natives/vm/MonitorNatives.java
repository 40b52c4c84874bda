package dev.clew.engine.natives.vm;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import org.jspecify.annotations.Nullable;

/**
 * Waiting: the threads that are pending run meanwhile. Where there are none, nothing can wake the
 * one that waits, so that a time-out runs out, at once.
 */
public final class MonitorNatives {

  private static final String OBJECT = "java/lang/Object.";
  private static final String THREAD = "java/lang/Thread.";

  private MonitorNatives() {}

  public static void register(NativeRegistry r) {
    r.on(OBJECT + "notify", MonitorNatives::wake)
        .on(OBJECT + "notifyAll", MonitorNatives::wake)
        .on(OBJECT + "wait(J)V", MonitorNatives::await)
        .on(OBJECT + "wait0", MonitorNatives::await)
        .on(THREAD + "holdsLock", MonitorNatives::holdsLock)
        .on(THREAD + "sleep(J)V", MonitorNatives::sleep)
        .on(THREAD + "sleep0", MonitorNatives::sleep)
        .on(THREAD + "sleepNanos0", MonitorNatives::sleep)
        .on("jdk/internal/misc/Unsafe.park", MonitorNatives::park)
        .action("jdk/internal/misc/Unsafe.unpark", (m, f) -> {});
  }

  private static @Nullable Insn notOwner(Machine m) {
    return m.exceptions()
        .raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
  }

  private static @Nullable Insn wake(Machine m, Frame f) {
    return m.monitors().holds(f.raw[0]) ? m.calls().returnVoid(f) : notOwner(m);
  }

  private static @Nullable Insn holdsLock(Machine m, Frame f) {
    return f.raw[0] == 0
        ? m.exceptions().raise("java/lang/NullPointerException", null)
        : NativeRegistry.give(m, f, m.monitors().holds(f.raw[0]) ? 1 : 0);
  }

  private static @Nullable Insn await(Machine m, Frame f) {
    if (f.code.method().hasCode()) {
      return NativeRegistry.own(f);
    }
    if (f.raw[1] < 0) {
      return m.exceptions()
          .raise("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    if (!m.monitors().holds(f.raw[0])) {
      return notOwner(m);
    }
    if (takeInterrupt(m)) {
      return m.exceptions().raise("java/lang/InterruptedException", null);
    }
    return ThreadSchedule.await(m, f, f.raw[0], /* isTimed= */ f.raw[1] != 0);
  }

  private static @Nullable Insn sleep(Machine m, Frame f) {
    if (f.code.method().hasCode()) {
      return NativeRegistry.own(f);
    }
    if (f.raw[0] < 0) {
      return m.exceptions()
          .raise("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    return takeInterrupt(m)
        ? m.exceptions().raise("java/lang/InterruptedException", "sleep interrupted")
        : ThreadSchedule.pause(m, f);
  }

  /** Whether the thread was interrupted; afterwards it is not any more. */
  private static boolean takeInterrupt(Machine m) {
    RuntimeClass type = m.classOf(m.mainThread());
    int slot = type.field("interrupted").slot();
    boolean interrupted = m.instance(m.mainThread()).raw(slot) != 0;
    if (interrupted) {
      ((Instance) m.heap().own(m.mainThread())).set(slot, 0);
    }
    return interrupted;
  }

  /** A deadline passes at once; without one nothing can end the wait. */
  private static @Nullable Insn park(Machine m, Frame f) {
    boolean timed = f.raw[1] != 0 || f.raw[2] != 0;
    RuntimeClass type = m.classOf(m.mainThread());
    boolean interrupted = m.instance(m.mainThread()).raw(type.field("interrupted").slot()) != 0;
    return interrupted
        ? m.calls().returnVoid(f)
        : ThreadSchedule.await(m, f, /* released= */ 0, timed);
  }
}
