package dev.clew.solver.search;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects values that a lever should be tried with: its sort's corners, the query's constants. */
final class ValuePool {

  private static final int MOST_CONSTANTS = 64;
  private static final int MOST_VALUES = 256;

  private final Sort sort;
  private final Set<Value> values = new LinkedHashSet<>();

  private ValuePool(Sort sort) {
    this.sort = sort;
  }

  /** The values for a sort, never none. */
  static List<Value> of(Sort sort, SearchProgram program) {
    ValuePool pool = new ValuePool(sort);
    pool.addCorners(program.levers.length);
    int constants = 0;
    for (SearchStep step : program.steps) {
      if (step.isConstant() && constants < MOST_CONSTANTS && pool.addConstant(step.constant())) {
        constants++;
      }
    }
    return List.copyOf(new ArrayList<>(pool.values).subList(0, Math.min(pool.size(), MOST_VALUES)));
  }

  private int size() {
    return values.size();
  }

  private void addCorners(int levers) {
    values.add(Value.zero(sort));
    switch (sort.kind()) {
      case BOOL -> values.add(Value.TRUE);
      case BITS -> addBitsCorners();
      case FLOAT -> addFloatCorners();
      case INTEGER -> addIntegers(BigInteger.ONE);
      case STRING -> values.add(Value.of("a"));
      case LANGUAGE -> {}
      case REFERENCE -> {
        for (int identity = 1; identity <= Math.min(levers, MOST_CONSTANTS); identity++) {
          values.add(Value.reference(sort, identity));
        }
      }
      case ROUNDING -> {
        for (long raw = 0; raw < 5; raw++) {
          values.add(Value.of(Value.roundingOf(raw)));
        }
      }
    }
  }

  private void addBitsCorners() {
    BigInteger least = BigInteger.ONE.shiftLeft(sort.width() - 1).negate();
    addIntegers(BigInteger.ZERO);
    addIntegers(least);
  }

  private void addFloatCorners() {
    BigInteger infinity = FloatOrder.wide(FloatRounding.of(sort, Double.POSITIVE_INFINITY));
    BigInteger normal = BigInteger.ONE.shiftLeft(sort.bits() - 1);
    for (BigInteger place :
        List.of(BigInteger.ONE, normal, infinity, infinity.subtract(BigInteger.ONE))) {
      values.add(FloatOrder.at(sort, place));
      values.add(FloatOrder.at(sort, place.negate()));
    }
    for (double value : new double[] {-0.0, 1, -1, 0.5, -0.5, 2, 10, 100, Double.NaN}) {
      values.add(FloatRounding.of(sort, value));
    }
  }

  /** Adds what a constant suggests; false when it suggests nothing. */
  private boolean addConstant(Value constant) {
    int before = values.size();
    if (constant.sort().equals(sort)) {
      values.add(constant);
    }
    Sort.Kind from = constant.sort().kind();
    boolean integer = from == Sort.Kind.BITS || from == Sort.Kind.INTEGER;
    switch (sort.kind()) {
      case BITS, INTEGER -> {
        if (integer) {
          addIntegers(constant.asInteger());
          addPower(constant.asInteger());
        } else if (from == Sort.Kind.FLOAT) {
          addRounded(FloatRounding.toDouble(constant));
        }
      }
      case FLOAT -> {
        if (integer || from == Sort.Kind.FLOAT) {
          addFloats(
              integer ? constant.asInteger().doubleValue() : FloatRounding.toDouble(constant));
        }
      }
      case BOOL, STRING, LANGUAGE, REFERENCE, ROUNDING -> {}
    }
    return values.size() > before;
  }

  /** The integer, its neighbours and its negation. */
  private void addIntegers(BigInteger integer) {
    for (BigInteger each :
        List.of(
            integer,
            integer.add(BigInteger.ONE),
            integer.subtract(BigInteger.ONE),
            integer.negate())) {
      values.add(of(each));
    }
  }

  private void addPower(BigInteger exponent) {
    if (exponent.signum() >= 0 && exponent.bitLength() <= 8) {
      values.add(of(BigInteger.ONE.shiftLeft(exponent.intValue())));
    }
  }

  private void addRounded(double value) {
    if (Math.abs(value) < 0x1p63) {
      addIntegers(BigInteger.valueOf((long) value));
    }
  }

  private void addFloats(double value) {
    Value nearest = FloatRounding.of(sort, value);
    values.add(nearest);
    values.add(FloatOrder.shifted(nearest, BigInteger.ONE));
    values.add(FloatOrder.shifted(nearest, BigInteger.ONE.negate()));
    values.add(FloatRounding.of(sort, -value));
    values.add(FloatRounding.of(sort, value + 0.5));
  }

  private Value of(BigInteger integer) {
    return sort.kind() == Sort.Kind.BITS ? Value.ofPattern(sort, integer) : Value.of(integer);
  }
}
