package dev.clew.models.format;

import dev.clew.engine.terms.Terms;
import dev.clew.models.text.BuilderAccess;
import dev.clew.solver.decimal.FixedDecimals;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmStrings;

/** What {@code Formatter} makes of values and specifiers, as terms. */
final class FormatTexts {

  private static final int GROUP = 3;
  private static final int MOST_DIGITS = 19;
  private static final int HEX = 16;
  private static final int OCTAL = 8;

  private final Terms terms;
  private final JvmStrings strings;
  private final FormatSpec spec;

  FormatTexts(Terms terms, FormatSpec spec) {
    this.terms = terms;
    this.strings = terms.strings();
    this.spec = spec;
  }

  private Expr number(int value) {
    return terms.factory().intConst(value);
  }

  /** A text that is cut off behind the precision, and stands left or right in the width. */
  Expr text(Expr whole) {
    Expr text = spec.precision() < 0 ? whole : start(whole, spec.precision());
    boolean isUpper = Character.isUpperCase(spec.conversion());
    return justified(isUpper ? strings.toUpperCase(text) : text);
  }

  private Expr start(Expr text, int length) {
    Expr end = BuilderAccess.least(terms, number(length), strings.length(text));
    return strings.substring(text, number(0), end);
  }

  private Expr justified(Expr text) {
    if (spec.width() < 0) {
      return text;
    }
    Expr spaces = fill(" ", spec.width(), strings.length(text));
    return spec.has('-') ? strings.concat(text, spaces) : strings.concat(spaces, text);
  }

  /** So many that a width is reached; none where it is already. */
  private Expr fill(String unit, int width, Expr length) {
    return strings.repeat(terms.factory().string(unit), terms.ints().sub(number(width), length));
  }

  /**
   * A decimal number.
   *
   * @param separator between groups of digits, if the specifier asks for it
   */
  Expr decimal(Expr value, String separator) {
    if (spec.allows("-")) {
      return justified(terms.numerals().toString(value));
    }
    Expr zero = terms.factory().raw(value.sort(), 0);
    Expr isNegative = terms.ints().lt(value, zero);
    Expr numeral = terms.numerals().toString(value);
    Expr digits = terms.factory().ite(isNegative, strings.substring(numeral, number(1)), numeral);
    Expr grouped = spec.has(',') ? grouped(digits, separator, value.sort()) : digits;
    Expr sign = either(isNegative, spec.has('(') ? "(" : "-", positiveSign());
    Expr end = either(isNegative, spec.has('(') ? ")" : "", "");
    Expr length =
        terms
            .ints()
            .add(
                terms.ints().add(strings.length(sign), strings.length(end)),
                strings.length(grouped));
    Expr zeros = spec.has('0') ? fill("0", spec.width(), length) : terms.factory().string("");
    return justified(terms.text(sign, zeros, grouped, end));
  }

  /** A double with so many decimals, or the name of what is no number. */
  Expr fixed(Expr value, int decimals, char point) {
    Expr text = terms.factory().apply(FixedDecimals.of(decimals), value);
    boolean isUsual = point == '.' || decimals == 0;
    return justified(isUsual ? text : strings.replaceChar(text, unit('.'), unit(point)));
  }

  private Expr unit(char unit) {
    return terms.factory().raw(Sort.CHAR, unit);
  }

  private String positiveSign() {
    if (spec.has('+')) {
      return "+";
    }
    return spec.has(' ') ? " " : "";
  }

  private Expr either(Expr condition, String first, String second) {
    return first.equals(second)
        ? terms.factory().string(first)
        : terms
            .factory()
            .ite(condition, terms.factory().string(first), terms.factory().string(second));
  }

  private Expr grouped(Expr digits, String separator, Sort sort) {
    int most = sort.equals(Sort.INT) ? 10 : MOST_DIGITS;
    Expr length = strings.length(digits);
    Expr text = terms.factory().string("");
    for (int before = 0; before < most; before += GROUP) {
      Expr end = terms.ints().sub(length, number(before));
      Expr start = terms.ints().sub(end, number(GROUP));
      Expr isInside = terms.ints().ge(start, number(0));
      Expr from = terms.factory().ite(isInside, start, number(0));
      Expr group = terms.text(strings.substring(digits, from, end), before == 0 ? "" : separator);
      Expr part =
          before == 0
              ? group
              : terms
                  .factory()
                  .ite(terms.ints().gt(end, number(0)), group, terms.factory().string(""));
      text = strings.concat(part, text);
    }
    return text;
  }

  /**
   * A number in a radix that is a power of two.
   *
   * @param value without sign
   */
  Expr unsigned(Expr value) {
    boolean isUpper = Character.isUpperCase(spec.conversion());
    boolean isHex = Character.toLowerCase(spec.conversion()) == 'x';
    Expr lower = terms.numerals().toUnsignedString(value, isHex ? HEX : OCTAL);
    Expr digits = isUpper ? strings.toUpperCase(lower) : lower;
    String hexStart = isUpper ? "0X" : "0x";
    String start = spec.has('#') ? (isHex ? hexStart : "0") : "";
    Expr length = terms.ints().add(strings.length(digits), number(start.length()));
    Expr zeros = spec.has('0') ? fill("0", spec.width(), length) : terms.factory().string("");
    return justified(terms.text(start, zeros, digits));
  }
}
