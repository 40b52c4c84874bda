package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of {@code Character} on a {@code char}, a term of sort {@link Sort#CHAR}. Each class
 * of units is computed once for an instance by asking the JDK about all of them.
 */
public final class JvmCharacters {

  /** A set of few intervals is written as comparisons, which the bounds of numbers can use. */
  private static final int FEW_INTERVALS = 8;

  private final ExprFactory factory;
  private final StringBorder border;
  private final Map<UnitClass, CharSet> sets = new EnumMap<>(UnitClass.class);

  @SuppressWarnings("CharacterGetNumericValue") // The very method that is meant.
  private final Function numericValue =
      Function.runnable(
          "Character.getNumericValue",
          List.of(Sort.CHAR),
          Sort.INT,
          args -> Value.of(Character.getNumericValue((char) args.get(0).raw())));

  private final Function type =
      Function.runnable(
          "Character.getType",
          List.of(Sort.CHAR),
          Sort.INT,
          args -> Value.of(Character.getType((char) args.get(0).raw())));

  public JvmCharacters(ExprFactory factory) {
    this.factory = factory;
    this.border = new StringBorder(factory);
  }

  /** {@code Character.isDigit} and all its relatives. */
  public Expr is(UnitClass asked, Expr unit) {
    return in(unit, sets.computeIfAbsent(asked, UnitClass::units));
  }

  /** Whether a unit is one of a set. */
  public Expr in(Expr unit, CharSet set) {
    if (set.intervalCount() > FEW_INTERVALS) {
      return factory.apply(
          StringOp.IN, border.unitString(unit), factory.language(Language.chars(set)));
    }
    Expr any = factory.bool(false);
    for (int i = 0; i < set.intervalCount(); i++) {
      any = factory.or(any, between(unit, set.lo(i), set.hi(i)));
    }
    return any;
  }

  private Expr between(Expr unit, char low, char high) {
    if (low == high) {
      return factory.eq(unit, factory.raw(Sort.CHAR, low));
    }
    return factory.and(
        factory.apply(BitsOp.ULE, factory.raw(Sort.CHAR, low), unit),
        factory.apply(BitsOp.ULE, unit, factory.raw(Sort.CHAR, high)));
  }

  /** A {@link Sort#CHAR}. */
  public Expr toLowerCase(Expr unit) {
    return factory.apply(StringOp.CHAR_TO_LOWER, unit);
  }

  /** A {@link Sort#CHAR}. */
  public Expr toUpperCase(Expr unit) {
    return factory.apply(StringOp.CHAR_TO_UPPER, unit);
  }

  /** An {@code int}; -1 where the unit is no digit, or the radix no radix. */
  public Expr digit(Expr unit, Expr radix) {
    Expr digit = border.toInt(factory.apply(StringOp.CHAR_DIGIT, unit, border.number(radix)));
    boolean isKnown = radix instanceof Const known && isRadix(known.value().asInt());
    return isKnown ? digit(unit, ((Const) radix).value().asInt(), digit) : digit;
  }

  private static boolean isRadix(int number) {
    return number >= Character.MIN_RADIX && number <= Character.MAX_RADIX;
  }

  /** By arithmetic for ASCII; within bounds, which say nothing new, for the others. */
  private Expr digit(Expr unit, int radix, Expr other) {
    Expr none = factory.intConst(-1);
    Expr bounded =
        border.ite(
            factory.and(
                factory.apply(BitsOp.SLE, factory.intConst(0), other),
                factory.apply(BitsOp.SLT, other, factory.intConst(radix))),
            other,
            none);
    return ascii(unit, Math.min(radix, 10), radix - 10, none, bounded);
  }

  /** The value of an ASCII digit or letter; of other ASCII units, and of all others. */
  private Expr ascii(Expr unit, int digits, int letters, Expr none, Expr others) {
    Expr value =
        border.ite(factory.apply(BitsOp.ULT, unit, factory.raw(Sort.CHAR, 128)), none, others);
    if (letters > 0) {
      value = shifted(unit, 'A', letters, 'A' - 10, value);
      value = shifted(unit, 'a', letters, 'a' - 10, value);
    }
    return shifted(unit, '0', digits, '0', value);
  }

  private Expr shifted(Expr unit, char first, int count, int zero, Expr otherwise) {
    Expr number =
        factory.apply(
            BitsOp.ADD,
            factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, unit),
            factory.intConst(-zero));
    return border.ite(between(unit, first, (char) (first + count - 1)), number, otherwise);
  }

  /** {@code Character.forDigit}, a {@link Sort#CHAR}. */
  public Expr forDigit(Expr digit, Expr radix) {
    Expr known =
        factory.and(
            border.between(border.number(radix), Character.MIN_RADIX, Character.MAX_RADIX),
            factory.and(
                border.le(border.constant(0), border.number(digit)),
                border.lt(border.number(digit), border.number(radix))));
    Expr low = factory.convert(BitsOp.TRUNCATE, Sort.CHAR, digit);
    Expr shift =
        border.ite(
            factory.apply(BitsOp.SLT, digit, factory.intConst(10)),
            factory.raw(Sort.CHAR, '0'),
            factory.raw(Sort.CHAR, 'a' - 10));
    return border.ite(known, factory.apply(BitsOp.ADD, low, shift), factory.raw(Sort.CHAR, 0));
  }

  /** An {@code int}. */
  public Expr getNumericValue(Expr unit) {
    return ascii(unit, 10, 26, factory.intConst(-1), factory.apply(numericValue, unit));
  }

  /** An {@code int}. */
  public Expr getType(Expr unit) {
    return factory.apply(type, unit);
  }
}
