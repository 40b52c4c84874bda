package dev.clew.engine.natives.vm;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.reflect.GuestValue;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.Thread}: one runs at a time. Those that are started run when another waits, see
 * {@link ThreadSchedule}.
 */
public final class ThreadNatives {

  private static final String THREAD = "java/lang/Thread.";

  private static final Set<String> HOUSEKEEPING =
      Set.of(
          "java.lang.ref.Reference$ReferenceHandler",
          "java.lang.ref.Finalizer$FinalizerThread",
          "jdk.internal.misc.InnocuousThread");

  /** Bits of the JVM's tool interface. */
  private static final int RUNNABLE = 0x5;

  private static final int TERMINATED = 0x2;

  private ThreadNatives() {}

  public static void register(NativeRegistry r) {
    r.value(THREAD + "currentThread", (m, f) -> m.mainThread())
        .value(THREAD + "currentCarrierThread", (m, f) -> m.mainThread())
        .action(THREAD + "setPriority0", (m, f) -> {})
        .on(THREAD + "yield", ThreadSchedule::pause)
        .on(THREAD + "yield0", ThreadSchedule::pause)
        .on(THREAD + "onSpinWait", ThreadSchedule::pause)
        .action(THREAD + "interrupt0", (m, f) -> {})
        .action(THREAD + "clearInterruptEvent", (m, f) -> {})
        .action(THREAD + "setNativeName", (m, f) -> {})
        .action(THREAD + "ensureMaterializedForStackWalk", (m, f) -> {})
        .value(THREAD + "isAlive", (m, f) -> isAlive(m, f.raw[0]))
        .value(THREAD + "isAlive0", (m, f) -> isAlive(m, f.raw[0]))
        .value(THREAD + "getNextThreadIdOffset", (m, f) -> 0)
        .value("java/lang/Thread$ThreadIdentifiers.next", (m, f) -> 100)
        .value(THREAD + "scopedValueCache", (m, f) -> 0)
        .value(THREAD + "extentLocalCache", (m, f) -> 0)
        .value(THREAD + "findScopedValueBindings", (m, f) -> 0)
        // without continuations, virtual threads are threads like any other
        .value("jdk/internal/vm/ContinuationSupport.isSupported0", (m, f) -> 0)
        .on(THREAD + "start0", ThreadNatives::start)
        .on(THREAD + "start()V", ThreadNatives::start)
        .action(ThreadSchedule.CODE + ".become", (m, f) -> m.setMainThread((int) f.raw[0]))
        .action(ThreadSchedule.CODE + ".end", (m, f) -> mark(m, f.raw[0], 0, TERMINATED));
  }

  /** The JDK's own housekeeping has nothing to do here. */
  private static @Nullable Insn start(Machine m, Frame f) {
    if (HOUSEKEEPING.contains(m.classOf(f.raw[0]).name())) {
      return m.calls().returnVoid(f);
    }
    if (f.code.method().hasCode()) {
      return NativeRegistry.own(f);
    }
    Insn first = ThreadSchedule.prepare(m);
    if (first != null || m.isEnded()) {
      return first;
    }
    mark(m, f.raw[0], 1, RUNNABLE);
    return ThreadSchedule.add(m, "(Ljava/lang/Thread;)V", List.of(GuestValue.of(f.raw[0])));
  }

  /** Says how a thread is, in the fields that the JDK at hand looks at. */
  private static void mark(Machine m, long thread, long alive, int status) {
    Instance object = (Instance) m.heap().own((int) thread);
    object.set(object.type().field("eetop").slot(), alive);
    if (object.type().hasField("threadStatus")) {
      object.set(object.type().field("threadStatus").slot(), status);
    } else {
      Instance holder =
          (Instance) m.heap().own((int) object.raw(object.type().field("holder").slot()));
      holder.set(holder.type().field("threadStatus").slot(), status);
    }
  }

  private static long isAlive(Machine m, long thread) {
    boolean isStarted = m.instance(thread).raw(m.classOf(thread).field("eetop").slot()) != 0;
    return isStarted || thread == m.mainThread() ? 1 : 0;
  }
}
