package dev.clew.engine.insn.object;

import dev.clew.engine.heap.BoxedPayload;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.OpenIdentity;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether two identities are one object after all: boxes of unknown values may be. */
public final class BoxIdentity {

  private static final Set<String> CACHED =
      Set.of(
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short");

  private BoxIdentity() {}

  /**
   * When two references that differ here are the same in Java.
   *
   * @return null for never
   * @throws UnsupportedException if one is an input of which not even the class is known
   */
  public static @Nullable Expr same(Machine m, long x, long y) {
    if (x <= 0 || y <= 0) {
      return null; // null, or a string
    }
    HeapObject left = m.object(x);
    HeapObject right = m.object(y);
    if (isBoxed(left)) {
      return same(m, (Instance) left, right, y);
    }
    if (isBoxed(right)) {
      return same(m, (Instance) right, left, x);
    }
    if (left.type() == right.type() && (isOpen(left) || isOpen(right)) && !asksEqualityNext(m)) {
      throw new UnsupportedException(
          ReasonCode.NUMBER_IDENTITY, "whether two unknown numbers are one object");
    }
    return null;
  }

  /** Library code that compares identities looks at equality next, but for one class. */
  public static boolean asksEqualityNext(Machine m) {
    ClassInfo owner = m.top().code.method().owner();
    return owner.isJdk() && !owner.name().startsWith("java/util/IdentityHashMap");
  }

  /** Whether it is open if the JDK made an object anew. */
  public static boolean isOpen(HeapObject object) {
    return object instanceof Instance instance && instance.payload() instanceof OpenIdentity;
  }

  /** Whether one of two references is a box of an unknown value, or may be another's identity. */
  public static boolean isOpen(Machine m, long x, long y) {
    return x > 0 && y > 0 && (isAny(m.object(x)) || isAny(m.object(y)));
  }

  private static boolean isAny(HeapObject object) {
    return isBoxed(object) || isOpen(object);
  }

  /** Whether an object is a box of an unknown value. */
  public static boolean isBoxed(HeapObject object) {
    return object instanceof Instance instance && instance.payload() == BoxedPayload.MARK;
  }

  private static @Nullable Expr same(Machine m, Instance boxed, HeapObject object, long id) {
    if (!(object instanceof Instance other) || !other.type().candidates().contains(boxed.type())) {
      return null;
    }
    if (other.type() != boxed.type()) {
      throw new UnsupportedException(
          ReasonCode.BOX_IDENTITY, "whether an input is a box from the cache");
    }
    Terms terms = m.terms();
    Expr equal = terms.ints().eq(value(m, boxed), value(m, read(m, id)));
    if (isBoxed(other) || isInput(other)) {
      return terms.factory().and(equal, isSmall(m, boxed));
    }
    return isCached(m, boxed.type(), id) ? equal : null;
  }

  /**
   * When an input would be the same box of the cache as another input or a known box: those that
   * are passed come from {@code valueOf}.
   *
   * @return null for never, and where library code compares what it asks about equality next
   */
  public static @Nullable Expr shared(Machine m, long x, long y) {
    if (x <= 0 || y <= 0 || asksEqualityNext(m)) {
      return null;
    }
    boolean areBoxes =
        m.object(x) instanceof Instance left
            && m.object(y) instanceof Instance right
            && left.type() == right.type()
            && CACHED.contains(left.type().type().internalName())
            && (isInput(left) || isInput(right));
    if (!areBoxes) {
      return null;
    }
    return areInputs(m, x, y)
        ? m.terms().factory().and(equal(m, x, y), isSmall(m, read(m, x)))
        : isCached(m, m.object(x).type(), isInput(m.object(x)) ? y : x) ? equal(m, x, y) : null;
  }

  /** Whether both were there before the program began; that they are one is another path. */
  public static boolean areInputs(Machine m, long x, long y) {
    return isInput(m.object(x)) && isInput(m.object(y));
  }

  private static boolean isInput(HeapObject object) {
    return object instanceof Instance instance && instance.input() != null;
  }

  private static Expr equal(Machine m, long x, long y) {
    return m.terms().ints().eq(value(m, read(m, x)), value(m, read(m, y)));
  }

  /** A box among the inputs when its value has been looked at. */
  private static Instance read(Machine m, long id) {
    Instance box = m.instance(id);
    int slot = box.type().field("value").slot();
    if (box.sym(slot) == UnreadField.MARK) {
      m.lazyInputs().readField(m, (int) id, (Instance) m.heap().own((int) id), slot);
    }
    return m.instance(id);
  }

  private static JvmType type(Instance box) {
    return box.type().field("value").type();
  }

  private static Expr value(Machine m, Instance box) {
    int slot = box.type().field("value").slot();
    return m.terms().of(ElementSorts.of(type(box)), box.raw(slot), box.sym(slot));
  }

  private static Expr isSmall(Machine m, Instance box) {
    Terms terms = m.terms();
    if (type(box).kind() == JvmType.Kind.BOOLEAN) {
      return terms.factory().bool(true);
    }
    Expr value = value(m, box);
    Sort sort = value.sort();
    int low = type(box).kind() == JvmType.Kind.CHAR ? 0 : Byte.MIN_VALUE;
    return terms
        .factory()
        .and(
            terms.ints().ge(value, terms.factory().bits(sort, low)),
            terms.ints().le(value, terms.factory().bits(sort, Byte.MAX_VALUE)));
  }

  /** Whether a box of a known value is one that {@code valueOf} gives out. */
  private static boolean isCached(Machine m, RuntimeClass type, long id) {
    String owner = type.type().internalName();
    if (owner.equals("java/lang/Boolean")) {
      StaticFields statics = m.initialization().statics(type);
      return statics.raw(type.staticField("TRUE").slot()) == id
          || statics.raw(type.staticField("FALSE").slot()) == id;
    }
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    RuntimeClass cache = m.runtime().classes().named(owner + "$" + simple + "Cache");
    if (!m.initialization().isReady(cache)) {
      return false;
    }
    HeapArray boxes =
        m.array(m.initialization().statics(cache).raw(cache.staticField("cache").slot()));
    for (int i = 0; i < boxes.length(); i++) {
      if (boxes.raw(i) == id) {
        return true;
      }
    }
    return false;
  }
}
