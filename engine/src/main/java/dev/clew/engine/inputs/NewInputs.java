package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.TextUnits;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an unknown reference can be beyond null and an alias: a new object. */
final class NewInputs {

  private final CandidateClasses candidates;

  NewInputs(CandidateClasses candidates) {
    this.candidates = candidates;
  }

  /**
   * Initialises the class of an enum, whose constants have to be there, and one whose constructor
   * is to run; null when that is done.
   */
  @Nullable Insn prepare(Machine m, RuntimeClass type) {
    Insn creating = CreatedInputs.prepare(m, type);
    if (creating != null || m.isEnded()) {
      return creating;
    }
    boolean isEnum = EnumConstants.isEnum(type);
    RuntimeClass first = isEnum ? EnumConstants.declaringType(m, type) : type;
    boolean waits = (isEnum || isExtended(type)) && !m.initialization().isReady(first);
    return waits ? m.initialization().start(first) : null;
  }

  /** Whether a stub of the type is made by the constructor of a class of the library. */
  private boolean isExtended(RuntimeClass type) {
    return ExtendedClass.constructor(type) != null
        && LibraryShape.of(type) == null
        && LibraryCreations.of(type).isEmpty()
        && candidates.of(type).classes().isEmpty();
  }

  /**
   * Adds the branches.
   *
   * @param others says that it is none of the inputs it could be an alias of
   */
  void add(
      Machine m,
      Insn at,
      int reference,
      UnknownReference unknown,
      String others,
      List<Branch> branches) {
    RuntimeClass type = unknown.type();
    if (AnsweredInputs.isStub(m, unknown)) {
      branches.add(
          Branch.choice(
              "",
              (machine, frame) -> {
                put(machine, reference, stub(machine, AnsweredInputs.type(machine, unknown)));
                return at;
              }));
      return;
    }
    if (EnumConstants.isEnum(type)) {
      addConstants(m, at, reference, unknown, branches);
      return;
    }
    if (type == m.runtime().wellKnown().classClass()) {
      branches.addAll(ClassInputs.branches(m, at, reference, unknown));
      return;
    }
    List<RuntimeClass> enums = type.isArray() ? List.of() : candidates.enums(type);
    addObjects(at, reference, unknown, others, !enums.isEmpty(), branches);
    for (RuntimeClass each : enums) {
      branches.add(
          Branch.choice(
              unknown.name() + " instanceof " + each.type().javaName(),
              (machine, frame) -> {
                machine.heap().put(reference, unknown.narrowed(machine.token(), each));
                return at;
              }));
    }
  }

  private void addObjects(
      Insn at,
      int reference,
      UnknownReference unknown,
      String others,
      boolean hasEnums,
      List<Branch> branches) {
    RuntimeClass type = unknown.type();
    String nonNull = unknown.isNonNull() ? "" : " && " + unknown.name() + " != null";
    String note = (nonNull + others).replaceFirst("^ && ", "");
    LibraryShape shape = LibraryShape.of(type);
    String before = note.isEmpty() ? "" : note + " && ";
    if (shape != null) {
      MadeInputs.Wish wish = MadeInputs.Wish.of(reference, unknown, shape);
      branches.addAll(candidates.made().branches(at, wish, before));
    } else {
      branches.addAll(CreatedInputs.branches(at, reference, unknown, before));
    }
    boolean isMade = shape != null || !LibraryCreations.of(type).isEmpty();
    if (isMade && candidates.of(type).classes().isEmpty()) {
      return;
    }
    if (hasEnums && candidates.isClosed(type)) {
      return;
    }
    branches.add(
        new Branch(
            null,
            note.isEmpty() ? null : note,
            (machine, frame) -> create(machine, at, reference, unknown),
            /* isRare= */ false));
  }

  private static void addConstants(
      Machine m, Insn at, int reference, UnknownReference unknown, List<Branch> branches) {
    for (EnumConstants.Constant each : EnumConstants.of(m, unknown.type())) {
      branches.add(
          Branch.choice(
              unknown.name() + " == " + each.name(),
              (machine, frame) -> {
                HeapObject decided = unknown.decided(machine.token(), each.id());
                machine.heap().put(reference, decided);
                return at;
              }));
    }
  }

