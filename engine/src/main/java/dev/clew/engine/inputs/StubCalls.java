package dev.clew.engine.inputs;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Calls whose code is not there or not followed: what they return is unknown. */
final class StubCalls {

  /**
   * What calls of a stub returned, newest first.
   *
   * @param name the method and the number of the call, such as {@code size()#2}; with {@value
   *     Datum.Instance#THROWS} behind it where it threw
   */
  public record Call(
      @Nullable Call before, String name, JvmType type, long raw, @Nullable Object sym)
      implements TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      for (Call call = this; call != null; call = call.before) {
        identities.accept((int) call.raw);
      }
    }

    /** Whether it threw, and is a call of the method that an earlier one called. */
    boolean isThrownAfter(Call earlier) {
      return name.endsWith(Datum.Instance.THROWS)
          && name.startsWith(earlier.name.substring(0, earlier.name.indexOf('#') + 1));
    }
  }

  private StubCalls() {}

  /**
   * What runs when a method is called on a stub: the code that its type has for it. Null where that
   * is left to the implementation, or beyond the boundary; then the call returns anything.
   */
  static @Nullable MethodInfo code(
      ProgramBoundary boundaries, ClassInfo type, MethodInfo resolved) {
    if (type.isInterface() && !resolved.owner().isInterface()) {
      return resolved; // Object's, which an implementation need not override
    }
    try {
      MethodInfo selected = type.select(resolved);
      boolean isAnswered =
          boundaries.isAnswered(selected.owner())
              && !selected.isFinal()
              && (selected.isPublic() || selected.isProtected());
      return isAnswered ? null : selected;
    } catch (LinkageException e) {
      return null; // abstract, or two defaults between which an implementation has to decide
    }
  }

  static @Nullable Insn perform(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    SymbolicInputs inputs = (SymbolicInputs) m.lazyInputs();
    List<RuntimeClass> thrown = inputs.stubExceptions().at(m, f, at, method);
    if (thrown.isEmpty()) {
      return answer(m, f, at, id, method);
    }
    Insn initializer = CaughtExceptions.prepare(m, thrown);
    if (initializer != null || m.isEnded()) {
      return initializer;
    }
    String place = InputNames.of(m.object(id)) + "." + nextName(m, id, method);
    List<Branch> branches = new ArrayList<>();
    branches.add(Branch.choice("", (machine, frame) -> answered(machine, frame, at, id, method)));
    thrown.forEach(each -> branches.add(StubExceptions.branch(at, id, method, place, each)));
    return m.fork(f, at, branches);
  }

  /** Also counts calls that return nothing, because a later one may throw. */
  private static @Nullable Insn answered(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    if (method.signature().result().kind() == JvmType.Kind.VOID) {
      remember(m, id, method, 0, null);
    }
    return answer(m, f, at, id, method);
  }

  private static Insn answer(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    if (m.lazyInputs().isBeyond(method.owner())) {
      m.journal().crossBoundary(method.owner(), /* isSupplied= */ true);
    }
    SymbolicInputs inputs = (SymbolicInputs) m.lazyInputs();
    String given = inputs.handed().at(m, f, at, method);
    if (method.signature().result().kind() == JvmType.Kind.VOID) {
      return at.next();
    }
    String place = InputNames.of(m.object(id)) + "." + nextName(m, id, method).replace("()", given);
    give(f, at, unknown(m, f, at, method, place));
    remember(m, id, method, f.raw[at.dst()], f.sym(at.dst()));
    return at.next();
  }

  private static UnknownValue unknown(
      Machine m, Frame f, Insn at, MethodInfo method, String place) {
    SymbolicInputs inputs = (SymbolicInputs) m.lazyInputs();
    return inputs.encoded().know(method) && at instanceof Invoke call
        ? inputs.encoded().answer(m, f, EncodedAnswers.register(method, call), method, place)
        : UnknownValue.of(m, place, GenericTypes.result(method), inputs.nulls().ofAnswer(method));
  }

  static String nextName(Machine m, int id, MethodInfo method) {
    Call before = m.instance(id).payload() instanceof Call calls ? calls : null;
    return method.name() + "()#" + (count(before, method) + 1);
  }

  /** Remembers what a call of a stub returned. */
  static void remember(Machine m, int id, MethodInfo method, long raw, @Nullable Object sym) {
    remember(m, id, nextName(m, id, method), method.signature().result(), raw, sym);
  }

  /** Remembers what a call of a stub threw. */
  static void rememberThrown(Machine m, int id, MethodInfo method, JvmType type, int exception) {
    remember(m, id, nextName(m, id, method) + Datum.Instance.THROWS, type, exception, null);
  }

  private static void remember(
      Machine m, int id, String name, JvmType type, long raw, @Nullable Object sym) {
    Instance stub = (Instance) m.heap().own(id);
    Call before = stub.payload() instanceof Call calls ? calls : null;
    stub.setPayload(new Call(before, name, type, raw, sym));
  }

  private static int count(@Nullable Call newest, MethodInfo method) {
    int count = 0;
    for (Call call = newest; call != null; call = call.before) {
      if (call.name.startsWith(method.name() + "()#")) {
        count++;
      }
    }
    return count;
  }

  static @Nullable Insn havoc(Machine m, Frame f, Insn at, MethodInfo method) {
    JvmType result = method.signature().result();
    m.journal().assumeCall();
    if (result.kind() != JvmType.Kind.VOID && at.dst() >= 0) {
      String owner = method.owner().name();
      String simple = owner.substring(owner.lastIndexOf('/') + 1);
      String name = simple + "." + method.name() + "()#" + m.journal().nextNumber();
      give(f, at, UnknownValue.of(m, name, result));
    }
    return at.next();
  }

  private static void give(Frame f, Insn at, UnknownValue unknown) {
    f.set(at.dst(), unknown.raw(), unknown.sym());
  }
}
