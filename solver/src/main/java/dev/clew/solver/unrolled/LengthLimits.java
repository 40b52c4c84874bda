package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.LongestText;
import dev.clew.solver.expr.NumberRange;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.StringTrait;
import dev.clew.solver.expr.Symbol;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Limits of the lengths of unknown strings and of unknown integers that follow from single
 * conjuncts. They are proved: every solution of the conjuncts in {@link #sources} keeps them.
 *
 * <p>An unknown string is a Java string, so its length as an {@code int} is its length.
 */
final class LengthLimits {

  /** No upper limit. */
  static final long NONE = NumberRange.NO_MOST;

  /** No lower limit. */
  static final long NO_LEAST = NumberRange.NO_LEAST;

  /** Numbers with more bits are no limits, so that sums of some of them are numbers. */
  private static final int WIDEST = 60;

  private static final int ROUNDS = 4;

  /**
   * A concatenation of more terms has no limit, and of one conjunct no more terms get one: terms
   * that share their parts have twice as many with each level.
   */
  private static final int MANY_TERMS = 4096;

  private final Map<Symbol, Long> most = new HashMap<>();
  private final Map<Symbol, Long> least = new HashMap<>();
  private final Set<Expr> sources = new LinkedHashSet<>();
  private int updates;
  private int termsLeft;

  static LengthLimits of(List<Expr> conjuncts) {
    LengthLimits bounds = new LengthLimits();
    int before = -1;
    for (int round = 0; round < ROUNDS && before != bounds.updates; round++) {
      before = bounds.updates;
      conjuncts.forEach(bounds::learn);
    }
    return bounds;
  }

  private void learn(Expr conjunct) {
    int before = updates;
    termsLeft = MANY_TERMS;
    holds(conjunct);
    if (updates != before) {
      sources.add(conjunct);
    }
  }

  /** No string is longer, no integer larger; {@link #NONE} if nothing is known. */
  long most(Symbol symbol) {
    return most.getOrDefault(symbol, NONE);
  }

  /** No integer is smaller; {@link #NO_LEAST} if nothing is known. */
  long least(Symbol symbol) {
    return least.getOrDefault(symbol, NO_LEAST);
  }

  /** The conjuncts that the bounds come from. */
  Set<Expr> sources() {
    return sources;
  }

  private void holds(Expr condition) {
    if (condition.is(CoreOp.AND)) {
      holds(condition.arg(0));
      holds(condition.arg(1));
    } else if (condition.is(CoreOp.NOT)) {
      fails(condition.arg(0));
    } else if (condition.is(CoreOp.EQ)) {
      equal(condition.arg(0), condition.arg(1));
    } else if (condition.is(IntegerOp.LE) || condition.is(BitsOp.SLE)) {
      ordered(condition.arg(0), condition.arg(1), 0);
    } else if (condition.is(IntegerOp.LT) || condition.is(BitsOp.SLT)) {
      ordered(condition.arg(0), condition.arg(1), 1);
    } else if (condition instanceof Apply apply && apply.op() instanceof StringOp op) {
      holds(op, apply);
    }
  }

  private void fails(Expr condition) {
    if (condition.is(CoreOp.OR)) {
      fails(condition.arg(0));
      fails(condition.arg(1));
    } else if (condition.is(IntegerOp.LE) || condition.is(BitsOp.SLE)) {
      ordered(condition.arg(1), condition.arg(0), 1);
    } else if (condition.is(IntegerOp.LT) || condition.is(BitsOp.SLT)) {
      ordered(condition.arg(1), condition.arg(0), 0);
    }
  }

  /** The first number and a gap are at most the second. */
  private void ordered(Expr first, Expr second, int gap) {
    atMost(first, minus(upper(second), gap));
    long smallest = lower(first);
    if (smallest != NO_LEAST) {
      atLeast(second, smallest + gap);
    }
  }

  private void holds(StringOp op, Apply apply) {
    if (op == StringOp.IN && apply.arg(1) instanceof Const language) {
      shorter(apply.arg(0), language.value().asLanguage().maxLength());
    }
    if (op.has(StringTrait.SECOND_IN_FIRST) || op.has(StringTrait.LENGTHS_AGREE)) {
      shorter(apply.arg(1), longest(apply.arg(0)));
    }
    if (op.has(StringTrait.LENGTHS_AGREE)) {
      shorter(apply.arg(0), longest(apply.arg(1)));
    }
  }

  private void equal(Expr left, Expr right) {
    if (left.sort().kind() == Sort.Kind.STRING) {
      shorter(left, longest(right));
      shorter(right, longest(left));
    } else if (left.sort().kind() == Sort.Kind.INTEGER || left.sort().kind() == Sort.Kind.BITS) {
      ordered(left, right, 0);
      ordered(right, left, 0);
    }
  }

  /** A string is at most so long. */
  private void shorter(Expr text, long length) {
    if (length == NONE || --termsLeft < 0) {
      return;
    }
    if (text instanceof Symbol symbol && length < most(symbol)) {
      most.put(symbol, Math.max(0, length));
      updates++;
    } else if (text instanceof Apply apply && apply.op() instanceof StringOp op) {
      if (op.has(StringTrait.LENGTHS_ADD_UP)) {
        shorter(text.arg(0), length);
        shorter(text.arg(1), length);
      } else if (op.has(StringTrait.SAME_LENGTH)) {
        shorter(text.arg(0), length);
      }
    }
  }

  /** A number is at most this. */
  private void atMost(Expr number, long limit) {
    if (limit == NONE || --termsLeft < 0) {
      return;
    }
    if (number instanceof Symbol symbol && number.sort().kind() == Sort.Kind.INTEGER) {
      if (limit < most(symbol)) {
        most.put(symbol, limit);
        updates++;
      }
    } else if (number.is(StringOp.LENGTH)) {
      shorter(number.arg(0), limit);
    } else if (number.is(BitsOp.FROM_INTEGER) && isLength(number)) {
      shorter(number.arg(0).arg(0), limit);
    } else if (number.is(IntegerOp.ADD)) {
      atMost(number.arg(0), minus(limit, lower(number.arg(1))));
      atMost(number.arg(1), minus(limit, lower(number.arg(0))));
    }
  }

  /** A number is at least this. */
  private void atLeast(Expr number, long limit) {
    if (number instanceof Symbol symbol
        && number.sort().kind() == Sort.Kind.INTEGER
        && limit > least(symbol)) {
      least.put(symbol, limit);
      updates++;
    }
  }

  /** Whether these bits are the length of an unknown string, without loss. */
  private static boolean isLength(Expr bits) {
    return bits.sort().bits() >= Integer.SIZE
        && bits.arg(0).is(StringOp.LENGTH)
        && bits.arg(0).arg(0) instanceof Symbol;
  }

  private static long minus(long limit, long taken) {
    if (limit == NONE || taken == NO_LEAST) {
      return NONE;
    }
    try {
      return Math.subtractExact(limit, taken);
    } catch (ArithmeticException outside) {
      return NONE;
    }
  }

  /** No value of an integer, or of bits read as signed, is larger. */
  private long upper(Expr number) {
    if (number instanceof Const constant) {
      return fitting(constant, NONE);
    }
    if (number instanceof Apply apply && apply.op() instanceof StringOp op) {
      return upper(op.range(), apply);
    }
    if (number.is(BitsOp.FROM_INTEGER) && isLength(number)) {
      return longest(number.arg(0).arg(0));
    }
    return number instanceof Symbol symbol && number.sort().kind() == Sort.Kind.INTEGER
        ? most(symbol)
        : NONE;
  }

  private long upper(NumberRange range, Apply number) {
    return switch (range) {
      case ANY, NATURAL_OR_NONE -> NONE;
      case UNITS_OF_FIRST, POSITION_IN_FIRST, PARTS_OF_FIRST -> {
        long longest = longest(number.arg(0));
        yield longest == NONE ? NONE : range.most(longest);
      }
      case UNIT, UNIT_OR_NONE, DIGIT_OR_NONE, DIFFERENCE -> range.most(LongestText.UNLIMITED);
    };
  }

  private static long fitting(Const constant, long otherwise) {
    return constant.value().asInteger().bitLength() < WIDEST
        ? constant.value().asInteger().longValue()
        : otherwise;
  }

  /** No value of an integer is smaller. */
  private long lower(Expr number) {
    if (number instanceof Const constant) {
      return fitting(constant, NO_LEAST);
    }
    if (number instanceof Symbol symbol && number.sort().kind() == Sort.Kind.INTEGER) {
      return least(symbol);
    }
    return number instanceof Apply apply && apply.op() instanceof StringOp op
        ? op.range().least()
        : NO_LEAST;
  }

  /** No value of a string is longer. */
  private long longest(Expr text) {
    long longest = LongestText.of(text, this::most, MANY_TERMS);
    return longest == LongestText.UNLIMITED ? NONE : longest;
  }
}
