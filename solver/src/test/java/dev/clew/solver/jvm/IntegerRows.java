package dev.clew.solver.jvm;

import static dev.clew.solver.expr.Sort.BOOL;
import static dev.clew.solver.expr.Sort.BYTE;
import static dev.clew.solver.expr.Sort.CHAR;
import static dev.clew.solver.expr.Sort.INT;
import static dev.clew.solver.expr.Sort.LONG;

import dev.clew.solver.expr.Value;
import java.util.List;

/** The integer instructions. */
final class IntegerRows {

  private IntegerRows() {}

  static List<Row> ints() {
    return List.of(
        Row.of("iadd", INT, INT, (on, x, y) -> on.integers().add(x, y), a -> v(a.i(0) + a.i(1))),
        Row.of("isub", INT, INT, (on, x, y) -> on.integers().sub(x, y), a -> v(a.i(0) - a.i(1))),
        Row.of("imul", INT, INT, (on, x, y) -> on.integers().mul(x, y), a -> v(a.i(0) * a.i(1))),
        Row.of("idiv", INT, INT, (on, x, y) -> on.integers().div(x, y), a -> v(a.i(0) / a.i(1))),
        Row.of("irem", INT, INT, (on, x, y) -> on.integers().rem(x, y), a -> v(a.i(0) % a.i(1))),
        Row.of("ineg", INT, (on, x) -> on.integers().neg(x), a -> v(-a.i(0))),
        Row.of("iand", INT, INT, (on, x, y) -> on.integers().and(x, y), a -> v(a.i(0) & a.i(1))),
        Row.of("ior", INT, INT, (on, x, y) -> on.integers().or(x, y), a -> v(a.i(0) | a.i(1))),
        Row.of("ixor", INT, INT, (on, x, y) -> on.integers().xor(x, y), a -> v(a.i(0) ^ a.i(1))),
        Row.of("inot", INT, (on, x) -> on.integers().not(x), a -> v(~a.i(0))),
        Row.of("ishl", INT, INT, (on, x, y) -> on.integers().shl(x, y), a -> v(a.i(0) << a.i(1))),
        Row.of("ishr", INT, INT, (on, x, y) -> on.integers().shr(x, y), a -> v(a.i(0) >> a.i(1))),
        Row.of(
            "iushr", INT, INT, (on, x, y) -> on.integers().ushr(x, y), a -> v(a.i(0) >>> a.i(1))),
        Row.of("ilt", INT, INT, (on, x, y) -> on.integers().lt(x, y), a -> v(a.i(0) < a.i(1))),
        Row.of("ile", INT, INT, (on, x, y) -> on.integers().le(x, y), a -> v(a.i(0) <= a.i(1))),
        Row.of("igt", INT, INT, (on, x, y) -> on.integers().gt(x, y), a -> v(a.i(0) > a.i(1))),
        Row.of("ige", INT, INT, (on, x, y) -> on.integers().ge(x, y), a -> v(a.i(0) >= a.i(1))),
        Row.of("ieq", INT, INT, (on, x, y) -> on.integers().eq(x, y), a -> v(a.i(0) == a.i(1))),
        Row.of("ine", INT, INT, (on, x, y) -> on.integers().ne(x, y), a -> v(a.i(0) != a.i(1))));
  }

