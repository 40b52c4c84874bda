package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.RuntimeClass.Fact;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which classes an input may still be of, and how branches leave fewer of them. */
final class InputNarrowing {

  private InputNarrowing() {}

  /** The classes that a type leaves of those that an input may be of. */
  static List<RuntimeClass> compatible(Machine m, RuntimeClass type, RuntimeClass wanted) {
    return type.candidates().stream().filter(each -> m.isSubtype(each, wanted)).toList();
  }

  /** Leaves fewer classes for an input: those for which a fact holds. */
  static void narrow(Machine m, int id, List<RuntimeClass> left, Fact fact) {
    HeapObject object = m.object(id);
    if (object instanceof Instance instance && left.size() < object.type().candidates().size()) {
      RuntimeClass known = object.type().knowing(fact.type(), fact.holds());
      if (left.size() == 1 && !fact.holds()) {
        OtherTypes.note(m, known);
      }
      m.heap().put(id, instance.narrowed(m.token(), RuntimeClass.open(known, left)));
    }
  }

  /** Whether all, or none, of the classes that are left are of a type; null if that is open. */
  static @Nullable Boolean isAlways(Machine m, RuntimeClass open, RuntimeClass type) {
    int fitting = compatible(m, open, type).size();
    if (fitting == open.candidates().size()) {
      OtherTypes.noteUnless(m, open, type);
      return true;
    }
    boolean never = fitting == 0 && !OtherTypes.mayBe(m, open, type);
    if (never) {
      OtherTypes.noteEnum(m, open, type);
    }
    return never ? false : null;
  }

  /** Goes on once with the classes of a type, and once with the others. */
  static @Nullable Insn decideType(Machine m, Frame f, Insn at, int id, RuntimeClass type) {
    HeapObject object = m.object(id);
    List<RuntimeClass> yes = compatible(m, object.type(), type);
    String test = InputNames.of(object) + " instanceof " + type.type().javaName();
    if (yes.isEmpty()) {
      f.setInsn(at);
      Insn creating = CreatedInputs.prepare(m, type);
      if (creating != null || m.isEnded()) {
        return creating;
      }
      return m.fork(f, at, OtherTypes.branches(at, id, type, test));
    }
    List<RuntimeClass> no = new ArrayList<>(object.type().candidates());
    no.removeAll(yes);
    return m.fork(
        f,
        at,
        List.of(
            narrowing(at, id, no, new Fact(type, /* holds= */ false), "!(" + test + ")"),
            narrowing(at, id, yes, new Fact(type, /* holds= */ true), test)));
  }

  /** Goes on with each class by itself. */
  static @Nullable Insn decideClass(Machine m, Frame f, Insn at, int id) {
    HeapObject object = m.object(id);
    RuntimeClass type = object.type();
    OtherTypes.note(m, type);
    List<Branch> branches = new ArrayList<>();
    for (RuntimeClass each : type.candidates()) {
      String note = InputNames.of(object) + ".getClass() == " + each.type().javaName() + ".class";
      branches.add(narrowing(at, id, List.of(each), new Fact(each, /* holds= */ true), note));
    }
    return m.fork(f, at, branches);
  }

  /** The classes by the method that a call selects for them. */
  static Map<MethodInfo, List<RuntimeClass>> groups(Machine m, int id, MethodInfo resolved) {
    Map<MethodInfo, List<RuntimeClass>> groups = new LinkedHashMap<>();
    for (RuntimeClass each : m.object(id).type().candidates()) {
      MethodInfo selected =
          resolved.owner().isInterface()
              ? m.runtime().linker().selectFromInterface(each.info(), resolved)
              : each.info().select(resolved);
      groups.computeIfAbsent(selected, key -> new ArrayList<>()).add(each);
    }
    return groups;
  }

  /** Goes on with each method by itself that the classes have for one. */
  static @Nullable Insn decideMethod(Machine m, Frame f, Insn at, int id, MethodInfo resolved) {
    OtherTypes.note(m, m.object(id).type());
    String name = InputNames.of(m.object(id));
    Fact closed = new Fact(m.runtime().wellKnown().object(), /* holds= */ false);
    List<Branch> branches = new ArrayList<>();
    groups(m, id, resolved)
        .forEach(
            (method, classes) ->
                branches.add(narrowing(at, id, classes, closed, name + " is " + names(classes))));
    return m.fork(f, at, branches);
  }

  private static Branch narrowing(
      Insn at, int id, List<RuntimeClass> left, Fact fact, String note) {
    return Branch.choice(
        note,
        (machine, frame) -> {
          narrow(machine, id, left, fact);
          return at;
        });
  }

  private static String names(List<RuntimeClass> classes) {
    return String.join(" or ", classes.stream().map(RuntimeClass::toString).toList());
  }
}
