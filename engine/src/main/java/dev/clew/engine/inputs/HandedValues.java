package dev.clew.engine.inputs;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.hotspot.ResponsePage;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a call that is answered for is given. Where strings are followed, its answer carries the
 * names of the inputs that it was given, now or by earlier calls on the same object; and what
 * frameworks may have written to is forgotten: fields and elements of objects that the program has
 * made. Objects that it was given keep what they have.
 */
final class HandedValues {

  private static final int LONGEST_ARRAY = 64;

  /** Types of the JDK whose objects stay as they are, or are asked for nothing that they hold. */
  private static final List<String> FIXED =
      List.of(
          "java/lang/",
          "java/math/",
          "java/time/",
          "java/net/UR",
          "java/nio/file/",
          "java/nio/charset/",
          "sun/nio/",
          "java/io/File",
          "java/util/UUID",
          "java/util/Locale",
          "java/util/Optional",
          "java/util/Currency",
          "java/util/logging/Logger",
          "java/util/regex/Pattern",
          "java/util/function/",
          "java/util/ImmutableCollections",
          "java/util/Collections$",
          "java/util/Arrays$ArrayList",
          "java/util/KeyValueHolder");

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/ThreadLocal");

  private final ProgramBoundary boundaries;
  private final SinkFinder sinks;

  /**
   * @param sinks what these are given beside a sentence, they only read; without any of them
   *     strings are not followed, and nothing is handed over
   */
  HandedValues(ProgramBoundary boundaries, SinkFinder sinks) {
    this.boundaries = boundaries;
    this.sinks = sinks;
  }

  /** The names for an answer to a call from the frame of the method itself, in parentheses. */
  String in(Machine m, Frame callee, MethodInfo method) {
    if (sinks == SinkFinder.NONE) {
      return "()";
    }
    List<Integer> registers = new ArrayList<>();
    int register = 0;
    for (JvmType type : types(method)) {
      registers.add(register);
      register += type.slots();
    }
    return hand(m, callee, registers, method);
  }

  /** The same for a call on a stub, from the frame that calls. */
  String at(Machine m, Frame caller, Insn at, MethodInfo method) {
    if (sinks == SinkFinder.NONE) {
      return "()";
    }
    if (!(at instanceof Invoke call)) {
      return "(" + ReachedValues.UNKNOWN + ")";
    }
    List<Integer> registers = new ArrayList<>();
    for (int register : call.arguments()) {
      registers.add(register);
    }
    return hand(m, caller, registers, method);
  }

  private static List<JvmType> types(MethodInfo method) {
    List<JvmType> types = new ArrayList<>(method.signature().parameters());
    if (!method.isStatic()) {
      types.add(0, JvmType.OBJECT);
    }
    return types;
  }

  private String hand(Machine m, Frame f, List<Integer> registers, MethodInfo method) {
    if (registers.isEmpty()) {
      return "()";
    }
    List<JvmType> types = types(method);
    ReachedValues given = new ReachedValues(m);
    int first = method.isStatic() ? 0 : 1;
    for (int i = first; i < types.size(); i++) {
      given.add(f, registers.get(i), types.get(i));
    }
    given.responses().stream()
        .map(name -> new ResponsePage(m.journal(), name))
        .forEach(page -> page.write(List.of())); // whatever is called may write to it
    if (sinks.of(method).isEmpty()) {
      int last = (int) f.raw[registers.get(registers.size() - 1)];
      given.made().stream()
          .filter(id -> !method.isVarargs() || id != last)
          .forEach(id -> forget(m, id, method));
    }
    Set<String> names = given.names();
    if (!method.isStatic()) {
      int receiver = (int) f.raw[registers.get(0)];
      names.forEach(name -> m.journal().hand(receiver, name));
      names.addAll(m.journal().handedTo(receiver));
    }
    return "(" + String.join(", ", names) + ")";
  }

  private void forget(Machine m, int id, MethodInfo method) {
    HeapObject object = m.object(id);
    if (object instanceof HeapArray array) {
      forget(m, id, array, method);
    } else if (object instanceof Instance instance && instance.type().infoOrNull() != null) {
      ClassInfo type = instance.type().info();
      if (boundaries.isBeyond(type)) {
        return;
      }
      if (!type.isJdk()) {
        forgetFields(m, id, type, method);
      } else if (!isFixed(type)) {
        doubt(m, method, type.toString());
      }
    }
  }

  private static void forgetFields(Machine m, int id, ClassInfo type, MethodInfo method) {
    for (FieldInfo field : type.instanceFields()) {
      if (field.isFinal()) {
        continue;
      }
      if (field.owner().isJdk()) {
        doubt(m, method, type.toString());
      } else {
        ((Instance) m.heap().own(id)).set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  private static void forget(Machine m, int id, HeapArray array, MethodInfo method) {
    if (array.length() > LONGEST_ARRAY) {
      doubt(m, method, "an array");
      return;
    }
    HeapArray owned = (HeapArray) m.heap().own(id);
    for (int i = 0; i < array.length(); i++) {
      String name = method.name() + "(" + ReachedValues.UNKNOWN + ")#" + m.journal().nextNumber();
      UnknownValue unknown = UnknownValue.of(m, name, array.type().component().type());
      owned.set(i, unknown.raw(), unknown.sym());
    }
  }

  /** Whether the objects of a type of the JDK stay as they are. */
  static boolean isFixed(ClassInfo type) {
    String name = type.name();
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      if (each.name().equals("java/lang/Throwable") || each.name().equals("java/lang/Enum")) {
        return true;
      }
    }
    return !BUILDERS.contains(name) && FIXED.stream().anyMatch(name::startsWith);
  }

  private static void doubt(Machine m, MethodInfo method, String what) {
    m.journal()
        .noteOnce(
            new Reason(
                ReasonCode.BOUNDARY_ARGUMENTS,
                what + " that " + method.owner() + "." + method.name() + "() may write to"));
  }
}
