package dev.clew.engine.inputs;

import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a call that is answered for may throw, as far as the program would notice: where a handler
 * around it catches what the method declares, or an exception that need not be declared. Which
 * strings go where can only be told if these ways are gone, too.
 */
enum AnswerFailures {
  /** Answers never fail. */
  NONE,
  /** They fail where that is caught. */
  CAUGHT;

  private static final String UNCHECKED = "java/lang/RuntimeException";

  /** Whether what is answered may be null. */
  Nullness nullness() {
    return this == NONE ? Nullness.IMPOSSIBLE : Nullness.UNEXPECTED;
  }

  /** Initialises the exceptions; null where that is done, or the machine has ended. */
  @Nullable Insn prepare(Machine m, Frame caller, MethodInfo method) {
    if (this == NONE) {
      return null;
    }
    return CaughtExceptions.prepare(m, thrown(m, caller, method));
  }

  /**
   * The ways in which a call on a stub fails, from the frame that calls.
   *
   * @param shown exceptions that are thrown in another way, which a replay can be given
   */
  List<Branch> at(Machine m, Frame caller, Insn at, MethodInfo method, Set<RuntimeClass> shown) {
    if (this == NONE) {
      return List.of();
    }
    caller.setInsn(at);
    List<Branch> ways = new ArrayList<>();
    Set<RuntimeClass> thrown = new LinkedHashSet<>(thrown(m, caller, method));
    thrown.removeAll(shown);
    for (RuntimeClass type : thrown) {
      ways.add(
          Branch.choice(
              note(method, type),
              (n, f) -> {
                f.setInsn(at);
                return raise(n, type);
              }));
    }
    return ways;
  }

  /** The same from the frame of the method itself, which has not begun. */
  List<Branch> in(Machine m, Frame callee, MethodInfo method) {
    Frame caller = callee.caller;
    if (this == NONE || caller == null) {
      return List.of();
    }
    List<Branch> ways = new ArrayList<>();
    for (RuntimeClass type : thrown(m, caller, method)) {
      ways.add(
          Branch.choice(
              note(method, type),
              (n, f) -> {
                n.calls().leave(f);
                return raise(n, type);
              }));
    }
    return ways;
  }

  /** Throws with the constructor that tells most; nothing is known of what it tells. */
  private static @Nullable Insn raise(Machine m, RuntimeClass thrown) {
    Optional<MethodInfo> constructor = StubExceptions.anyConstructor(thrown);
    if (constructor.isEmpty()) {
      return m.unsupported(
          ReasonCode.INPUT_CLASS, "nothing here makes the " + thrown.info() + " that is caught");
    }
    int made = m.allocate(thrown);
    m.journal().noteFailure(made);
    MethodCode code = m.runtime().code(constructor.get());
    Frame frame = m.calls().push(code, m.exceptions().throwing(made, 0));
    frame.set(0, made);
    int slot = 1;
    for (JvmType type : constructor.get().signature().parameters()) {
      String part = type.equals(JvmType.STRING) ? ".getMessage(" : ".getCode(";
      String name = thrown.info() + part + ReachedValues.UNKNOWN + ")#" + m.journal().nextNumber();
      UnknownValue value = UnknownValue.of(m, name, type);
      frame.set(slot, value.raw(), value.sym());
      slot += type.slots();
    }
    return code.entry();
  }

  /** All ways, the one that returns first. */
  List<Branch> or(List<Branch> failing, Branch.Effect returning) {
    List<Branch> ways = new ArrayList<>();
    ways.add(Branch.choice("", returning));
    ways.addAll(failing);
    return ways;
  }

  private static String note(MethodInfo method, RuntimeClass type) {
    String name = type.info().name();
    return method.name() + "() throws " + name.substring(name.lastIndexOf('/') + 1);
  }

  private static Set<RuntimeClass> thrown(Machine m, Frame caller, MethodInfo method) {
    List<String> declared = new ArrayList<>(method.exceptions());
    declared.add(UNCHECKED);
    return CaughtExceptions.of(m, m.exceptions().caughtAround(caller), declared);
  }
}
