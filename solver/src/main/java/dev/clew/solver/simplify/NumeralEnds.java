package dev.clew.solver.simplify;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A decimal numeral at one end of a string, against a known word: what the word says of the number,
 * for each part of the word that the numeral may be.
 */
record NumeralEnds(ExprFactory factory) {

  /** Each unit of the word may be a case. */
  private static final int LONGEST = 12;

  private static final BigInteger TEN = BigInteger.TEN;

  /** Whether a string ends with a word; null where its last part is no numeral. */
  @Nullable Expr endsWith(Expr string, String word) {
    Expr number = number(ConcatenationShape.last(string));
    if (number == null || word.isEmpty() || word.length() > LONGEST) {
      return null;
    }
    Expr before = new ConcatenationShape(factory).withoutLast(string);
    Expr any = longerAtEnd(number, word);
    for (int i = 0; i < word.length(); i++) {
      Expr start = factory.string(word.substring(0, i));
      Expr rest = factory.apply(StringOp.ENDS_WITH, before, start);
      any = factory.or(any, factory.and(is(number, word.substring(i)), rest));
    }
    return any;
  }

  /** Whether a string starts with a word; null where its first part is no bounded numeral. */
  @Nullable Expr startsWith(Expr string, String word) {
    Expr first = ConcatenationShape.first(string);
    Expr number = first == null ? null : number(first);
    if (number == null || word.isEmpty() || word.length() > LONGEST) {
      return null;
    }
    Expr any = longerAtStart(number, word);
    if (any == null) {
      return null;
    }
    Expr behind = new ConcatenationShape(factory).withoutFirst(string);
    for (int i = 1; i <= word.length(); i++) {
      Expr end = factory.string(word.substring(i));
      Expr rest = factory.apply(StringOp.STARTS_WITH, behind, end);
      any = factory.or(any, factory.and(is(number, word.substring(0, i)), rest));
    }
    return any;
  }

  /** Whether two parts, of which one is a numeral, are a word together; null where none is. */
  @Nullable Expr equal(Expr string, String word) {
    if (!string.is(StringOp.CONCAT) || word.length() > LONGEST) {
      return null;
    }
    Expr last = number(string.arg(1));
    Expr first = number(string.arg(0));
    if (last == null && first == null) {
      return null;
    }
    Expr any = factory.bool(false);
    for (int i = 0; i <= word.length(); i++) {
      Expr front = part(first, string.arg(0), word.substring(0, i));
      Expr back = part(last, string.arg(1), word.substring(i));
      any = factory.or(any, factory.and(front, back));
    }
    return any;
  }

  private Expr part(@Nullable Expr number, Expr part, String word) {
    return number == null ? factory.eq(part, factory.string(word)) : is(number, word);
  }

  private static @Nullable Expr number(Expr part) {
    boolean isDecimal =
        part.is(StringOp.NUMERAL)
            && part.arg(1) instanceof Const radix
            && radix.value().asInteger().equals(TEN);
    return isDecimal ? part.arg(0) : null;
  }

  private Expr is(Expr number, String numeral) {
    return isCanonical(numeral)
        ? factory.eq(number, constant(new BigInteger(numeral)))
        : factory.bool(false);
  }

  private static boolean isDigits(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Whether a number is written so. */
  private static boolean isCanonical(String text) {
    String digits = text.startsWith("-") ? text.substring(1) : text;
    boolean isZero = digits.startsWith("0");
    return isDigits(digits) && (!isZero || text.equals("0"));
  }

  /** Whether the numeral has more units than the word, and ends with it. */
  private Expr longerAtEnd(Expr number, String word) {
    if (!isDigits(word)) {
      return factory.bool(false);
    }
    BigInteger power = TEN.pow(word.length());
    BigInteger digits = new BigInteger(word);
    Expr large = factory.and(atLeast(number, power), ends(number, power, digits));
    Expr small = factory.and(atMost(number, power.negate()), ends(number, power, digits.negate()));
    Expr negated = is(number, "-" + word);
    return factory.or(factory.or(large, small), negated);
  }

  /** Whether a number leaves a rest of its own sign when it is divided by a power of ten. */
  private Expr ends(Expr number, BigInteger power, BigInteger rest) {
    if (number.is(BitsOp.SIGNED_VALUE)) {
      Expr vector = number.arg(0);
      if (power.bitLength() >= vector.sort().bits()) {
        return factory.bool(false);
      }
      Expr divisor = factory.constant(Value.ofPattern(vector.sort(), power));
      return factory.eq(
          factory.apply(BitsOp.SIGNED_VALUE, factory.apply(BitsOp.SREM, vector, divisor)),
          constant(rest));
    }
    Expr positive = rest.signum() < 0 ? factory.apply(IntegerOp.NEG, number) : number;
    // A negative rest of zero has no sign, and divides either way.
    return factory.eq(
        factory.apply(IntegerOp.MOD, positive, constant(power)), constant(rest.abs()));
  }

  /** Whether the numeral has more units than the word, and starts with it; null if that is open. */
  private @Nullable Expr longerAtStart(Expr number, String word) {
    if (word.equals("-")) {
      return atMost(number, BigInteger.ONE.negate());
    }
    IntegerRange range = IntegerRange.of(number);
    BigInteger low = range.low();
    BigInteger high = range.high();
    if (low == null || high == null) {
      return null;
    }
    if (!isCanonical(word) || word.equals("0")) {
      return factory.bool(false);
    }
    BigInteger most = low.abs().max(high.abs());
    boolean isNegative = word.startsWith("-");
    BigInteger first = new BigInteger(word).abs().multiply(TEN);
    Expr any = factory.bool(false);
    for (BigInteger width = TEN; first.compareTo(most) <= 0; width = width.multiply(TEN)) {
      BigInteger last = first.add(width).subtract(BigInteger.ONE);
      Expr within =
          isNegative
              ? factory.and(atLeast(number, last.negate()), atMost(number, first.negate()))
              : factory.and(atLeast(number, first), atMost(number, last));
      any = factory.or(any, within);
      first = first.multiply(TEN);
    }
    return any;
  }

  private Expr atLeast(Expr number, BigInteger least) {
    return factory.apply(IntegerOp.LE, constant(least), number);
  }

  private Expr atMost(Expr number, BigInteger most) {
    return factory.apply(IntegerOp.LE, number, constant(most));
  }

  private Expr constant(BigInteger number) {
    return factory.constant(Value.of(number));
  }
}