  static List<Row> longs() {
    return List.of(
        Row.of("ladd", LONG, LONG, (on, x, y) -> on.integers().add(x, y), a -> v(a.l(0) + a.l(1))),
        Row.of("lsub", LONG, LONG, (on, x, y) -> on.integers().sub(x, y), a -> v(a.l(0) - a.l(1))),
        Row.of("lmul", LONG, LONG, (on, x, y) -> on.integers().mul(x, y), a -> v(a.l(0) * a.l(1))),
        Row.of("ldiv", LONG, LONG, (on, x, y) -> on.integers().div(x, y), a -> v(a.l(0) / a.l(1))),
        Row.of("lrem", LONG, LONG, (on, x, y) -> on.integers().rem(x, y), a -> v(a.l(0) % a.l(1))),
        Row.of("lneg", LONG, (on, x) -> on.integers().neg(x), a -> v(-a.l(0))),
        Row.of("land", LONG, LONG, (on, x, y) -> on.integers().and(x, y), a -> v(a.l(0) & a.l(1))),
        Row.of("lor", LONG, LONG, (on, x, y) -> on.integers().or(x, y), a -> v(a.l(0) | a.l(1))),
        Row.of("lxor", LONG, LONG, (on, x, y) -> on.integers().xor(x, y), a -> v(a.l(0) ^ a.l(1))),
        Row.of("lnot", LONG, (on, x) -> on.integers().not(x), a -> v(~a.l(0))),
        Row.of("lshl", LONG, INT, (on, x, y) -> on.integers().shl(x, y), a -> v(a.l(0) << a.i(1))),
        Row.of("lshr", LONG, INT, (on, x, y) -> on.integers().shr(x, y), a -> v(a.l(0) >> a.i(1))),
        Row.of(
            "lushr", LONG, INT, (on, x, y) -> on.integers().ushr(x, y), a -> v(a.l(0) >>> a.i(1))),
        Row.of("llt", LONG, LONG, (on, x, y) -> on.integers().lt(x, y), a -> v(a.l(0) < a.l(1))),
        Row.of("lle", LONG, LONG, (on, x, y) -> on.integers().le(x, y), a -> v(a.l(0) <= a.l(1))),
        Row.of("lgt", LONG, LONG, (on, x, y) -> on.integers().gt(x, y), a -> v(a.l(0) > a.l(1))),
        Row.of("lge", LONG, LONG, (on, x, y) -> on.integers().ge(x, y), a -> v(a.l(0) >= a.l(1))),
        Row.of("leq", LONG, LONG, (on, x, y) -> on.integers().eq(x, y), a -> v(a.l(0) == a.l(1))),
        Row.of("lne", LONG, LONG, (on, x, y) -> on.integers().ne(x, y), a -> v(a.l(0) != a.l(1))),
        Row.of(
            "lcmp",
            LONG,
            LONG,
            (on, x, y) -> on.integers().lcmp(x, y),
            a -> v(a.l(0) < a.l(1) ? -1 : a.l(0) == a.l(1) ? 0 : 1)));
  }

  static List<Row> conversions() {
    return List.of(
        Row.of("i2l", INT, (on, x) -> on.integers().i2l(x), a -> v((long) a.i(0))),
        Row.of("l2i", LONG, (on, x) -> on.integers().l2i(x), a -> v((int) a.l(0))),
        Row.of("i2b", INT, (on, x) -> on.integers().i2b(x), a -> v((byte) a.i(0))),
        Row.of("i2c", INT, (on, x) -> on.integers().i2c(x), a -> v((char) a.i(0))),
        Row.of("i2s", INT, (on, x) -> on.integers().i2s(x), a -> v((short) a.i(0))),
        Row.of("byte", BYTE, (on, x) -> on.integers().promoteSigned(x), a -> v((byte) a.i(0))),
        Row.of("short", CHAR, (on, x) -> on.integers().promoteSigned(x), a -> v((short) a.i(0))),
        Row.of("char", CHAR, (on, x) -> on.integers().promoteChar(x), a -> v((char) a.i(0))),
        Row.of(
            "narrow",
            INT,
            (on, x) -> on.integers().narrow(x, BYTE),
            a -> Value.ofRaw(BYTE, (byte) a.i(0))),
        Row.of("z2i", BOOL, (on, x) -> on.integers().ofBoolean(x), a -> v(a.z(0) ? 1 : 0)),
        Row.of("i2z", INT, (on, x) -> on.integers().toBoolean(x), a -> v(a.i(0) != 0)),
        Row.of("l2z", LONG, (on, x) -> on.integers().toBoolean(x), a -> v(a.l(0) != 0)));
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
}
