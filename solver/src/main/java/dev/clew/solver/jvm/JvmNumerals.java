package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.math.BigInteger;

/**
 * Numbers as strings and back: {@code toString}, {@code parseInt} and their relatives, as terms.
 *
 * <p>A radix is an {@code int}. Parsing is specified where its {@code …Domain} holds, which is
 * where the JDK does not throw. A domain costs a bounded number of nodes, some 150 of them where
 * the radix is not constant.
 */
public final class JvmNumerals {

  private static final int DECIMAL = 10;

  private final ExprFactory factory;
  private final StringBorder border;
  private final NumeralLanguages languages = new NumeralLanguages();

  public JvmNumerals(ExprFactory factory) {
    this.factory = factory;
    this.border = new StringBorder(factory);
  }

  /** Of an {@code int} or {@code long}. */
  public Expr toString(Expr x) {
    return toString(x, factory.intConst(DECIMAL));
  }

  /** Of an {@code int} or {@code long}; a radix that is none counts as ten. */
  public Expr toString(Expr x, Expr radix) {
    return factory.apply(StringOp.NUMERAL, border.number(x), border.number(radix));
  }

  /** Of an {@code int} or {@code long}; a radix that is none counts as ten. */
  public Expr toUnsignedString(Expr x, Expr radix) {
    Expr number = factory.apply(BitsOp.UNSIGNED_VALUE, x);
    return factory.apply(StringOp.NUMERAL, number, border.number(radix));
  }

  /** {@code toHexString}, {@code toOctalString} and {@code toBinaryString}. */
  public Expr toUnsignedString(Expr x, int radix) {
    return toUnsignedString(x, factory.intConst(radix));
  }

  /** {@code Double.toString} or {@code Float.toString}. */
  public Expr toStringOfFloat(Expr x) {
    return factory.apply(StringOp.DECIMAL, x);
  }

  /**
   * {@code Integer.parseInt}, {@code Long.parseLong}.
   *
   * @param type {@link Sort#INT} or {@link Sort#LONG}; a {@code byte} or {@code short} is parsed as
   *     an {@code int} in a narrower {@linkplain #parseDomain domain}
   */
  public Expr parse(Sort type, Expr s, Expr radix) {
    return factory.convert(BitsOp.FROM_INTEGER, type, value(s, radix));
  }

  /**
   * Whether a signed numeral fits into so many bits.
   *
   * @param bits 8 for {@code Byte.parseByte} up to 64 for {@code Long.parseLong}
   */
  public Expr parseDomain(int bits, Expr s, Expr radix) {
    BigInteger most = Patterns.ones(bits - 1);
    return factory.and(inRadix(s, radix, true), border.between(value(s, radix), most.not(), most));
  }

  /**
   * Whether {@code parseUnsignedInt} or {@code parseUnsignedLong} accepts it; the value is {@link
   * #parse}.
   */
  public Expr parseUnsignedDomain(int bits, Expr s, Expr radix) {
    return factory.and(
        inRadix(s, radix, false),
        border.between(value(s, radix), BigInteger.ZERO, Patterns.ones(bits)));
  }

  private Expr value(Expr s, Expr radix) {
    return factory.apply(StringOp.PARSE, s, border.number(radix));
  }

  private Expr inRadix(Expr s, Expr radix, boolean minus) {
    if (radix instanceof Const constant) {
      int number = constant.value().asInt();
      boolean exists = number >= Character.MIN_RADIX && number <= Character.MAX_RADIX;
      return exists ? in(s, number, minus) : factory.bool(false);
    }
    Expr any = factory.bool(false);
    for (int each = Character.MIN_RADIX; each <= Character.MAX_RADIX; each++) {
      Expr chosen = factory.eq(radix, factory.intConst(each));
      any = factory.or(any, factory.and(chosen, in(s, each, minus)));
    }
    return any;
  }

  private Expr in(Expr s, int radix, boolean minus) {
    return factory.apply(
        StringOp.IN, s, factory.language(languages.integers(radix, minus ? "+-" : "+")));
  }

  /**
   * {@code Double.parseDouble} or {@code Float.parseFloat}.
   *
   * @param type {@link Sort#DOUBLE} or {@link Sort#FLOAT}
   */
  public Expr parseFloat(Sort type, Expr s) {
    return factory.convert(StringOp.PARSE_FLOAT, type, s);
  }

  /** Whether a string is a floating-point number to the JDK; the same for both formats. */
  public Expr parseFloatDomain(Expr s) {
    return factory.apply(StringOp.IN, s, factory.language(languages.floats()));
  }

  /** {@code Boolean.parseBoolean}. */
  public Expr parseBoolean(Expr s) {
    return factory.apply(StringOp.EQUALS_IGNORE_CASE, s, factory.string("true"));
  }
}
