package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.Sort;

/** What is tracked of a term's value. */
public enum TrackedShape {
  /** 0 or 1. */
  TRUTH,
  /** Signed interval, known bits, congruence. */
  BITS,
  /** Interval of {@link FloatKeys}, and whether NaN is possible. */
  FLOAT,
  /** Interval with {@link Unbounded} ends, congruence. */
  INTEGER,
  /** Interval of raw values, for the sake of equality. */
  IDENTITY,
  /** Nothing. */
  OPAQUE;

  public static TrackedShape of(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> TRUTH;
      case BITS -> sort.isRaw() ? BITS : OPAQUE;
      case FLOAT -> sort.isRaw() ? FLOAT : OPAQUE;
      case INTEGER -> INTEGER;
      case REFERENCE, ROUNDING -> IDENTITY;
      case STRING, LANGUAGE -> OPAQUE;
    };
  }
}
