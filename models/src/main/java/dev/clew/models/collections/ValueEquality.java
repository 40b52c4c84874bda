package dev.clew.models.collections;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * When objects are equal, as a term: for texts and boxes, whose {@code equals} looks at nothing but
 * their values.
 */
final class ValueEquality {

  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Boolean",
          "java.lang.Double",
          "java.lang.Float");

  private ValueEquality() {}

  /** Whether a known reference is a text or a box. */
  static boolean isPlain(PathMemory m, long id) {
    return id != 0 && (isText(m, id) || isBox(m.classOf(id)));
  }

  static boolean isText(PathMemory m, long id) {
    return m.classOf(id) == m.string();
  }

  private static boolean isBox(RuntimeClass type) {
    return !type.isOpen() && !type.isArray() && BOXES.contains(type.name());
  }

  /** Whether a known reference is a text or a box of a value that is not known. */
  static boolean isUnknown(PathMemory m, long id) {
    if (id == 0 || !(m.object(id) instanceof Instance instance)) {
      return false;
    }
    return isText(m, id)
        ? m.isUnknownText(id)
        : instance.hasSymbols()
            && isBox(instance.type())
            && instance.sym(instance.type().field("value").slot()) != null;
  }

  /**
   * When a text or box, or null, equals another object.
   *
   * @param other a known reference
   * @return null if no term says it, because the other's class is not decided
   */
  static @Nullable Expr equal(PathMemory m, long plain, long other) {
    if (plain == other || other == 0 || plain == 0) {
      return m.terms().factory().bool(plain == other);
    }
    HeapObject object = m.object(other);
    if (object.type().isOpen()) {
      return null;
    }
    if (object.type() != m.classOf(plain)) {
      return m.terms().factory().bool(false);
    }
    return isText(m, plain)
        ? m.terms().strings().equal(m.text(plain), m.text(other))
        : sameValue(m.terms(), value(m, plain), value(m, other));
  }

  private static Expr sameValue(Terms terms, Expr x, Expr y) {
    boolean isFloat = x.sort().equals(Sort.FLOAT) || x.sort().equals(Sort.DOUBLE);
    return isFloat ? terms.floats().identical(x, y) : terms.ints().eq(x, y);
  }

  /** The value of a box, as registers hold it. */
  static Expr value(PathMemory m, long id) {
    Instance box = m.instance(id);
    FieldInfo field = box.type().field("value");
    if (box.sym(field.slot()) == UnreadField.MARK) {
      box = (Instance) m.own(id);
      m.readField((int) id, box, field.slot());
    }
    return m.terms()
        .of(ElementSorts.of(field.type()), box.raw(field.slot()), box.sym(field.slot()));
  }

  /**
   * Remembers that two texts or boxes are equal, where the path knows that: the one that is not
   * known gets the other's content, so that what is computed from it is known, too.
   */
  static void learn(PathMemory m, long one, long other) {
    if (one == other || one == 0) {
      return;
    }
    boolean learns = isUnknown(m, one);
    int pupil = (int) (learns ? one : other);
    long teacher = learns ? other : one;
    if (!isUnknown(m, pupil)) {
      return;
    }
    if (isText(m, pupil)) {
      Object content = m.content(teacher);
      ((Instance) m.own(pupil)).setPayload(content);
    } else {
      int slot = m.classOf(pupil).field("value").slot();
      value(m, pupil);
      Instance known = m.instance(teacher);
      ((Instance) m.own(pupil)).set(slot, known.raw(slot), known.sym(slot));
    }
  }
}
