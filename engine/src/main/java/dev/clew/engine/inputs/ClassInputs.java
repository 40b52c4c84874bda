package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Class objects among the inputs: the one that the type argument names, or some of each kind. */
final class ClassInputs {

  private static final List<JvmType> SAMPLES =
      List.of(
          JvmType.OBJECT,
          JvmType.STRING,
          JvmType.ofClass("java/lang/Integer"),
          JvmType.INT,
          JvmType.ofClass("java/util/List"),
          JvmType.STRING.arrayOf());

  private ClassInputs() {}

  static List<Branch> branches(Machine m, Insn at, int reference, UnknownReference unknown) {
    RuntimeClass named = named(m, unknown.generic());
    List<RuntimeClass> tried = new ArrayList<>();
    if (named == null) {
      SAMPLES.forEach(each -> tried.add(m.runtime().classes().of(each)));
    } else {
      tried.add(named);
    }
    return tried.stream().map(each -> branch(at, reference, unknown, each)).toList();
  }

  /** Null where any class may be meant. */
  private static @Nullable RuntimeClass named(Machine m, @Nullable GenericType type) {
    JvmType argument = type == null ? JvmType.OBJECT : type.argument(0).type();
    try {
      return argument.equals(JvmType.OBJECT) ? null : m.runtime().classes().of(argument);
    } catch (LinkageException e) {
      return null;
    }
  }

  private static Branch branch(
      Insn at, int reference, UnknownReference unknown, RuntimeClass type) {
    return Branch.choice(
        unknown.name() + " == " + type.type().javaName() + ".class",
        (m, f) -> {
          m.journal()
              .note(ReasonCode.SAMPLE_VALUES, "other classes than some for " + unknown.name());
          int mirror = m.mirrors().of(type);
          m.heap().put(reference, unknown.decided(m.token(), mirror));
          return at;
        });
  }
}
