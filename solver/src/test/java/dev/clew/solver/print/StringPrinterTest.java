package dev.clew.solver.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import org.junit.jupiter.api.Test;

class StringPrinterTest {
  private final ExprFactory f = new ExprFactory(Rewriter.NONE);
  private final Expr x = f.symbol("x", Sort.INT);
  private final Expr y = f.symbol("y", Sort.INT);
  private final Expr d = f.symbol("d", Sort.DOUBLE);
  private final Expr s = f.symbol("s", Sort.STRING);
  private final Expr n = f.symbol("n", Sort.INTEGER);

  private static void prints(Expr term, String text) {
    assertThat(TermPrinter.print(term)).isEqualTo(text);
  }

  @Test
  void stringsShowWhatCannotBeSeen() {
    prints(f.constant(Value.of("a\"\\\n\t\u0000\u00e9")), "\"a\\\"\\\\\\n\\t\\u0000\u00e9\"");
    prints(f.constant(Value.of("\ud83d\ude00")), "\"\ud83d\ude00\"");
    prints(f.constant(Value.of("x\ud83d")), "\"x\\ud83d\"");
    prints(f.constant(Value.of("\ude00\ud83d")), "\"\\ude00\\ud83d\"");
    prints(f.constant(Value.of("\u2028\u00a0\u200b")), "\"\\u2028\\u00a0\\u200b\"");
    prints(f.eq(f.constant(Value.of("a")), s), "s.equals(\"a\")");
    prints(f.not(f.eq(s, f.constant(Value.of("a")))), "!s.equals(\"a\")");
  }

  @Test
  void methodsOfStringsAreWrittenAsCalls() {
    Expr zero = f.integerConst(0);
    prints(f.apply(StringOp.LENGTH, s), "s.length()");
    prints(f.apply(StringOp.INDEX_OF, s, f.string("x"), zero), "s.indexOf(\"x\")");
    prints(f.apply(StringOp.INDEX_OF, s, f.string("x"), n), "s.indexOf(\"x\", n)");
    prints(f.not(f.apply(StringOp.STARTS_WITH, s, f.string("a"))), "!s.startsWith(\"a\")");
    prints(f.not(f.eq(f.apply(StringOp.TRIM, s), f.string("b"))), "!s.trim().equals(\"b\")");
    prints(
        f.apply(IntegerOp.LT, f.apply(StringOp.COMPARE, s, f.string("t")), zero),
        "s.compareTo(\"t\") < 0");
  }

  @Test
  void slicesAreSubstrings() {
    Expr length = op(StringOp.LENGTH, s);
    Expr colon = op(StringOp.INDEX_OF, s, f.string(":"), f.integerConst(0));
    Expr next = f.apply(IntegerOp.ADD, colon, f.integerConst(1));
    Expr rest = f.apply(IntegerOp.ADD, minus(length, colon), f.integerConst(-1));
    Expr value = f.apply(BitsOp.SIGNED_VALUE, x);
    Expr other = f.apply(BitsOp.SIGNED_VALUE, y);
    prints(op(StringOp.SLICE, s, n, minus(length, n)), "s.substring(n)");
    prints(op(StringOp.SLICE, s, f.integerConst(0), length), "s.substring(0)");
    prints(op(StringOp.SLICE, s, next, rest), "s.substring(s.indexOf(\":\") + 1)");
    prints(op(StringOp.SLICE, s, value, minus(other, value)), "s.substring(x, y)");
    prints(op(StringOp.SLICE, s, f.integerConst(2), f.integerConst(3)), "s.substring(2, 5)");
    prints(op(StringOp.SLICE, s, f.integerConst(0), colon), "s.substring(0, s.indexOf(\":\"))");
    prints(op(StringOp.SLICE, s, value, f.integerConst(3)), "s.substring(x, x + 3)");
    prints(
        op(StringOp.SLICE, s, n, minus(length, value)),
        "s.substring(n, n + s.length() - signed32(x))");
    prints(
        op(StringOp.SLICE, s, colon, f.integerConst(3)),
        "s.substring(s.indexOf(\":\")).substring(0, 3)");
    prints(
        f.eq(op(StringOp.SLICE, s, n, f.integerConst(1)), f.string("a")), "s.startsWith(\"a\", n)");
    prints(
        f.eq(op(StringOp.SLICE, s, n, f.integerConst(2)), f.string("a")),
        "s.substring(n, n + 2).equals(\"a\")");
  }

