package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers that strings stand for, digit by digit. */
final class UnrolledNumerals {

  private static final int HASH_FACTOR = 31;

  private final BoundedTexts texts;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;
  private final Map<Integer, List<Digits>> scripts = new HashMap<>();

  UnrolledNumerals(BoundedTexts texts) {
    this.texts = texts;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  /** {@code str.to_int}. */
  BoundedInteger toInt(BoundedText text) {
    Expr valid = factory.not(numbers.eq(text.length(), 0));
    BoundedInteger value = numbers.constant(0);
    for (int i = 0; i < text.capacity(); i++) {
      Expr inside = numbers.below(i, text.length());
      Expr digit = texts.between(texts.at(text, i), '0', '9');
      valid = factory.and(valid, factory.or(factory.not(inside), digit));
      BoundedInteger code = numbers.unsigned(texts.at(text, i));
      BoundedInteger read = numbers.subtract(code, numbers.constant('0'));
      value = next(value, inside, numbers.assumed(read, 0, 9), 10, i + 1);
    }
    return numbers.ite(valid, value, numbers.constant(-1));
  }

  /** Horner's step where the place is inside, with a range that a valid numeral keeps. */
  private BoundedInteger next(
      BoundedInteger value, Expr inside, BoundedInteger digit, int radix, int digits) {
    BoundedInteger longer = numbers.add(numbers.multiply(value, numbers.constant(radix)), digit);
    BoundedInteger result = numbers.ite(inside, longer, value);
    if (result.open() || result.isConstant()) {
      return result;
    }
    BigInteger most = BigInteger.valueOf(radix).pow(digits).subtract(BigInteger.ONE);
    return numbers.ranged(result.term(), BigInteger.ZERO, most.min(result.hi()));
  }

  /** A sign or none, then digits of any script; 0 for everything else. */
  BoundedInteger parse(BoundedText text, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || text.capacity() == 0) {
      return numbers.constant(0);
    }
    Expr first = texts.at(text, 0);
    Expr minus = factory.eq(first, texts.unit('-'));
    Expr sign = factory.or(minus, factory.eq(first, texts.unit('+')));
    BoundedInteger least = numbers.ite(sign, numbers.constant(2), numbers.constant(1));
    Expr valid = numbers.le(least, text.length());
    BoundedInteger value = numbers.constant(0);
    for (int i = 0; i < text.capacity(); i++) {
      Expr inside = numbers.below(i, text.length());
      if (i == 0) {
        inside = factory.and(inside, factory.not(sign));
      }
      BoundedInteger digit = digit(texts.at(text, i), radix);
      Expr known = numbers.le(numbers.constant(0), digit);
      valid = factory.and(valid, factory.or(factory.not(inside), known));
      value = next(value, inside, numbers.assumed(digit, 0, radix - 1L), radix, i + 1);
    }
    BoundedInteger signed = numbers.ite(minus, numbers.negate(value), value);
    return numbers.ite(valid, signed, numbers.constant(0));
  }

  /** {@code Character.digit}: -1 for what is no digit. */
  BoundedInteger digit(Expr unit, int radix) {
    BoundedInteger result = numbers.constant(-1);
    BoundedInteger code = numbers.unsigned(unit);
    for (Digits run : scripts.computeIfAbsent(radix, Digits::of)) {
      BoundedInteger read = numbers.subtract(code, numbers.constant(run.lo() - (long) run.value()));
      BoundedInteger there = numbers.assumed(read, run.value(), run.value() + run.hi() - run.lo());
      result = numbers.ite(texts.between(unit, run.lo(), run.hi()), there, result);
    }
    return result;
  }

  /** Units one after the other that stand for digits one after the other. */
  private record Digits(char lo, char hi, int value) {

    /** All digits of a radix that this JDK knows. */
    static List<Digits> of(int radix) {
      List<Digits> runs = new ArrayList<>();
      int unit = 0;
      while (unit <= Character.MAX_VALUE) {
        int value = Character.digit((char) unit, radix);
        int last = unit;
        while (value >= 0
            && last < Character.MAX_VALUE
            && Character.digit((char) (last + 1), radix) == value + last + 1 - unit) {
          last++;
        }
        if (value >= 0) {
          runs.add(new Digits((char) unit, (char) last, value));
        }
        unit = last + 1;
      }
      return runs;
    }
  }

  /**
   * Whether a text is the numeral of a number in a radix, with a minus where it is negative: what
   * determines the text, if it has the room.
   */
  Expr isNumeral(BoundedText text, BoundedInteger number, int radix) {
    Expr minus = factory.eq(texts.at(text, 0), texts.unit('-'));
    BoundedInteger start = numbers.ite(minus, numbers.constant(1), numbers.constant(0));
    BoundedInteger digits = numbers.subtract(text.length(), start);
    Expr proper = numbers.lt(numbers.constant(0), digits);
    BoundedInteger value = numbers.constant(0);
    for (int i = 0; i < text.capacity(); i++) {
      Expr inside = numbers.below(i, text.length());
      inside = i == 0 ? factory.and(inside, factory.not(minus)) : inside;
      BoundedInteger digit = plainDigit(texts.at(text, i), radix);
      Expr known = numbers.le(numbers.constant(0), digit);
      proper = factory.and(proper, factory.or(factory.not(inside), known));
      value = next(value, inside, numbers.assumed(digit, 0, radix - 1L), radix, i + 1);
    }
    Expr leading = factory.ite(minus, isZero(text, 1), isZero(text, 0));
    Expr alone = factory.and(numbers.eq(digits, 1), factory.not(minus));
    proper = factory.and(proper, factory.or(factory.not(leading), alone));
    BoundedInteger signed = numbers.ite(minus, numbers.negate(value), value);
    return factory.and(proper, numbers.eq(signed, number));
  }

  private Expr isZero(BoundedText text, int place) {
    return factory.eq(texts.at(text, place), texts.unit('0'));
  }

  private BoundedInteger plainDigit(Expr unit, int radix) {
    BoundedInteger code = numbers.unsigned(unit);
    int decimal = Math.min(radix, 10);
    BoundedInteger figure =
        numbers.assumed(numbers.subtract(code, numbers.constant('0')), 0, decimal - 1L);
    BoundedInteger result =
        numbers.ite(
            texts.between(unit, '0', (char) ('0' + decimal - 1)), figure, numbers.constant(-1));
    if (radix <= 10) {
      return result;
    }
    BoundedInteger letter =
        numbers.assumed(numbers.subtract(code, numbers.constant('a' - 10)), 10, radix - 1L);
    return numbers.ite(texts.between(unit, 'a', (char) ('a' + radix - 11)), letter, result);
  }

  Expr hash(BoundedText text) {
    Expr hash = factory.intConst(0);
    for (int i = 0; i < text.capacity(); i++) {
      Expr unit = factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, texts.at(text, i));
      Expr scaled = factory.apply(BitsOp.MUL, hash, factory.intConst(HASH_FACTOR));
      Expr longer = factory.apply(BitsOp.ADD, scaled, unit);
      hash = factory.ite(numbers.below(i, text.length()), longer, hash);
    }
    return hash;
  }
}
