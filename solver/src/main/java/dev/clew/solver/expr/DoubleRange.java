package dev.clew.solver.expr;

/**
 * Which doubles there may be: the numbers between two, both included, and perhaps NaN. No number
 * where the least is above the most.
 */
public record DoubleRange(double least, double most, boolean mayBeNan) {

  public static final DoubleRange ANY =
      new DoubleRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true);

  public static final DoubleRange NAN =
      new DoubleRange(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, true);

  public boolean hasNumbers() {
    return least <= most;
  }

  public boolean isOne() {
    return least == most && !mayBeNan;
  }

  public boolean isFinite() {
    return least > Double.NEGATIVE_INFINITY && most < Double.POSITIVE_INFINITY;
  }

  /** The numbers of this range that another has, too; NaN as in this one. */
  public DoubleRange within(double from, double to) {
    return new DoubleRange(Math.max(least, from), Math.min(most, to), mayBeNan);
  }

  /** The absolute values. */
  public DoubleRange magnitudes() {
    double smaller = least >= 0 ? least : most <= 0 ? -most : 0;
    return new DoubleRange(smaller, Math.max(Math.abs(least), Math.abs(most)), mayBeNan);
  }
}
