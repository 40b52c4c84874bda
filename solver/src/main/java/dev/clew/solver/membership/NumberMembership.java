package dev.clew.solver.membership;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import org.jspecify.annotations.Nullable;

/**
 * A condition on one number alone: that it is in a set.
 *
 * @param term bare: without conversions that change no number
 * @param set within what the term can be
 */
public record NumberMembership(Expr term, NumberSet set) {

  /** A set of few intervals is written as comparisons, which the bounds of numbers can use. */
  private static final int FEW = 8;

  /**
   * The set that a condition says its only number is in, exactly; null for other conditions. Looks
   * at a fixed number of terms at most.
   */
  public static @Nullable NumberMembership of(Expr condition) {
    return new MembershipReader().read(condition);
  }

  /** About the same number, restricted to what it can be. */
  NumberMembership with(NumberSet other) {
    return new NumberMembership(term, other.intersect(NumberOrder.universe(term)));
  }

  /** Both, of the same number. */
  public NumberMembership and(NumberMembership other) {
    return new NumberMembership(term, set.intersect(other.set));
  }

  /** The opposite. */
  NumberMembership not() {
    return with(set.complement());
  }

  /** Either, of the same number. */
  public NumberMembership or(NumberMembership other) {
    return new NumberMembership(term, set.union(other.set));
  }

  public boolean isNever() {
    return set.isEmpty();
  }

  public boolean isAlways() {
    return set.equals(NumberOrder.universe(term));
  }

  /** The condition. */
  public Expr condition(ExprFactory factory) {
    NumberMembership opposite = not();
    return opposite.set.intervals() < set.intervals()
        ? factory.not(opposite.positively(factory))
        : positively(factory);
  }

  private Expr positively(ExprFactory factory) {
    if (set.intervals() <= FEW) {
      return halved(factory, 0, set.intervals());
    }
    Expr code = code(factory);
    return code == null
        ? halved(factory, 0, set.intervals())
        : factory.apply(
            StringOp.IN,
            factory.apply(StringOp.FROM_CODE, code),
            factory.language(Language.chars(units())));
  }

  /** The code that the number is; null where it may be something else. */
  private @Nullable Expr code(ExprFactory factory) {
    if (term.is(StringOp.CODE_AT)) {
      return term;
    }
    return term.sort().equals(Sort.CHAR) ? factory.apply(BitsOp.UNSIGNED_VALUE, term) : null;
  }

  /** The units that the number may be, where it is a unit's code. */
  public CharSet units() {
    CharSet.Builder units = new CharSet.Builder(set.intervals());
    for (int i = 0; i < set.intervals(); i++) {
      units.add((int) set.first(i), (int) set.last(i));
    }
    return units.build();
  }

  /** In one of the intervals from one up to another; a tree as deep as their logarithm. */
  private Expr halved(ExprFactory factory, int from, int to) {
    if (to - from <= 1) {
      return from == to ? factory.bool(false) : inside(factory, set.first(from), set.last(from));
    }
    int middle = (from + to) >>> 1;
    return factory.or(halved(factory, from, middle), halved(factory, middle, to));
  }

  private Expr inside(ExprFactory factory, long first, long last) {
    NumberSet all = NumberOrder.universe(term);
    if (first == last) {
      return factory.eq(term, constant(factory, term, first));
    }
    Expr above =
        first == all.first(0) ? factory.bool(true) : factory.not(below(factory, term, first));
    Expr below = last == all.last(0) ? factory.bool(true) : below(factory, term, last + 1);
    return factory.and(above, below);
  }

  /** That a bare term is less than a number. */
  static Expr below(ExprFactory factory, Expr term, long number) {
    return factory.apply(
        term.sort().kind() == Sort.Kind.INTEGER
            ? IntegerOp.LT
            : NumberOrder.isUnsigned(term.sort()) ? BitsOp.ULT : BitsOp.SLT,
        term,
        constant(factory, term, number));
  }

  private static Expr constant(ExprFactory factory, Expr term, long number) {
    return term.sort().kind() == Sort.Kind.INTEGER
        ? factory.integerConst(number)
        : factory.constant(Value.ofRaw(term.sort(), number));
  }
}
