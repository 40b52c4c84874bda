package dev.clew.models.math;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.HiddenField;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Value;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Objects of {@code java.math}: read, made, and filled. */
final class BigObjects {

  static final String INTEGER = "java/math/BigInteger";
  static final String DECIMAL = "java/math/BigDecimal";

  private static final HiddenField HIDDEN =
      new HiddenField(ReasonCode.BIG_NUMBER, "the digits of an unknown BigInteger or BigDecimal");

  private BigObjects() {}

  /** Whether an argument is an object of a class or a subclass. */
  static boolean is(Call c, int argument, String name) {
    PathMemory m = c.memory();
    return !c.isNull(argument) && m.isSubtype(m.classOf(c.id(argument)), m.named(name));
  }

  /** The value of a {@code BigInteger}. */
  static Expr integer(PathMemory m, long id) {
    Instance object = m.instance(id);
    if (object.payload() instanceof BigIntegerTerm term) {
      return term.value();
    }
    long digits = raw(object, "mag");
    if (!(m.object(digits) instanceof IntArray array) || array.hasSymbols()) {
      throw PathMemory.giveUp(ReasonCode.BIG_NUMBER, "a BigInteger whose digits are inputs");
    }
    return constant(m, BigData.number((int) raw(object, "signum"), array.elements));
  }

  static BigDecimalTerm decimal(PathMemory m, long id) {
    Instance object = m.instance(id);
    if (object.payload() instanceof BigDecimalTerm term) {
      return term;
    }
    long compact = raw(object, "intCompact");
    Expr unscaled =
        compact == BigData.INFLATED
            ? integer(m, raw(object, "intVal"))
            : constant(m, BigInteger.valueOf(compact));
    int scale = (int) raw(object, "scale");
    return known(m, unscaled, scale);
  }

  static BigDecimalTerm known(PathMemory m, Expr unscaled, int scale) {
    return new BigDecimalTerm(
        unscaled,
        m.terms().factory().integerConst(scale),
        scale == Integer.MIN_VALUE ? BigDecimalTerm.ANY : Math.abs(scale));
  }

  private static long raw(Instance object, String field) {
    int slot = object.type().field(field).slot();
    if (object.sym(slot) != null) {
      throw PathMemory.giveUp(ReasonCode.BIG_NUMBER, "a number whose fields are inputs");
    }
    return object.raw(slot);
  }

  private static Expr constant(PathMemory m, BigInteger number) {
    return m.terms().factory().constant(Value.of(number));
  }

  static CallExit give(Call c, Expr integer) {
    return c.giveObject(create(c.memory(), integer));
  }

  static CallExit give(Call c, BigDecimalTerm decimal) {
    return c.giveObject(create(c.memory(), decimal));
  }

  /** An object that the JDK's code may have shared, even where its value is known. */
  private static int made(PathMemory m, String name) {
    RuntimeClass type = m.named(name);
    return m.add(Instance.create(m.token(), type, SharedNumber.MARK));
  }

  /** A new {@code BigInteger}. */
  static int create(PathMemory m, Expr integer) {
    if (integer instanceof Const known) {
      return create(m, known.value().asInteger());
    }
    int id = made(m, INTEGER);
    fill(m, id, INTEGER, new BigIntegerTerm(integer));
    return id;
  }

  /** A new {@code BigDecimal}. */
  static int create(PathMemory m, BigDecimalTerm decimal) {
    int id = made(m, DECIMAL);
    fill(m, id, decimal);
    return id;
  }

  /** Makes a {@code BigDecimal} this number. */
  static void fill(PathMemory m, int id, BigDecimalTerm decimal) {
    if (decimal.unscaled() instanceof Const unscaled && decimal.isScaleKnown()) {
      fill(m, id, new BigDecimal(unscaled.value().asInteger(), decimal.knownScale()));
    } else {
      fill(m, id, DECIMAL, decimal);
    }
  }

  /** Makes a {@code BigInteger} this number. */
  static void fill(PathMemory m, int id, Expr integer) {
    if (integer instanceof Const known) {
      fill(m, id, known.value().asInteger());
    } else {
      fill(m, id, INTEGER, new BigIntegerTerm(integer));
    }
  }

  private static void fill(PathMemory m, int id, String owner, Object payload) {
    Instance object = (Instance) m.own(id);
    object.setPayload(payload);
    for (FieldInfo field : object.type().info().instanceFields()) {
      if (field.owner().name().equals(owner)) {
        object.set(field.slot(), 0, HIDDEN);
      }
    }
  }

  static int create(PathMemory m, BigInteger number) {
    int id = made(m, INTEGER);
    fill(m, id, number);
    return id;
  }

  static int create(PathMemory m, BigDecimal number) {
    int id = made(m, DECIMAL);
    fill(m, id, number);
    return id;
  }

  /** An array of two numbers. */
  static int pair(PathMemory m, String component, int first, int second) {
    RuntimeClass type = m.type(JvmType.ofClass(component).arrayOf());
    RefArray array = (RefArray) HeapArrays.create(m.token(), type, 2);
    array.elements[0] = first;
    array.elements[1] = second;
    return m.add(array);
  }

  private static void fill(PathMemory m, int id, BigInteger number) {
    RuntimeClass ints = m.type(JvmType.INT.arrayOf());
    int[] digits = BigData.digits(number);
    HeapArray array = HeapArrays.create(m.token(), ints, digits.length);
    System.arraycopy(digits, 0, ((IntArray) array).elements, 0, digits.length);
    int mag = m.add(array);
    Instance object = (Instance) m.own(id);
    object.set(object.type().field("signum").slot(), number.signum());
    object.set(object.type().field("mag").slot(), mag);
  }

  private static void fill(PathMemory m, int id, BigDecimal number) {
    BigInteger unscaled = number.unscaledValue();
    boolean isCompact = BigData.isCompact(unscaled);
    int value = isCompact ? 0 : create(m, unscaled);
    Instance object = (Instance) m.own(id);
    RuntimeClass type = object.type();
    object.set(type.field("intVal").slot(), value);
    object.set(type.field("scale").slot(), number.scale());
    object.set(
        type.field("intCompact").slot(), isCompact ? unscaled.longValue() : BigData.INFLATED);
  }
}
