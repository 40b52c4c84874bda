package dev.clew.solver.jvm;

import static dev.clew.solver.expr.Sort.DOUBLE;
import static dev.clew.solver.expr.Sort.FLOAT;
import static dev.clew.solver.expr.Sort.INT;
import static dev.clew.solver.expr.Sort.LONG;

import dev.clew.solver.expr.Value;
import java.util.List;

/** The float instructions, and the methods of {@code Float} and {@code Double}. */
final class FloatRows {

  private FloatRows() {}

  static List<Row> floats() {
    return List.of(
        Row.of("fadd", FLOAT, FLOAT, (on, x, y) -> on.floats().add(x, y), a -> v(a.f(0) + a.f(1))),
        Row.of("fsub", FLOAT, FLOAT, (on, x, y) -> on.floats().sub(x, y), a -> v(a.f(0) - a.f(1))),
        Row.of("fmul", FLOAT, FLOAT, (on, x, y) -> on.floats().mul(x, y), a -> v(a.f(0) * a.f(1))),
        Row.of("fdiv", FLOAT, FLOAT, (on, x, y) -> on.floats().div(x, y), a -> v(a.f(0) / a.f(1))),
        Row.of("frem", FLOAT, FLOAT, (on, x, y) -> on.floats().rem(x, y), a -> v(a.f(0) % a.f(1))),
        Row.of("fneg", FLOAT, (on, x) -> on.floats().neg(x), a -> v(-a.f(0))),
        Row.of("flt", FLOAT, FLOAT, (on, x, y) -> on.floats().lt(x, y), a -> v(a.f(0) < a.f(1))),
        Row.of("fle", FLOAT, FLOAT, (on, x, y) -> on.floats().le(x, y), a -> v(a.f(0) <= a.f(1))),
        Row.of("fgt", FLOAT, FLOAT, (on, x, y) -> on.floats().gt(x, y), a -> v(a.f(0) > a.f(1))),
        Row.of("fge", FLOAT, FLOAT, (on, x, y) -> on.floats().ge(x, y), a -> v(a.f(0) >= a.f(1))),
        Row.of("feq", FLOAT, FLOAT, (on, x, y) -> on.floats().eq(x, y), a -> v(a.f(0) == a.f(1))),
        Row.of("fne", FLOAT, FLOAT, (on, x, y) -> on.floats().ne(x, y), a -> v(a.f(0) != a.f(1))),
        Row.of(
            "fcmpl",
            FLOAT,
            FLOAT,
            (on, x, y) -> on.floats().cmpl(x, y),
            a -> v(a.f(0) > a.f(1) ? 1 : a.f(0) == a.f(1) ? 0 : -1)),
        Row.of(
            "fcmpg",
            FLOAT,
            FLOAT,
            (on, x, y) -> on.floats().cmpg(x, y),
            a -> v(a.f(0) < a.f(1) ? -1 : a.f(0) == a.f(1) ? 0 : 1)),
        Row.of(
            "Float.compare",
            FLOAT,
            FLOAT,
            (on, x, y) -> on.floats().compare(x, y),
            a -> v(Float.compare(a.f(0), a.f(1)))),
        Row.of(
            "Float.equals",
            FLOAT,
            FLOAT,
            (on, x, y) -> on.floats().identical(x, y),
            a -> v(Float.valueOf(a.f(0)).equals(a.f(1)))),
        Row.of("Float.isNaN", FLOAT, (on, x) -> on.floats().isNaN(x), a -> v(Float.isNaN(a.f(0)))),
        Row.of(
            "Float.isInfinite",
            FLOAT,
            (on, x) -> on.floats().isInfinite(x),
            a -> v(Float.isInfinite(a.f(0)))),
        Row.of(
            "Float.isFinite",
            FLOAT,
            (on, x) -> on.floats().isFinite(x),
            a -> v(Float.isFinite(a.f(0)))));
  }

