package dev.clew.engine.natives.vm;

import dev.clew.engine.guest.PendingThreads;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestCode;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.ResultAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one order in which threads run here: a started thread, or a task of a pool, runs to its end
 * when another thread waits, sleeps or yields. A wait that none of them ends is the end of the
 * path.
 */
public final class ThreadSchedule {

  /** The class that keeps what is pending. */
  public static final String CODE = "dev/clew/engine/guest/PendingThreads";

  private static final String POOL = "java/util/concurrent/ThreadPoolExecutor";

  private static final String EXECUTE = ".execute(Ljava/lang/Runnable;)V";

  private ThreadSchedule() {}

  public static void register(NativeRegistry r) {
    r.on(POOL + EXECUTE, ThreadSchedule::execute)
        .on("java/util/concurrent/ForkJoinPool" + EXECUTE, ThreadSchedule::fork)
        .on(POOL + ".shutdown()V", ThreadSchedule::finish)
        .on(POOL + ".shutdownNow()Ljava/util/List;", ThreadSchedule::finish)
        .on(POOL + ".awaitTermination(JLjava/util/concurrent/TimeUnit;)Z", ThreadSchedule::finish);
  }

  /** Makes the code ready; null when it is. */
  public static @Nullable Insn prepare(Machine m) {
    return GuestCalls.initialize(m, GuestCode.of(m.runtime(), PendingThreads.class));
  }

  /** Leaves a native method that starts something. */
  public static @Nullable Insn add(Machine m, String descriptor, List<GuestValue> what) {
    m.journal().note(ReasonCode.SCHEDULE, "threads run one after the other: one order of many");
    return GuestCalls.call(m, method(m, "add", descriptor), what, ResultAction.LEAVE_VOID);
  }

  private static MethodInfo method(Machine m, String name, String descriptor) {
    return m.runtime().method(GuestCode.of(m.runtime(), PendingThreads.class), name, descriptor);
  }

  private static boolean isUsed(Machine m) {
    RuntimeClass code = GuestCode.orNull(m.runtime(), PendingThreads.class);
    return code != null && m.initialization().isReady(code);
  }

  /** A moment at which others may run, or not. */
  public static @Nullable Insn pause(Machine m, Frame f) {
    return isUsed(m) && !m.monitors().holdsOtherThan(0)
        ? GuestCalls.call(m, method(m, "runNext", "()Z"), List.of(), ResultAction.LEAVE_VOID)
        : m.calls().returnVoid(f);
  }

  /**
   * A wait that may end without a reason, as the JVM's may; the code that waits looks again.
   *
   * @param released the object whose lock the wait lets go of; 0 for none
   */
  public static @Nullable Insn await(Machine m, Frame f, long released, boolean isTimed) {
    if (!isUsed(m)) {
      return isTimed ? m.calls().returnVoid(f) : nobody(m);
    }
    if (m.monitors().holdsOtherThan(released)) {
      return isTimed
          ? m.calls().returnVoid(f)
          : m.unsupported(
              ReasonCode.THREAD, "a wait of a thread that keeps others from what it has locked");
    }
    return GuestCalls.call(
        m,
        method(m, "runNext", "()Z"),
        List.of(),
        (next, hasRun) ->
            isTimed || hasRun.raw() != 0 ? next.calls().returnVoid(next.top()) : nobody(next));
  }

  private static @Nullable Insn nobody(Machine m) {
    return m.unsupported(ReasonCode.THREAD, "a wait that no other thread ends");
  }

  /** A task waits to be run, in the place of a worker that would wait for tasks. */
  private static @Nullable Insn execute(Machine m, Frame f) {
    return isRunning(m, f.raw[0]) ? fork(m, f) : NativeRegistry.own(f);
  }

  private static @Nullable Insn fork(Machine m, Frame f) {
    if (f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    Insn first = prepare(m);
    if (first != null || m.isEnded()) {
      return first;
    }
    String descriptor = "(Ljava/util/concurrent/Executor;Ljava/lang/Runnable;)V";
    return add(m, descriptor, List.of(GuestValue.of(f.raw[0]), GuestValue.of(f.raw[1])));
  }

  /**
   * A pool's control word is negative until it is shut down. A pool that no constructor made has
   * none.
   */
  private static boolean isRunning(Machine m, long pool) {
    long word = m.instance(pool).raw(m.classOf(pool).field("ctl").slot());
    if (word == 0) {
      return false;
    }
    Instance control = m.instance(word);
    return (int) control.raw(control.type().field("value").slot()) < 0;
  }

  /** What was handed over has run before the pool ends; then the JDK's code ends it. */
  private static @Nullable Insn finish(Machine m, Frame f) {
    return isUsed(m) && !m.monitors().holdsOtherThan(0)
        ? GuestCalls.call(
            m,
            method(m, "runAll", "()V"),
            List.of(),
            (next, nothing) -> NativeRegistry.own(next.top()))
        : NativeRegistry.own(f);
  }
}
