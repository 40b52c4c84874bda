package dev.clew.solver.expr;

import java.math.BigInteger;
import java.util.function.ToLongFunction;

/**
 * How long a string can be, whatever its unknowns are. It looks at a bounded number of terms: the
 * rest, like every string of Java, is no longer than {@code Integer.MAX_VALUE}.
 */
public final class LongestText {

  /** What no string of Java exceeds, and so the answer where nothing is known. */
  public static final long UNLIMITED = Integer.MAX_VALUE;

  private static final int FEW_TERMS = 64;
  private static final BigInteger MOST = BigInteger.valueOf(UNLIMITED);

  private final ToLongFunction<Symbol> ofSymbol;
  private int left;

  private LongestText(ToLongFunction<Symbol> ofSymbol, int terms) {
    this.ofSymbol = ofSymbol;
    this.left = terms;
  }

  /** By what its symbols say of themselves; looks at few terms. */
  public static long of(Expr text) {
    return of(text, Symbol::longest, FEW_TERMS);
  }

  /**
   * By what is known of its symbols.
   *
   * @param ofSymbol how long a symbol can be
   * @param terms how many terms may be looked at
   */
  public static long of(Expr text, ToLongFunction<Symbol> ofSymbol, int terms) {
    return Math.min(UNLIMITED, new LongestText(ofSymbol, terms).longest(text));
  }

  private long longest(Expr text) {
    if (text instanceof Symbol symbol) {
      return Math.min(UNLIMITED, ofSymbol.applyAsLong(symbol));
    }
    if (text instanceof Const constant) {
      return constant.value().asString().length();
    }
    if (left-- <= 0) {
      return UNLIMITED;
    }
    if (text.is(CoreOp.ITE)) {
      return Math.max(longest(text.arg(1)), longest(text.arg(2)));
    }
    return ((Apply) text).op() instanceof StringOp op ? longest(op, text) : UNLIMITED;
  }

  private long longest(StringOp op, Expr text) {
    if (op.has(StringTrait.LENGTHS_ADD_UP)) {
      return longest(text.arg(0)) + longest(text.arg(1));
    }
    if (op.has(StringTrait.ONE_UNIT_AT_MOST)) {
      return 1;
    }
    if (op == StringOp.SLICE && text.arg(2) instanceof Const count) {
      long most = count.value().asInteger().max(BigInteger.ZERO).min(MOST).longValue();
      return Math.min(most, longest(text.arg(0)));
    }
    return op.has(StringTrait.NO_LONGER) || isOneForOne(text) ? longest(text.arg(0)) : UNLIMITED;
  }

  private boolean isOneForOne(Expr text) {
    return text.is(StringOp.REPLACE_ALL)
        && text.arg(1) instanceof Const sought
        && !sought.value().asString().isEmpty()
        && longest(text.arg(2)) <= 1;
  }
}
