package dev.clew.solver.expr;

import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The only way to build a term: checks sorts, simplifies, interns.
 *
 * <p>Belongs to one thread, and lives as long as the terms of one analysis target: it holds every
 * term that it built.
 */
public final class ExprFactory {

  private final InternTable terms = new InternTable();
  private final Rewriter rewriter;
  private final Const yes = terms.constant(Value.TRUE);
  private final Const no = terms.constant(Value.FALSE);

  public ExprFactory(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** How many distinct terms have been built. */
  public int size() {
    return terms.size();
  }

  public Const constant(Value value) {
    return terms.constant(value);
  }

  public Const bool(boolean value) {
    return value ? yes : no;
  }

  public Const intConst(int value) {
    return terms.constant(Value.of(value));
  }

  public Const longConst(long value) {
    return terms.constant(Value.of(value));
  }

  public Const floatConst(float value) {
    return terms.constant(Value.of(value));
  }

  public Const doubleConst(double value) {
    return terms.constant(Value.of(value));
  }

  public Const integerConst(long value) {
    return terms.constant(Value.of(BigInteger.valueOf(value)));
  }

  public Const rounding(RoundingMode mode) {
    return terms.constant(Value.of(mode));
  }

  public Const string(String value) {
    return terms.constant(Value.of(value));
  }

  public Const language(Language value) {
    return terms.constant(Value.of(value));
  }

  /** A constant of a bit-vector sort from its low bits, or of any other raw sort. */
  public Const raw(Sort sort, long bits) {
    return terms.constant(Value.ofRaw(sort, bits));
  }

  /** A bit-vector of any width with the value of {@code number} modulo the width. */
  public Const bits(Sort sort, long number) {
    return terms.constant(Value.ofPattern(sort, BigInteger.valueOf(number)));
  }

  /** The unknown of this name and sort. */
  public Symbol symbol(String name, Sort sort) {
    return terms.symbol(name, sort, Integer.MAX_VALUE);
  }

  /**
   * An unknown string that is never longer than so many units.
   *
   * @see Symbol#longest
   */
  public Symbol text(String name, int longest) {
    return terms.symbol(name, Sort.STRING, longest);
  }

  /**
   * An operator whose result sort follows from its arguments.
   *
   * @throws SortException when the arguments do not fit
   */
  public Expr apply(Op op, Expr... args) {
    return build(op, OperatorSignatures.result(op, args), args);
  }

  /**
   * A conversion, whose result sort is chosen.
   *
   * @throws SortException when the arguments do not fit
   */
  public Expr convert(Op op, Sort target, Expr... args) {
    OperatorSignatures.checkConversion(op, target, args);
    return build(op, target, args);
  }

  /** The same operator on other arguments of the same sorts. */
  public Expr rebuild(Apply original, Expr... args) {
    return OperatorSignatures.isConversion(original.op())
        ? convert(original.op(), original.sort(), args)
        : apply(original.op(), args);
  }

  private Expr build(Op op, Sort sort, Expr[] args) {
    Expr[] own = args.clone();
    Expr simpler = rewriter.rewrite(this, op, sort, own);
    return simpler != null ? simpler : terms.apply(op, sort, own);
  }

  public Expr not(Expr operand) {
    return apply(CoreOp.NOT, operand);
  }

  public Expr and(Expr left, Expr right) {
    return apply(CoreOp.AND, left, right);
  }

  public Expr or(Expr left, Expr right) {
    return apply(CoreOp.OR, left, right);
  }

  public Expr eq(Expr left, Expr right) {
    return apply(CoreOp.EQ, left, right);
  }

  public Expr ite(Expr condition, Expr first, Expr second) {
    return apply(CoreOp.ITE, condition, first, second);
  }
}