  @Test
  void languagesArePatterns() {
    Language letters = Language.plus(Language.chars(CharSet.LOWER));
    Language email = Language.sequence(letters, Language.word("@"), letters, Language.word(".com"));
    prints(op(StringOp.IN, s, f.language(email)), "s.matches(\"[a-z]+@[a-z]+\\\\.com\")");
    prints(
        op(StringOp.IN, s, f.language(Language.not(email))),
        "!s.matches(\"[a-z]+@[a-z]+\\\\.com\")");
    Language blank = Language.star(Language.chars(CharSet.where(Character::isWhitespace)));
    prints(f.not(op(StringOp.IN, s, f.language(blank))), "!s.isBlank()");
    Expr unit = op(StringOp.FROM_CODE, op(StringOp.CODE_AT, s, n));
    Language digit = Language.chars(CharSet.where(Character::isDigit));
    prints(op(StringOp.IN, unit, f.language(digit)), "Character.isDigit(s.charAt(n))");
    prints(
        op(StringOp.IN, unit, f.language(Language.chars(CharSet.LOWER))),
        "String.valueOf(s.charAt(n)).matches(\"[a-z]\")");
  }

  @Test
  void numeralsAreParsedAndWritten() {
    Expr ten = f.integerConst(10);
    Expr parsed = op(StringOp.PARSE, s, ten);
    prints(f.convert(BitsOp.FROM_INTEGER, Sort.INT, parsed), "Integer.parseInt(s)");
    prints(f.convert(BitsOp.FROM_INTEGER, Sort.LONG, parsed), "Long.parseLong(s)");
    prints(
        f.convert(BitsOp.FROM_INTEGER, Sort.INT, op(StringOp.PARSE, s, f.integerConst(16))),
        "Integer.parseInt(s, 16)");
    prints(op(StringOp.NUMERAL, f.apply(BitsOp.SIGNED_VALUE, x), ten), "String.valueOf(x)");
    prints(
        op(StringOp.NUMERAL, f.apply(BitsOp.SIGNED_VALUE, x), f.integerConst(2)),
        "Integer.toString(x, 2)");
    prints(f.convert(StringOp.PARSE_FLOAT, Sort.DOUBLE, s), "Double.parseDouble(s)");
    prints(f.convert(StringOp.PARSE_FLOAT, Sort.FLOAT, s), "Float.parseFloat(s)");
    prints(op(StringOp.DECIMAL, d), "String.valueOf(d)");
  }

  @Test
  void otherMethodsOfStringsAreWrittenAsCalls() {
    Expr zero = f.integerConst(0);
    Expr pattern = f.string("[0-9]");
    prints(op(StringOp.REPLACE_ALL, s, f.string("a"), f.string("b")), "s.replace(\"a\", \"b\")");
    prints(op(StringOp.REPLACE_ALL, s, s, f.string("b")), "replaceAll(s, s, \"b\")");
    prints(op(StringOp.INTERSPERSE, s, f.string("-")), "s.replace(\"\", \"-\")");
    prints(op(StringOp.REVERSE, s), "new StringBuilder(s).reverse().toString()");
    prints(op(StringOp.MATCHES, s, pattern, zero), "s.matches(\"[0-9]\")");
    prints(op(StringOp.MATCHES, s, pattern, f.integerConst(2)), "matches(s, \"[0-9]\", 2)");
    prints(op(StringOp.REPLACE_MATCHES, s, pattern, zero, s), "s.replaceAll(\"[0-9]\", s)");
    prints(op(StringOp.REPLACE_FIRST_MATCH, s, pattern, zero, s), "s.replaceFirst(\"[0-9]\", s)");
    prints(op(StringOp.SPLIT_COUNT, s, pattern, zero, zero), "s.split(\"[0-9]\").length");
    prints(
        op(StringOp.SPLIT_PART, s, pattern, zero, f.integerConst(2), n),
        "s.split(\"[0-9]\", 2)[n]");
    prints(op(StringOp.LESS, s, f.string("m")), "s.compareTo(\"m\") < 0");
    prints(f.not(op(StringOp.LESS, s, f.string("m"))), "s.compareTo(\"m\") >= 0");
    prints(op(StringOp.LESS_EQ, s, f.string("m")), "s.compareTo(\"m\") <= 0");
  }

  @Test
  void unitsAreComparedWithCharacters() {
    Expr unit = op(StringOp.CODE_AT, s, f.integerConst(0));
    prints(f.eq(unit, f.integerConst('x')), "s.charAt(0) == 'x'");
    prints(f.eq(unit, f.integerConst('\'')), "s.charAt(0) == '\\''");
    prints(f.eq(unit, f.integerConst('"')), "s.charAt(0) == '\"'");
    prints(f.eq(unit, f.integerConst(0)), "s.charAt(0) == '\\u0000'");
    prints(f.apply(IntegerOp.LT, f.integerConst('z'), unit), "s.charAt(0) > 'z'");
    prints(f.eq(unit, f.integerConst(70000)), "s.charAt(0) == 70000");
    prints(f.eq(unit, f.integerConst(-1)), "s.charAt(0) == -1");
  }

  private Expr op(StringOp op, Expr... args) {
    return f.apply(op, args);
  }

  private Expr minus(Expr a, Expr b) {
    return f.apply(IntegerOp.ADD, a, f.apply(IntegerOp.NEG, b));
  }
}
