package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.CharSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the unknowns of a translation and keeps what has to hold of them; also keeps the account of
 * what a translation left out.
 */
final class TranslationUnknowns {

  /** Wide enough for sums and differences of Java's {@code int}s. */
  private static final int INTEGER_BITS = 34;

  private static final CharSet PRINTABLE = CharSet.range(' ', '~');

  private final BoundedTexts texts;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;
  private final UnrollingPlan plan;
  private final List<Expr> facts = new ArrayList<>();
  private final List<Expr> wishes = new ArrayList<>();
  private boolean lossy;
  private boolean lossyIntegers;
  private boolean lossyLetters;

  TranslationUnknowns(BoundedTexts texts, UnrollingPlan plan) {
    this.texts = texts;
    this.plan = plan;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  /** A string of at most this length; an opaque one loses what is longer. */
  BoundedText text(String name, int capacity, boolean input) {
    if (!input) {
      lossy = true;
    }
    BoundedText text = fresh(name, capacity);
    if (input) {
      wishes.add(printable(text));
    }
    return text;
  }

  /** A string of at most this length, of which the caller says more. */
  BoundedText fresh(String name, int capacity) {
    if (capacity == 0) {
      return texts.empty();
    }
    int width = Integer.SIZE - Integer.numberOfLeadingZeros(capacity);
    Expr raw = factory.symbol(name + "#", Sort.bits(width));
    facts.add(factory.apply(BitsOp.ULE, raw, factory.bits(Sort.bits(width), capacity)));
    BoundedInteger length =
        numbers.ranged(numbers.unsigned(raw).term(), BigInteger.ZERO, BigInteger.valueOf(capacity));
    List<Expr> units = new ArrayList<>();
    for (int i = 0; i < capacity; i++) {
      Expr unit = factory.symbol(name + "#" + i, Sort.CHAR);
      units.add(unit);
      facts.add(factory.or(numbers.below(i, length), factory.eq(unit, texts.unit('\0'))));
    }
    return new BoundedText(length, units);
  }

  private Expr printable(BoundedText text) {
    Expr all = factory.bool(true);
    for (int i = 0; i < text.capacity(); i++) {
      Expr beyond = factory.not(numbers.below(i, text.length()));
      all = factory.and(all, factory.or(beyond, texts.isIn(texts.at(text, i), PRINTABLE)));
    }
    return all;
  }

  /** An unknown integer: bits that are wide enough if limits are known. */
  BoundedInteger integer(String name, long least, long most) {
    if (least == LengthLimits.NO_LEAST || most == LengthLimits.NONE || least > most) {
      return integer(name);
    }
    BigInteger lo = BigInteger.valueOf(least);
    BigInteger hi = BigInteger.valueOf(most);
    Expr raw = factory.symbol(name, Sort.bits(BoundedInteger.width(lo, hi)));
    BoundedInteger wide = numbers.signed(raw);
    facts.add(numbers.le(numbers.constant(lo), wide));
    facts.add(numbers.le(wide, numbers.constant(hi)));
    return numbers.ranged(raw, lo, hi);
  }

  BoundedInteger integer(String name) {
    if (plan.open()) {
      return numbers.open(factory.symbol(name, Sort.INTEGER));
    }
    lossyIntegers = true;
    return numbers.signed(factory.symbol(name, Sort.bits(INTEGER_BITS)));
  }

  void require(Expr fact) {
    facts.add(fact);
  }

  /** Leaves out what does not hold this, although it might be a solution. */
  void leaveOutUnless(Expr condition) {
    if (condition != factory.bool(true)) {
      facts.add(condition);
      lossy = true;
    }
  }

  /** Something is left out without a condition that says so. */
  void leaveOut() {
    lossy = true;
  }

  /** Leaves out letters beyond ASCII for a first attempt. */
  void leaveOutLettersUnless(Expr condition) {
    if (condition != factory.bool(true)) {
      facts.add(condition);
      lossyLetters = true;
    }
  }

  List<Expr> facts() {
    return facts;
  }

  /** What models would better have: printable characters. */
  List<Expr> wishes() {
    return wishes;
  }

  boolean lossy() {
    return lossy;
  }

  boolean lossyIntegers() {
    return lossyIntegers;
  }

  boolean lossyLetters() {
    return lossyLetters;
  }
}