  static List<Row> doubles() {
    return List.of(
        Row.of(
            "dadd", DOUBLE, DOUBLE, (on, x, y) -> on.floats().add(x, y), a -> v(a.d(0) + a.d(1))),
        Row.of(
            "dsub", DOUBLE, DOUBLE, (on, x, y) -> on.floats().sub(x, y), a -> v(a.d(0) - a.d(1))),
        Row.of(
            "dmul", DOUBLE, DOUBLE, (on, x, y) -> on.floats().mul(x, y), a -> v(a.d(0) * a.d(1))),
        Row.of(
            "ddiv", DOUBLE, DOUBLE, (on, x, y) -> on.floats().div(x, y), a -> v(a.d(0) / a.d(1))),
        Row.of(
            "drem", DOUBLE, DOUBLE, (on, x, y) -> on.floats().rem(x, y), a -> v(a.d(0) % a.d(1))),
        Row.of("dneg", DOUBLE, (on, x) -> on.floats().neg(x), a -> v(-a.d(0))),
        Row.of("dlt", DOUBLE, DOUBLE, (on, x, y) -> on.floats().lt(x, y), a -> v(a.d(0) < a.d(1))),
        Row.of("dle", DOUBLE, DOUBLE, (on, x, y) -> on.floats().le(x, y), a -> v(a.d(0) <= a.d(1))),
        Row.of("dgt", DOUBLE, DOUBLE, (on, x, y) -> on.floats().gt(x, y), a -> v(a.d(0) > a.d(1))),
        Row.of("dge", DOUBLE, DOUBLE, (on, x, y) -> on.floats().ge(x, y), a -> v(a.d(0) >= a.d(1))),
        Row.of("deq", DOUBLE, DOUBLE, (on, x, y) -> on.floats().eq(x, y), a -> v(a.d(0) == a.d(1))),
        Row.of("dne", DOUBLE, DOUBLE, (on, x, y) -> on.floats().ne(x, y), a -> v(a.d(0) != a.d(1))),
        Row.of(
            "dcmpl",
            DOUBLE,
            DOUBLE,
            (on, x, y) -> on.floats().cmpl(x, y),
            a -> v(a.d(0) > a.d(1) ? 1 : a.d(0) == a.d(1) ? 0 : -1)),
        Row.of(
            "dcmpg",
            DOUBLE,
            DOUBLE,
            (on, x, y) -> on.floats().cmpg(x, y),
            a -> v(a.d(0) < a.d(1) ? -1 : a.d(0) == a.d(1) ? 0 : 1)),
        Row.of(
            "Double.compare",
            DOUBLE,
            DOUBLE,
            (on, x, y) -> on.floats().compare(x, y),
            a -> v(Double.compare(a.d(0), a.d(1)))),
        Row.of(
            "Double.equals",
            DOUBLE,
            DOUBLE,
            (on, x, y) -> on.floats().identical(x, y),
            a -> v(Double.valueOf(a.d(0)).equals(a.d(1)))),
        Row.of(
            "Double.isNaN", DOUBLE, (on, x) -> on.floats().isNaN(x), a -> v(Double.isNaN(a.d(0)))),
        Row.of(
            "Double.isInfinite",
            DOUBLE,
            (on, x) -> on.floats().isInfinite(x),
            a -> v(Double.isInfinite(a.d(0)))),
        Row.of(
            "Double.isFinite",
            DOUBLE,
            (on, x) -> on.floats().isFinite(x),
            a -> v(Double.isFinite(a.d(0)))));
  }

  static List<Row> conversions() {
    return List.of(
        Row.of("i2f", INT, (on, x) -> on.floats().integerToFloat(x), a -> v((float) a.i(0))),
        Row.of("i2d", INT, (on, x) -> on.floats().integerToDouble(x), a -> v((double) a.i(0))),
        Row.of("l2f", LONG, (on, x) -> on.floats().integerToFloat(x), a -> v((float) a.l(0))),
        Row.of("l2d", LONG, (on, x) -> on.floats().integerToDouble(x), a -> v((double) a.l(0))),
        Row.of("f2i", FLOAT, (on, x) -> on.floats().toInt(x), a -> v((int) a.f(0))),
        Row.of("f2l", FLOAT, (on, x) -> on.floats().toLong(x), a -> v((long) a.f(0))),
        Row.of("d2i", DOUBLE, (on, x) -> on.floats().toInt(x), a -> v((int) a.d(0))),
        Row.of("d2l", DOUBLE, (on, x) -> on.floats().toLong(x), a -> v((long) a.d(0))),
        Row.of("f2d", FLOAT, (on, x) -> on.floats().f2d(x), a -> v((double) a.f(0))),
        Row.of("d2f", DOUBLE, (on, x) -> on.floats().d2f(x), a -> v((float) a.d(0))),
        Row.of(
            "Float.floatToIntBits",
            FLOAT,
            (on, x) -> on.floats().toBits(x),
            a -> v(Float.floatToIntBits(a.f(0)))),
        Row.of(
            "Float.intBitsToFloat",
            INT,
            (on, x) -> on.floats().intBitsToFloat(x),
            a -> v(Float.intBitsToFloat(a.i(0)))),
        Row.of(
            "Double.doubleToLongBits",
            DOUBLE,
            (on, x) -> on.floats().toBits(x),
            a -> v(Double.doubleToLongBits(a.d(0)))),
        Row.of(
            "Double.longBitsToDouble",
            LONG,
            (on, x) -> on.floats().longBitsToDouble(x),
            a -> v(Double.longBitsToDouble(a.l(0)))));
  }

  private static Value v(boolean value) {
    return Value.of(value);
  }

  private static Value v(int value) {
    return Value.of(value);
  }

  private static Value v(long value) {
    return Value.of(value);
  }

  private static Value v(float value) {
    return Value.of(value);
  }

  private static Value v(double value) {
    return Value.of(value);
  }
}
