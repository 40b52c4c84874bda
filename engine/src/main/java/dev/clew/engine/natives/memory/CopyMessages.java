package dev.clew.engine.natives.memory;

import static dev.clew.engine.natives.memory.ArrayCopy.COUNT;
import static dev.clew.engine.natives.memory.ArrayCopy.FROM;
import static dev.clew.engine.natives.memory.ArrayCopy.SOURCE;
import static dev.clew.engine.natives.memory.ArrayCopy.TARGET;
import static dev.clew.engine.natives.memory.ArrayCopy.TO;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.array.ArrayBounds;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.jvm.JvmIntegers;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code System.arraycopy} complains about, in the order in which HotSpot looks for it. */
final class CopyMessages {

  /**
   * A check of a range that may be unknown.
   *
   * @param fails when it fails, if those before it do not
   * @param message the text of a message
   */
  record Check(Expr fails, Expr message) {}

  private CopyMessages() {}

  static @Nullable String mismatch(RuntimeClass from, RuntimeClass to) {
    if (!from.isArray()) {
      return "arraycopy: source type " + from.name() + " is not an array";
    }
    if (!to.isArray()) {
      return "arraycopy: destination type " + to.name() + " is not an array";
    }
    boolean fromPrimitive = from.component().isPrimitive();
    boolean toPrimitive = to.component().isPrimitive();
    if (from == to || (!fromPrimitive && !toPrimitive)) {
      return null;
    }
    String left = fromPrimitive ? from.component().name() + "[]" : "object array[]";
    String right = toPrimitive ? to.component().name() + "[]" : "object array[]";
    return "arraycopy: type mismatch: can not copy " + left + " into " + right;
  }

  static @Nullable String badRange(HeapArray from, int at, HeapArray to, int into, int count) {
    String source = kind(from) + from.length() + "]";
    String target = kind(to) + to.length() + "]";
    if (at < 0) {
      return "arraycopy: source index " + at + " out of bounds for " + source;
    }
    if (into < 0) {
      return "arraycopy: destination index " + into + " out of bounds for " + target;
    }
    if (count < 0) {
      return "arraycopy: length " + count + " is negative";
    }
    if (at + (long) count > from.length()) {
      return "arraycopy: last source index "
          + Integer.toUnsignedString(at + count)
          + " out of bounds for "
          + source;
    }
    if (into + (long) count > to.length()) {
      return "arraycopy: last destination index "
          + Integer.toUnsignedString(into + count)
          + " out of bounds for "
          + target;
    }
    return null;
  }

  private static String kind(HeapObject array) {
    RuntimeClass component = array.type().component();
    return component.isPrimitive() ? component.name() + "[" : "object array[";
  }

  /** The same of a range or arrays that are unknown. */
  static List<Check> checks(Machine m, Frame f) {
    Expr from = ArrayCopy.term(m, f, FROM);
    Expr to = ArrayCopy.term(m, f, TO);
    Expr count = ArrayCopy.term(m, f, COUNT);
    HeapObject source = m.object(f.raw[SOURCE]);
    HeapObject target = m.object(f.raw[TARGET]);
    JvmIntegers ints = m.terms().ints();
    Expr zero = m.terms().factory().intConst(0);
    Expr lastSource = ints.add(ints.i2l(from), ints.i2l(count));
    Expr lastTarget = ints.add(ints.i2l(to), ints.i2l(count));
    return List.of(
        new Check(ints.lt(from, zero), outside(m, "source index ", from, source)),
        new Check(ints.lt(to, zero), outside(m, "destination index ", to, target)),
        new Check(
            ints.lt(count, zero),
            m.terms().text("arraycopy: length ", part(m, count), " is negative")),
        new Check(
            ints.gt(lastSource, ints.i2l(ArrayBounds.length(m, source))),
            outside(m, "last source index ", lastSource, source)),
        new Check(
            ints.gt(lastTarget, ints.i2l(ArrayBounds.length(m, target))),
            outside(m, "last destination index ", lastTarget, target)));
  }

  private static Expr outside(Machine m, String what, Expr index, HeapObject array) {
    return m.terms()
        .text(
            "arraycopy: " + what,
            part(m, index),
            " out of bounds for " + kind(array),
            part(m, ArrayBounds.length(m, array)),
            "]");
  }

  private static Expr part(Machine m, Expr number) {
    return m.terms().written(JvmType.Kind.LONG, number);
  }
}
