package dev.clew.solver.membership;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import org.jspecify.annotations.Nullable;

/** Reads the set of numbers that a condition speaks of. For one condition. */
final class MembershipReader {

  private int termsLeft = 400;

  @Nullable NumberMembership read(Expr condition) {
    if (!(condition instanceof Apply apply) || --termsLeft < 0) {
      return null;
    }
    if (apply.op() instanceof CoreOp op) {
      return switch (op) {
        case NOT -> negated(read(apply.arg(0)));
        case AND, OR -> joined(apply, op == CoreOp.AND);
        case EQ ->
            apply.arg(0).sort().equals(Sort.BOOL)
                ? alike(apply.arg(0), apply.arg(1))
                : equal(apply.arg(0), apply.arg(1));
        case ITE -> chosen(apply);
      };
    }
    if (apply.op() instanceof BitsOp op) {
      return switch (op) {
        case SLT, SLE -> ordered(apply, op == BitsOp.SLE, false);
        case ULT, ULE -> ordered(apply, op == BitsOp.ULE, true);
        default -> null;
      };
    }
    if (apply.op() == IntegerOp.LT || apply.op() == IntegerOp.LE) {
      return ordered(apply, apply.op() == IntegerOp.LE, false);
    }
    return apply.op() == StringOp.IN ? unit(apply.arg(0), apply.arg(1)) : null;
  }

  private static @Nullable NumberMembership negated(@Nullable NumberMembership body) {
    return body == null ? null : body.not();
  }

  private @Nullable NumberMembership joined(Apply junction, boolean both) {
    NumberMembership right = read(junction.arg(1));
    NumberMembership left = right == null ? null : read(junction.arg(0));
    if (right == null || left == null || left.term() != right.term()) {
      return null;
    }
    return both ? left.and(right) : left.or(right);
  }

  private @Nullable NumberMembership chosen(Apply choice) {
    NumberMembership condition = choice.sort().equals(Sort.BOOL) ? read(choice.arg(0)) : null;
    NumberMembership first = condition == null ? null : read(choice.arg(1));
    NumberMembership second = first == null ? null : read(choice.arg(2));
    if (condition == null || first == null || second == null) {
      return null;
    }
    boolean isOne = first.term() == condition.term() && second.term() == condition.term();
    return isOne ? condition.and(first).or(condition.not().and(second)) : null;
  }

  /** Two conditions that hold together or not at all. */
  private @Nullable NumberMembership alike(Expr a, Expr b) {
    NumberMembership left = read(a);
    NumberMembership right = left == null ? null : read(b);
    return left == null || right == null || left.term() != right.term()
        ? null
        : left.and(right).or(left.not().and(right.not()));
  }

  private static @Nullable NumberMembership equal(Expr term, Expr other) {
    Long number =
        other instanceof Const constant && NumberOrder.covers(other.sort())
            ? NumberOrder.number(constant)
            : null;
    return number == null ? null : about(term, NumberSet.between(number, number));
  }

  private static NumberMembership about(Expr term, NumberSet set) {
    return new NumberMembership(NumberOrder.bare(term), NumberSet.ALL).with(set);
  }

  /** A comparison with a constant, on either side. */
  private static @Nullable NumberMembership ordered(
      Apply order, boolean orEqual, boolean unsigned) {
    boolean isAbove = order.arg(0) instanceof Const;
    Expr term = order.arg(isAbove ? 1 : 0);
    if (!(order.arg(isAbove ? 0 : 1) instanceof Const constant)
        || !NumberOrder.covers(term.sort())) {
      return null;
    }
    Long number = NumberOrder.number(constant);
    boolean isOwn =
        term.sort().kind() == Sort.Kind.INTEGER || NumberOrder.isUnsigned(term.sort()) == unsigned;
    if (number == null || (!isOwn && term.sort().bits() == Long.SIZE)) {
      return null;
    }
    long limit = isOwn ? number : NumberOrder.otherwise(term.sort(), number);
    NumberSet below = NumberSet.below(limit, orEqual != isAbove);
    NumberSet side = isAbove ? below.complement() : below;
    return about(term, isOwn ? side : NumberOrder.fromOther(term.sort(), side));
  }

  private static @Nullable NumberMembership unit(Expr text, Expr language) {
    boolean isSet =
        text.is(StringOp.FROM_CODE)
            && language instanceof Const constant
            && constant.value().asLanguage() instanceof CharsLanguage;
    return isSet
        ? code(text.arg(0), ((CharsLanguage) ((Const) language).value().asLanguage()).set())
        : null;
  }

  private static NumberMembership code(Expr code, CharSet units) {
    long[] ends = new long[2 * units.intervalCount()];
    for (int i = 0; i < units.intervalCount(); i++) {
      ends[2 * i] = units.lo(i);
      ends[2 * i + 1] = units.hi(i);
    }
    return about(code, NumberSet.ofIntervals(ends));
  }
}
