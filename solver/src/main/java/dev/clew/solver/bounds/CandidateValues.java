package dev.clew.solver.bounds;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.bounds.domain.Unbounded;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.Optional;

/**
 * Values to try for a symbol, the likeliest and nicest first: the hint's, zero and its neighbours,
 * the ends of the interval, the constants of the conjunction and theirs. Values are as {@link
 * Domains} has them, and {@link #NAN}.
 */
final class CandidateValues {

  /** Stands for NaN; no float's key. */
  static final long NAN = Long.MAX_VALUE;

  /** A domain of up to this many values is tried whole. */
  private static final int FEW = 64;

  /** Of larger domains no more than this is tried. */
  private static final int SELECTED = 24;

  /** All of a small domain, after the hint and what is tried first. */
  static final int MOST = FEW + 8;

  private static final int NEAR_ZERO = 3;

  private final Network network;
  private final Domains domains;
  private final long[] values = new long[MOST];
  private int count;

  CandidateValues(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  int count() {
    return count;
  }

  long get(int number) {
    return values[number];
  }

  /** The candidate to try first. */
  long first(int node, Assignment hint) {
    count = 0;
    addHint(node, hint);
    if (count == 0) {
      addSimple(node);
    }
    if (count == 0) {
      addEnds(node);
    }
    if (count > 0) {
      return values[0];
    }
    return domains.mayBeNan(node) ? NAN : Math.max(domains.lo(node), least(node));
  }

  private long least(int node) {
    return network.shape(node) == TrackedShape.INTEGER ? -Unbounded.LIMIT : Long.MIN_VALUE;
  }

  private void addSimple(int node) {
    if (network.shape(node) == TrackedShape.FLOAT) {
      addFloats(node);
    } else {
      addNearZero(node);
    }
  }

  /** Collects candidates; whether they are all the values that the symbol can have. */
  boolean collect(int node, Assignment hint) {
    count = 0;
    addHint(node, hint);
    addSimple(node);
    long size = domains.hi(node) - domains.lo(node);
    boolean few = Long.compareUnsigned(size, FEW) < 0;
    if (few && (domains.lo(node) <= domains.hi(node))) {
      addAll(node);
      return true;
    }
    addEnds(node);
    addConstants(node);
    addMore(node);
    return domains.lo(node) > domains.hi(node);
  }

  private void addHint(int node, Assignment hint) {
    Optional<Value> value = hint.explicit((Symbol) network.expr(node));
    if (value.isPresent()) {
      addValue(node, value.get());
    }
  }

  private void addValue(int node, Value value) {
    Sort sort = network.sort(node);
    switch (network.shape(node)) {
      case TRUTH, BITS, IDENTITY -> add(node, value.raw());
      case INTEGER -> {
        if (value.asInteger().bitLength() < Long.SIZE - 2) {
          add(node, value.asInteger().longValue());
        }
      }
      case FLOAT ->
          add(node, FloatKeys.isNan(sort, value.raw()) ? NAN : FloatKeys.key(sort, value.raw()));
      case OPAQUE -> {}
    }
  }

  private void addNearZero(int node) {
    long value = domains.hi(node) < 0 ? domains.hi(node) : nearest(node, 0);
    add(node, value);
    int step = domains.hi(node) < 0 ? -1 : 1;
    for (int i = 1; i < NEAR_ZERO; i++) {
      add(node, value + (long) step * i);
    }
  }

  /** The least value from {@code from} on, as far as a few steps find it. */
  private long nearest(int node, long from) {
    long value = Math.max(from, domains.lo(node));
    for (int i = 0; i < SELECTED; i++) {
      long next = KnownBits.next(value, domains.zeros(node), domains.ones(node));
      next = Congruence.up(next, domains.modulus(node), domains.rest(node));
      if (next == value) {
        break;
      }
      value = next;
    }
    return value;
  }

  private void addFloats(int node) {
    add(node, 0);
    Sort sort = network.sort(node);
    if (domains.lo(node) <= domains.hi(node) && FloatKeys.isJava(sort)) {
      double lo = FloatKeys.number(sort, domains.lo(node));
      double hi = FloatKeys.number(sort, domains.hi(node));
      add(node, FloatKeys.keyOf(sort, Math.floor(lo) + 1));
      add(node, FloatKeys.keyOf(sort, Math.ceil(hi) - 1));
      add(node, FloatKeys.keyOf(sort, lo / 2 + hi / 2));
    }
    if (domains.mayBeNan(node)) {
      append(NAN);
    }
  }

  private void addAll(int node) {
    long lo = domains.lo(node);
    for (long offset = 0; offset <= domains.hi(node) - lo; offset++) {
      add(node, lo + offset);
    }
  }

  private void addEnds(int node) {
    addUsual(node, domains.lo(node));
    addUsual(node, domains.hi(node));
  }

  private void addConstants(int node) {
    Sort sort = network.sort(node);
    for (int other = 0; other < network.size() && count < SELECTED - 1; other++) {
      boolean fixed = network.sort(other).equals(sort) && domains.isFixed(other);
      if (fixed && !domains.mayBeNan(other)) {
        long value = domains.lo(other);
        addUsual(node, value);
        addUsual(node, value + 1);
        addUsual(node, value - 1);
      }
    }
  }

  private void addMore(int node) {
    if (network.shape(node) != TrackedShape.FLOAT) {
      long value = nearest(node, NEAR_ZERO);
      for (int i = 0; i < NEAR_ZERO && value >= 0; i++) {
        add(node, value);
        value = nearest(node, value + 1);
      }
    }
  }

  /** Identities are usually not negative, so no such number is made up. */
  private void addUsual(int node, long value) {
    if (value >= 0 || network.shape(node) != TrackedShape.IDENTITY) {
      add(node, value);
    }
  }

  private void add(int node, long value) {
    if (allowed(node, value)) {
      append(value);
    }
  }

  private boolean allowed(int node, long value) {
    if (network.shape(node) == TrackedShape.FLOAT && value == NAN) {
      return domains.mayBeNan(node);
    }
    return domains.lo(node) <= value
        && value <= domains.hi(node)
        && (value & domains.zeros(node)) == 0
        && (~value & domains.ones(node)) == 0
        && (network.shape(node) != TrackedShape.INTEGER || Unbounded.isFinite(value))
        && (domains.modulus(node) == 1
            || Math.floorMod(value, domains.modulus(node)) == domains.rest(node));
  }

  private void append(long value) {
    for (int i = 0; i < count; i++) {
      if (values[i] == value) {
        return;
      }
    }
    if (count < MOST) {
      values[count++] = value;
    }
  }
}