  private @Nullable Insn create(Machine m, Insn at, int reference, UnknownReference unknown) {
    RuntimeClass type = unknown.type();
    if (type.isArray()) {
      put(m, reference, array(m, type, identity(unknown, /* stub= */ false)));
      return at;
    }
    if (isText(m, type)) {
      if (isSequence(type)) {
        m.journal()
            .note(ReasonCode.MAX_TYPES, "other classes than String for an input of type " + type);
      }
      m.heap().put(reference, text(m, new InputIdentity(unknown.name(), /* stub= */ false)));
      return at;
    }
    CandidateClasses.Choice choice = candidates.of(type);
    if (choice.dropped() > 0) {
      m.journal()
          .note(
              ReasonCode.MAX_TYPES,
              choice.dropped() + " more classes for an input of type " + type);
    }
    if (!choice.classes().isEmpty()) {
      put(m, reference, object(m, unknown, RuntimeClass.open(type, choice.classes())));
      return at;
    }
    if (isExtended(type)) {
      return ExtendedClass.make(m, at, reference, type, identity(unknown, /* stub= */ true));
    }
    if (candidates.isExtendable(type)) {
      put(m, reference, stub(m, unknown));
      return at;
    }
    return m.unsupported(
        ReasonCode.INPUT_CLASS, "an input of type " + type + ": " + unknown.name());
  }

  private static void put(Machine m, int reference, HeapObject object) {
    m.heap().put(reference, object);
    m.journal().addInput(reference);
  }

  /** A string: about whose identity only a comparison decides, so no alias is tried. */
  static HeapObject text(Machine m, InputIdentity identity) {
    Expr text = InputSymbols.text(m.terms(), identity.name());
    return Instance.text(m.token(), m.runtime().wellKnown().string(), text, identity);
  }

  static HeapObject array(Machine m, RuntimeClass type, InputIdentity identity) {
    if (type == m.runtime().wellKnown().charArray()) {
      return units(m, type, identity);
    }
    Expr length = InputSymbols.create(m.terms(), identity.name() + ".length", JvmType.INT);
    m.journal().assume(m.terms().ints().ge(length, m.terms().factory().intConst(0)));
    return SymbolicArray.create(m.token(), type, length, identity);
  }

  /** An array of units has those of a text, so that what a program makes of it stays one term. */
  private static HeapObject units(Machine m, RuntimeClass type, InputIdentity identity) {
    Expr text = InputSymbols.text(m.terms(), "String.valueOf(" + identity.name() + ")");
    Expr length = m.terms().strings().length(text);
    TextUnits units = new TextUnits(m.terms(), text);
    return SymbolicArray.computed(m.token(), type, length, identity, units);
  }

  private static HeapObject object(Machine m, UnknownReference unknown, RuntimeClass type) {
    int slots = 0;
    for (RuntimeClass each : type.candidates()) {
      slots = Math.max(slots, each.instanceSlots());
    }
    InputIdentity identity = identity(unknown, /* stub= */ false);
    return Instance.input(m.token(), type, slots, identity);
  }

  private HeapObject stub(Machine m, UnknownReference unknown) {
    InputIdentity identity = identity(unknown, /* stub= */ true);
    RuntimeClass type = unknown.type();
    return Instance.input(m.token(), candidates.stubClass(type), type.instanceSlots(), identity);
  }

  private static InputIdentity identity(UnknownReference unknown, boolean stub) {
    return new InputIdentity(unknown.name(), stub, unknown.generic(), null, unknown.isAlone());
  }

  /** Whether an input of the type is a string, about whose identity only a comparison decides. */
  static boolean isText(Machine m, RuntimeClass type) {
    return type == m.runtime().wellKnown().string() || isSequence(type);
  }

  private static boolean isSequence(RuntimeClass type) {
    return type.infoOrNull() != null && type.info().name().equals("java/lang/CharSequence");
  }
}
