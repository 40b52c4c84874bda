package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.RuntimeClass.Fact;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an unknown reference among the inputs is: null, an earlier input, or a new object. */
final class ReferenceDecisions {

  private final NewInputs newInputs;

  ReferenceDecisions(NewInputs newInputs) {
    this.newInputs = newInputs;
  }

  /**
   * Forks over null, each earlier input that it may be, and a new object; then the instruction is
   * executed once more.
   */
  @Nullable Insn decide(Machine m, Frame f, Insn at, int reference) {
    UnknownReference unknown = (UnknownReference) m.object(reference);
    if (InputsBeingMade.has(m, reference)) {
      return InputsBeingMade.giveUp(m, unknown.name());
    }
    f.setInsn(at);
    Insn initializer = newInputs.prepare(m, unknown.type());
    if (initializer != null || m.isEnded()) {
      return initializer;
    }
    List<Branch> branches = new ArrayList<>();
    if (!unknown.isNonNull()) {
      branches.add(decideTo(unknown, reference, at, 0, "null"));
    }
    String others =
        NewInputs.isText(m, unknown.type())
                || EnumConstants.isEnum(unknown.type())
                || unknown.isAlone()
            ? ""
            : addAliases(m, at, reference, unknown, branches);
    newInputs.add(m, at, reference, unknown, others, branches);
    return branches.isEmpty()
        ? m.unsupported(
            ReasonCode.INPUT_CLASS, "there is no " + unknown.type() + " for " + unknown.name())
        : m.fork(f, at, branches);
  }

  /** One branch for each input that it may be; the rest of the condition for a new one. */
  private static String addAliases(
      Machine m, Insn at, int reference, UnknownReference unknown, List<Branch> branches) {
    StringBuilder others = new StringBuilder();
    for (int id : m.journal().inputs()) {
      HeapObject object = m.object(id);
      List<RuntimeClass> possible = InputNarrowing.compatible(m, object.type(), unknown.type());
      boolean isOther = possible.isEmpty() && OtherTypes.mayBeInput(m, object, unknown.type());
      if (id == reference
          || InputNames.isAlone(object)
          || (possible.isEmpty() && !isOther)
          || !GenericAliases.areAllowed(m, object, unknown)
          || CreatedInputs.isMadeOf(m, object, reference)) {
        continue;
      }
      String name = InputNames.of(object);
      others.append(" && ").append(unknown.name()).append(" != ").append(name);
      branches.add(
          Branch.choice(
              unknown.name() + " == " + name,
              (machine, frame) -> {
                machine.heap().put(reference, unknown.decided(machine.token(), id));
                if (isOther) {
                  return OtherTypes.become(machine, at, id, unknown.type());
                }
                InputNarrowing.narrow(
                    machine, id, possible, new Fact(unknown.type(), /* holds= */ true));
                return at;
              }));
    }
    return others.toString();
  }

  private static Branch decideTo(
      UnknownReference unknown, int reference, Insn at, int target, String name) {
    return Branch.choice(
        unknown.name() + " == " + name,
        (machine, frame) -> {
          machine.heap().put(reference, unknown.decided(machine.token(), target));
          return at;
        });
  }

  /** Forks over null and everything else. */
  static @Nullable Insn decideNull(Machine m, Frame f, Insn at, int reference) {
    UnknownReference unknown = (UnknownReference) m.object(reference);
    if (InputsBeingMade.has(m, reference)) {
      return InputsBeingMade.giveUp(m, unknown.name());
    }
    return m.fork(
        f,
        at,
        List.of(
            decideTo(unknown, reference, at, 0, "null"),
            Branch.choice(
                unknown.name() + " != null",
                (machine, frame) -> {
                  machine.heap().put(reference, unknown.knownNonNull(machine.token()));
                  return at;
                })));
  }
}
