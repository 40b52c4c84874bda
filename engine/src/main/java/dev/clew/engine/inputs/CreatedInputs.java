package dev.clew.engine.inputs;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.Content;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.Traced;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Completion;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.jvm.JvmIntegers;
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

  /** The first class that has to be initialised before an input is made; null if there is none. */
  static @Nullable RuntimeClass waitsFor(Machine m, RuntimeClass type) {
    for (CreationShape shape : LibraryCreations.of(type)) {
      RuntimeClass owner = owner(m, shape.creation());
      if (!m.initialization().isReady(owner)) {
        return owner;
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
   * @param reference the unknown that it is decided to be
   * @param type as it was declared
   */
  private record Wish(
      int reference, String name, RuntimeClass type, @Nullable GenericType generic) {}

  /**
   * One branch for each way to make one.
   *
   * @param before what else a condition has to say, ending with an operator where it is not empty
   */
  static List<Branch> branches(Insn at, int reference, UnknownReference unknown, String before) {
    Wish wish = new Wish(reference, unknown.name(), unknown.type(), unknown.generic());
    List<CreationShape> shapes = LibraryCreations.of(unknown.type());
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
    List<Content.Part> parts = new ArrayList<>();
    Expr bounds = m.terms().factory().bool(true);
    for (CreationShape.Part part : shape.parts()) {
      Content.Part made = part(m, wish, part);
      parts.add(made);
      if (made.sym() instanceof Expr number && part.isBounded()) {
        bounds = m.terms().factory().and(bounds, within(m, number, part));
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
              isOther ? "max-types" : "sample-values",
              "other objects than some for an input of type " + wish.type);
    }
  }

  private static Insn call(
      Machine m, Insn at, Wish wish, Creation creation, List<Content.Part> parts) {
    RuntimeClass owner = owner(m, creation);
    int made = creation.isConstructor() ? m.allocate(owner) : 0;
    Content content = new Content(creation.owner(), Form.CALL, List.of(), parts, creation);
    Code code = m.runtime().code(method(owner, creation));
    Frame frame = m.calls().push(code, new WhenCreated(at, wish, content, made));
    int slot = 0;
    if (made != 0) {
      frame.set(slot++, made);
    }
    for (Content.Part part : parts) {
      frame.set(slot, given(m, part), part.sym());
      slot += part.type().slots();
    }
    return code.entry();
  }

  /** The call gets a copy of an array, so that what is told of the input stays as it was. */
  private static long given(Machine m, Content.Part part) {
    boolean isKnown = part.type().isArray() && part.sym() == null && part.raw() != 0;
    if (!isKnown) {
      return part.raw();
    }
    HeapArray kept = m.array(part.raw());
    HeapArray copy = Arrays.create(m.token(), kept.type(), kept.length());
    copy.copyFrom(kept, 0, 0, kept.length());
    return m.heap().add(copy);
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

  private static Content.Part part(Machine m, Wish wish, CreationShape.Part part) {
    String name = wish.name + "." + part.name();
    if (part.sample() != null) {
      return new Content.Part(part.type(), sample(m, part.type(), part.sample()), null);
    }
    if (part.isMeasured()) {
      return new Content.Part(part.type(), array(m, name, part), null);
    }
    if (!part.type().isReference()) {
      return new Content.Part(part.type(), 0, InputSymbols.create(m.terms(), name, part.type()));
    }
    if (part.type().equals(JvmType.STRING) && !part.mayBeNull()) {
      InputIdentity identity = new InputIdentity(name, /* stub= */ false);
      return new Content.Part(part.type(), m.heap().add(NewInputs.text(m, identity)), null);
    }
    return reference(m, wish, name, part);
  }

  private static long sample(Machine m, JvmType type, String sample) {
    return type.isReference() ? m.texts().intern(sample) : Long.parseLong(sample);
  }

  /** An array of a known length, whose elements are unknown where they are numbers. */
  private static int array(Machine m, String name, CreationShape.Part part) {
    int length = (int) part.least();
    HeapArray array = Arrays.create(m.token(), m.runtime().classes().of(part.type()), length);
    JvmType component = part.type().component();
    for (int i = 0; i < length; i++) {
      array.set(i, 0, InputSymbols.create(m.terms(), name + "[" + i + "]", component));
    }
    return m.heap().add(array);
  }

  private static Expr within(Machine m, Expr number, CreationShape.Part part) {
    JvmIntegers ints = m.terms().ints();
    boolean isLong = part.type().equals(JvmType.LONG);
    return m.terms()
        .factory()
        .and(
            ints.ge(number, constant(m, part.least(), isLong)),
            ints.le(number, constant(m, part.most(), isLong)));
  }

  private static Expr constant(Machine m, long value, boolean isLong) {
    return isLong
        ? m.terms().factory().longConst(value)
        : m.terms().factory().intConst((int) value);
  }

  private static Content.Part reference(
      Machine m, Wish wish, String name, CreationShape.Part part) {
    GenericType whole = wish.generic;
    GenericType type =
        part.argument() >= 0 && whole != null
            ? whole.argument(part.argument())
            : GenericType.of(part.type());
    NullRules nulls = ((SymbolicInputs) m.lazyInputs()).nulls();
    Nullness nullness = part.mayBeNull() ? nulls.ofElement() : Nullness.IMPOSSIBLE;
    UnknownValue value = UnknownValue.of(m, name, type, nullness);
    return new Content.Part(type.type(), value.raw(), value.sym());
  }

  /** Whether an input was made of a part, so that the part cannot be the input itself. */
  static boolean isMadeOf(Machine m, HeapObject whole, int part) {
    InputIdentity identity = InputNames.identity(whole);
    Content content = identity == null ? null : identity.content();
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

  /** Puts the object where it is wanted; then the instruction that looked is executed again. */
  private record WhenCreated(Insn at, Wish wish, Content content, int made)
      implements Completion, Traced {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(wish.reference);
      identities.accept(made);
      content.trace(identities);
    }

    @Override
    public Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      int id = made == 0 ? (int) raw : made;
      UnknownReference unknown = (UnknownReference) m.object(wish.reference);
      InputIdentity identity =
          new InputIdentity(wish.name, /* stub= */ false, wish.generic, content, unknown.isAlone());
      m.heap().put(id, m.instance(id).asInput(m.token(), identity));
      m.journal().addInput(id);
      m.heap().put(wish.reference, unknown.decided(m.token(), id));
      return at;
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      Expr never = m.terms().factory().bool(false);
      return m.fork(m.top(), at, List.of(Branch.when(never, (x, f) -> at)));
    }
  }
}
