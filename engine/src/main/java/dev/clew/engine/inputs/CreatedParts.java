package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.LibraryContent;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.jvm.JvmIntegers;
import org.jspecify.annotations.Nullable;

/** Makes up what the calls are given that make inputs. */
final class CreatedParts {

  private CreatedParts() {}

  /**
   * A part of an input.
   *
   * @param whole the input's name
   * @param type the input's type, where its arguments are known
   */
  static LibraryContent.Part make(
      Machine m, String whole, @Nullable GenericType type, CreationShape.Part part) {
    String name = whole + "." + part.name();
    if (part.sample() != null) {
      return new LibraryContent.Part(part.type(), sample(m, part.type(), part.sample()), null);
    }
    if (part.isMeasured()) {
      return new LibraryContent.Part(part.type(), array(m, name, part), null);
    }
    if (!part.type().isReference()) {
      return new LibraryContent.Part(
          part.type(), 0, InputSymbols.create(m.terms(), name, part.type()));
    }
    if (part.type().equals(JvmType.STRING) && !part.mayBeNull()) {
      InputIdentity identity = new InputIdentity(name, /* stub= */ false);
      return new LibraryContent.Part(part.type(), m.heap().add(NewInputs.text(m, identity)), null);
    }
    return reference(m, type, name, part);
  }

  private static long sample(Machine m, JvmType type, String sample) {
    return type.isReference() ? m.texts().intern(sample) : Long.parseLong(sample);
  }

  /** An array of a known length, whose elements are unknown where they are numbers. */
  private static int array(Machine m, String name, CreationShape.Part part) {
    int length = (int) part.least();
    HeapArray array = HeapArrays.create(m.token(), m.runtime().classes().of(part.type()), length);
    JvmType component = part.type().component();
    for (int i = 0; i < length; i++) {
      array.set(i, 0, InputSymbols.create(m.terms(), name + "[" + i + "]", component));
    }
    return m.heap().add(array);
  }

  /** That a number is in bounds. */
  static Expr within(Machine m, Expr number, CreationShape.Part part) {
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

  private static LibraryContent.Part reference(
      Machine m, @Nullable GenericType whole, String name, CreationShape.Part part) {
    GenericType type =
        part.argument() >= 0 && whole != null
            ? whole.argument(part.argument())
            : GenericType.of(part.type());
    NullRules nulls = ((SymbolicInputs) m.lazyInputs()).nulls();
    Nullness nullness = part.mayBeNull() ? nulls.ofElement() : Nullness.IMPOSSIBLE;
    UnknownValue value = UnknownValue.of(m, name, type, nullness);
    return new LibraryContent.Part(type.type(), value.raw(), value.sym());
  }

  /** The call gets a copy of an array, so that what is told of the input stays as it was. */
  static long given(Machine m, LibraryContent.Part part) {
    boolean isKnown = part.type().isArray() && part.sym() == null && part.raw() != 0;
    if (!isKnown) {
      return part.raw();
    }
    HeapArray kept = m.array(part.raw());
    HeapArray copy = HeapArrays.create(m.token(), kept.type(), kept.length());
    copy.copyFrom(kept, 0, 0, kept.length());
    return m.heap().add(copy);
  }
}
