package dev.clew.solver.jvm;

import static dev.clew.solver.jvm.StringRows.v;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/** Numbers as strings. */
final class NumeralRows {

  private NumeralRows() {}

  static List<StringRow> numerals() {
    return List.of(
        StringRow.of(
            "Integer.toString",
            "i",
            (on, e) -> on.numerals().toString(e[0]),
            a -> v(Integer.toString(a.i(0)))),
        StringRow.of(
            "Long.toString",
            "l",
            (on, e) -> on.numerals().toString(e[0]),
            a -> v(Long.toString(a.l(0)))),
        StringRow.of(
            "Integer.toString(radix)",
            "ii",
            (on, e) -> on.numerals().toString(e[0], e[1]),
            a -> v(Integer.toString(a.i(0), a.i(1)))),
        StringRow.of(
            "Long.toString(radix)",
            "li",
            (on, e) -> on.numerals().toString(e[0], e[1]),
            a -> v(Long.toString(a.l(0), a.i(1)))),
        StringRow.of(
            "Integer.toUnsignedString(radix)",
            "ii",
            (on, e) -> on.numerals().toUnsignedString(e[0], e[1]),
            a -> v(Integer.toUnsignedString(a.i(0), a.i(1)))),
        StringRow.of(
            "Long.toUnsignedString(radix)",
            "li",
            (on, e) -> on.numerals().toUnsignedString(e[0], e[1]),
            a -> v(Long.toUnsignedString(a.l(0), a.i(1)))),
        StringRow.of(
            "Integer.toHexString",
            "i",
            (on, e) -> on.numerals().toUnsignedString(e[0], 16),
            a -> v(Integer.toHexString(a.i(0)))),
        StringRow.of(
            "Long.toHexString",
            "l",
            (on, e) -> on.numerals().toUnsignedString(e[0], 16),
            a -> v(Long.toHexString(a.l(0)))),
        StringRow.of(
            "Integer.toOctalString",
            "i",
            (on, e) -> on.numerals().toUnsignedString(e[0], 8),
            a -> v(Integer.toOctalString(a.i(0)))),
        StringRow.of(
            "Long.toOctalString",
            "l",
            (on, e) -> on.numerals().toUnsignedString(e[0], 8),
            a -> v(Long.toOctalString(a.l(0)))),
        StringRow.of(
            "Integer.toBinaryString",
            "i",
            (on, e) -> on.numerals().toUnsignedString(e[0], 2),
            a -> v(Integer.toBinaryString(a.i(0)))),
        StringRow.of(
            "Long.toBinaryString",
            "l",
            (on, e) -> on.numerals().toUnsignedString(e[0], 2),
            a -> v(Long.toBinaryString(a.l(0)))),
        StringRow.of(
            "Double.toString",
            "d",
            (on, e) -> on.numerals().toStringOfFloat(e[0]),
            a -> v(Double.toString(a.d(0)))),
        StringRow.of(
            "Float.toString",
            "f",
            (on, e) -> on.numerals().toStringOfFloat(e[0]),
            a -> v(Float.toString(a.f(0)))),
        StringRow.of(
            "Integer.parseInt",
            "s",
            (on, e) -> on.numerals().parse(Sort.INT, e[0], ten(on)),
            (on, e) -> on.numerals().parseDomain(32, e[0], ten(on)),
            a -> v(Integer.parseInt(a.s(0)))),
        StringRow.of(
            "Integer.parseInt(radix)",
            "si",
            (on, e) -> on.numerals().parse(Sort.INT, e[0], e[1]),
            (on, e) -> on.numerals().parseDomain(32, e[0], e[1]),
            a -> v(Integer.parseInt(a.s(0), a.i(1)))),
        StringRow.of(
            "Long.parseLong",
            "s",
            (on, e) -> on.numerals().parse(Sort.LONG, e[0], ten(on)),
            (on, e) -> on.numerals().parseDomain(64, e[0], ten(on)),
            a -> v(Long.parseLong(a.s(0)))),
        StringRow.of(
            "Long.parseLong(radix)",
            "si",
            (on, e) -> on.numerals().parse(Sort.LONG, e[0], e[1]),
            (on, e) -> on.numerals().parseDomain(64, e[0], e[1]),
            a -> v(Long.parseLong(a.s(0), a.i(1)))),
        StringRow.of(
            "Short.parseShort",
            "s",
            (on, e) -> on.numerals().parse(Sort.INT, e[0], ten(on)),
            (on, e) -> on.numerals().parseDomain(16, e[0], ten(on)),
            a -> v((int) Short.parseShort(a.s(0)))),
        StringRow.of(
            "Byte.parseByte",
            "s",
            (on, e) -> on.numerals().parse(Sort.INT, e[0], ten(on)),
            (on, e) -> on.numerals().parseDomain(8, e[0], ten(on)),
            a -> v((int) Byte.parseByte(a.s(0)))),
        StringRow.of(
            "Integer.parseUnsignedInt",
            "s",
            (on, e) -> on.numerals().parse(Sort.INT, e[0], ten(on)),
            (on, e) -> on.numerals().parseUnsignedDomain(32, e[0], ten(on)),
            a -> v(Integer.parseUnsignedInt(a.s(0)))),
        StringRow.of(
            "Long.parseUnsignedLong(radix)",
            "si",
            (on, e) -> on.numerals().parse(Sort.LONG, e[0], e[1]),
            (on, e) -> on.numerals().parseUnsignedDomain(64, e[0], e[1]),
            a -> v(Long.parseUnsignedLong(a.s(0), a.i(1)))),
        StringRow.of(
            "Double.parseDouble",
            "s",
            (on, e) -> on.numerals().parseFloat(Sort.DOUBLE, e[0]),
            (on, e) -> on.numerals().parseFloatDomain(e[0]),
            a -> Value.of(Double.parseDouble(a.s(0)))),
        StringRow.of(
            "Float.parseFloat",
            "s",
            (on, e) -> on.numerals().parseFloat(Sort.FLOAT, e[0]),
            (on, e) -> on.numerals().parseFloatDomain(e[0]),
            a -> Value.of(Float.parseFloat(a.s(0)))),
        StringRow.of(
            "Boolean.parseBoolean",
            "s",
            (on, e) -> on.numerals().parseBoolean(e[0]),
            a -> v(Boolean.parseBoolean(a.s(0)))));
  }

  private static Expr ten(StringRow.Methods on) {
    return on.factory().intConst(10);
  }
}
