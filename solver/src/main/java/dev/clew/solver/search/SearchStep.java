package dev.clew.solver.search;

import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.JavaFloatSemantics;
import java.math.RoundingMode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One node of a {@link SearchProgram}: how its value comes from those of earlier nodes. */
final class SearchStep {

  /** Which machinery computes the value. */
  enum Way {
    /** Never computed: a constant. */
    CONSTANT,
    /** Never computed: an unknown. */
    SYMBOL,
    /** Booleans, equality and choice. */
    CORE,
    /** Bit-vectors that are raw on both sides. */
    RAW_BITS,
    /** Floats that Java computes, in a rounding mode that is known. */
    JAVA_FLOAT,
    /** Everything else that has semantics. */
    GENERAL,
    /** A function. */
    CALL
  }

  private static final int[] NO_ARGS = {};

  final Way way;
  final Sort sort;
  final int[] args;

  /** Sort of the first argument that is not a rounding mode. */
  final Sort operand;

  private final @Nullable Op op;
  private final @Nullable Value constant;
  private final RoundingMode mode;

  private SearchStep(
      Way way,
      @Nullable Op op,
      Sort sort,
      int[] args,
      Sort operand,
      @Nullable Value constant,
      RoundingMode mode) {
    this.way = way;
    this.op = op;
    this.sort = sort;
    this.args = args;
    this.operand = operand;
    this.constant = constant;
    this.mode = mode;
  }

  static SearchStep constant(Value value) {
    return leaf(Way.CONSTANT, value.sort(), value);
  }

  static SearchStep symbol(Sort sort) {
    return leaf(Way.SYMBOL, sort, null);
  }

  private static SearchStep leaf(Way way, Sort sort, @Nullable Value value) {
    return new SearchStep(way, null, sort, NO_ARGS, sort, value, RoundingMode.HALF_EVEN);
  }

  /**
   * An application.
   *
   * @param first the first argument, if there is one
   * @param operand sort of the first argument that is not a rounding mode
   */
  static SearchStep apply(Op op, Sort sort, int[] args, @Nullable SearchStep first, Sort operand) {
    boolean rounds = op instanceof FloatOp floating && floating.rounds();
    Value given = rounds && first != null ? first.constant : null;
    RoundingMode mode = given != null ? given.asRounding() : RoundingMode.HALF_EVEN;
    boolean modeKnown = !rounds || given != null;
    return new SearchStep(
        way(op, sort, operand, mode, modeKnown), op, sort, args, operand, null, mode);
  }

  private static Way way(Op op, Sort sort, Sort operand, RoundingMode mode, boolean modeKnown) {
    return switch (op.theory()) {
      case CORE -> Way.CORE;
      case BITS -> sort.isRaw() && operand.isRaw() ? Way.RAW_BITS : Way.GENERAL;
      case FLOAT ->
          modeKnown && JavaFloatSemantics.covers((FloatOp) op, mode, operand, sort)
              ? Way.JAVA_FLOAT
              : Way.GENERAL;
      case INTEGER, STRING -> Way.GENERAL;
      case FUNCTION -> Way.CALL;
    };
  }

  Op op() {
    return Objects.requireNonNull(op, "a leaf has no operator");
  }

  boolean is(Op other) {
    return op == other;
  }

  boolean isConstant() {
    return constant != null;
  }

  Value constant() {
    return Objects.requireNonNull(constant, "not a constant");
  }

  RoundingMode mode() {
    return mode;
  }

  /** Whether a value may be chosen for it: an unknown, or a function that has only a table. */
  boolean isLever() {
    return way == Way.SYMBOL || (op instanceof Function function && function.isUninterpreted());
  }

  /** Whether it compares two values of one sort, booleans included. */
  boolean compares() {
    return op == CoreOp.EQ || isOrder();
  }

  private boolean isOrder() {
    if (op == null || sort.kind() != Sort.Kind.BOOL) {
      return false;
    }
    return switch (op.theory()) {
      case BITS, FLOAT, INTEGER -> true;
      case CORE, STRING, FUNCTION -> false;
    };
  }

  @Override
  public String toString() {
    return isConstant() ? constant().toString() : op == null ? "symbol" : op.toString();
  }
}
