package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.LibraryContent;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Inputs of the library's classes that one public call makes of unknown parts, which are inputs in
 * their turn. What the call refuses is no input: such a path does not exist.
 */
final class CreatedInputs {

  private CreatedInputs() {}

  /** Initialises the classes whose calls make inputs of a type; null when that is done. */
  static @Nullable Insn prepare(Machine m, RuntimeClass type) {
    for (CreationShape shape : LibraryCreations.of(type)) {
      RuntimeClass owner = owner(m, shape.creation());
      Insn initializer = m.initialization().isReady(owner) ? null : m.initialization().start(owner);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return null;
  }

  private static RuntimeClass owner(Machine m, Creation creation) {
    return m.runtime().classes().named(creation.owner().replace('.', '/'));
  }

  /**
   * What is made, and where it goes.
   *
   * @param reference the unknown that it is decided to be; or an input of an open class, whose
   *     place it takes
   * @param type as it was declared
   */
  private record Wish(
      int reference,
      String name,
      RuntimeClass type,
      @Nullable GenericType generic,
      boolean inPlace) {}

  /**
   * One branch for each way to make one.
   *
   * @param before what else a condition has to say, ending with an operator where it is not empty
   */
  static List<Branch> branches(Insn at, int reference, UnknownReference unknown, String before) {
    Wish wish =
        new Wish(
            reference, unknown.name(), unknown.type(), unknown.generic(), /* inPlace= */ false);
    return branches(at, wish, LibraryCreations.of(unknown.type()), before);
  }

  /**
   * The same for an input that turns out to be of a type, which takes its place: by constructors
   * only, because no other input holds what they make.
   */
  static List<Branch> branchesInPlace(Insn at, int id, String name, RuntimeClass type) {
    List<CreationShape> shapes =
        LibraryCreations.of(type).stream().filter(each -> each.creation().isConstructor()).toList();
    return branches(at, new Wish(id, name, type, null, /* inPlace= */ true), shapes, "");
  }

  private static List<Branch> branches(
      Insn at, Wish wish, List<CreationShape> shapes, String before) {
    List<Branch> branches = new ArrayList<>();
    for (CreationShape shape : shapes) {
      String kind = shapes.size() == 1 ? "" : wish.name + " is " + shape.shown();
      String note = kind.isEmpty() ? before.replaceFirst(" && $", "") : before + kind;
      branches.add(
          new Branch(
              null,
              note.isEmpty() ? null : note,
              (m, f) -> begin(m, at, wish, shape),
              /* isRare= */ false));
    }
    return branches;
  }

  /** Numbers that are out of bounds make no path. */
  private static @Nullable Insn begin(Machine m, Insn at, Wish wish, CreationShape shape) {
    note(m, wish, shape);
    List<LibraryContent.Part> parts = new ArrayList<>();
    Expr bounds = m.terms().factory().bool(true);
    for (CreationShape.Part part : shape.parts()) {
      LibraryContent.Part made = CreatedParts.make(m, wish.name, wish.generic, part);
      parts.add(made);
      if (made.sym() instanceof Expr number && part.isBounded()) {
        bounds = m.terms().factory().and(bounds, CreatedParts.within(m, number, part));
      }
    }
    return bounds instanceof Const
        ? call(m, at, wish, shape.creation(), parts)
        : m.fork(
            m.top(),
            at,
            List.of(
                Branch.noted(bounds, "", (x, f) -> call(x, at, wish, shape.creation(), parts))));
  }

  private static void note(Machine m, Wish wish, CreationShape shape) {
    boolean isOther = !owner(m, shape.creation()).equals(wish.type);
    if (!shape.isWhole() || isOther) {
      m.journal()
          .note(
              isOther ? ReasonCode.MAX_TYPES : ReasonCode.SAMPLE_VALUES,
              "other objects than some for an input of type " + wish.type);
    }
  }

  private static Insn call(
      Machine m, Insn at, Wish wish, Creation creation, List<LibraryContent.Part> parts) {
    RuntimeClass owner = owner(m, creation);
    int made = creation.isConstructor() ? m.allocate(owner) : 0;
    LibraryContent content =
        new LibraryContent(creation.owner(), Form.CALL, List.of(), parts, creation);
    MethodCode code = m.runtime().code(method(owner, creation));
    RuntimeClass before = m.object(wish.reference).type();
    Frame frame = m.calls().push(code, new WhenCreated(at, wish, content, made, before));
    int slot = 0;
    if (made != 0) {
      frame.set(slot++, made);
    }
    for (LibraryContent.Part part : parts) {
      frame.set(slot, CreatedParts.given(m, part), part.sym());
      slot += part.type().slots();
    }
    return code.entry();
  }

  private static MethodInfo method(RuntimeClass owner, Creation creation) {
    return owner.info().methods().stream()
        .filter(each -> each.name().equals(creation.method()))
        .filter(
            each ->
                each.signature().parameters().stream()
                    .map(JvmType::javaName)
                    .toList()
                    .equals(creation.parameters()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + creation + " here"));
  }

  /** Whether an input was made of a part, so that the part cannot be the input itself. */
  static boolean isMadeOf(Machine m, HeapObject whole, int part) {
    InputIdentity identity = InputNames.identity(whole);
    LibraryContent content = identity == null ? null : identity.content();
    if (content == null || content.form() != Form.CALL) {
      return false;
    }
    return content.parts().stream()
        .filter(each -> each.type().isReference())
        .anyMatch(each -> isOrHas(m, (int) each.raw(), part));
  }

  private static boolean isOrHas(Machine m, int id, int part) {
    if (id == part || id == 0) {
      return id != 0;
    }
    HeapObject object = m.object(id);
    if (object instanceof UnknownReference unknown) {
      return !unknown.isOpen() && isOrHas(m, unknown.target(), part);
    }
    return isMadeOf(m, object, part);
  }

  /**
   * Puts the object where it is wanted; then the instruction that looked is executed again.
   *
   * @param before the class of what is there
   */
  private record WhenCreated(
      Insn at, Wish wish, LibraryContent content, int made, RuntimeClass before)
      implements InputsBeingMade.Making, TracedIdentities {
    @Override
    public int reference() {
      return wish.reference;
    }

    @Override
    public void trace(IntConsumer identities) {
      identities.accept(wish.reference);
      identities.accept(made);
      content.trace(identities);
    }

    @Override
    public boolean makesInput() {
      return true;
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      if (m.object(wish.reference).type() != before) {
        return InputsBeingMade.giveUp(m, wish.name);
      }
      int id = made == 0 ? (int) raw : made;
      InputIdentity identity =
          new InputIdentity(wish.name, /* stub= */ false, wish.generic, content, isAlone(m));
      if (wish.inPlace) {
        m.heap().put(wish.reference, moved(m, id, wish.reference, identity));
        return at;
      }
      m.heap().put(id, m.instance(id).asInput(m.token(), identity));
      m.journal().addInput(id);
      UnknownReference unknown = (UnknownReference) m.object(wish.reference);
      m.heap().put(wish.reference, unknown.decided(m.token(), id));
      return at;
    }

    private boolean isAlone(Machine m) {
      HeapObject wanted = m.object(wish.reference);
      InputIdentity known = InputNames.identity(wanted);
      return wanted instanceof UnknownReference unknown
          ? unknown.isAlone()
          : known != null && known.isAlone();
    }

    /** Readers and writers lock themselves: whatever refers to itself goes on to do so. */
    private static Instance moved(Machine m, int from, int to, InputIdentity identity) {
      Instance moved = m.instance(from).asInput(m.token(), identity);
      for (FieldInfo field : moved.type().info().instanceFields()) {
        if (field.type().isReference() && moved.raw(field.slot()) == from) {
          moved.set(field.slot(), to);
        }
      }
      return moved;
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      Expr never = m.terms().factory().bool(false);
      return m.fork(m.top(), at, List.of(Branch.when(never, (x, f) -> at)));
    }
  }
}
