package dev.clew.solver.bounds;

import java.util.Arrays;

/**
 * What is known of each node's value, only ever narrowed, and undone on request.
 *
 * <p>A node's knowledge is eight numbers side by side: one cache line. Each narrowing notes which
 * conjuncts it rests on ({@link #why}, a set of bits) and puts the nodes that may profit on the
 * agenda. A method that narrows says whether any value is left; if not, {@link #conflict} says what
 * that rests on.
 */
final class Domains {

  private static final int SHIFT = 3;
  private static final int CELL = 1 << SHIFT;
  private static final int LO = 0;
  private static final int HI = 1;
  private static final int ZEROS = 2;
  private static final int ONES = 3;
  private static final int MODULUS = 4;
  private static final int REST = 5;
  private static final int NAN = 6;
  private static final int WHY = 7;

  private static final int MOST_ROUNDS = 8;

  private final Network network;
  private final Agenda agenda;
  private long[] cells = new long[64 << SHIFT];
  private final Trail trail = new Trail(CELL);
  private long reason;
  private long conflict;

  Domains(Network network, Agenda agenda) {
    this.network = network;
    this.agenda = agenda;
  }

  /** Makes room for the network's nodes and knows nothing of them but their sorts. */
  void reset() {
    int size = network.size();
    if (cells.length < size << SHIFT) {
      cells = new long[(Integer.highestOneBit(size) * 2) << SHIFT];
    }
    trail.reset(size);
    reason = 0;
    for (int node = 0; node < size; node++) {
      InitialDomain.write(network, node, this);
    }
  }

  /** Sets a node's knowledge from the start, without reason or notice. */
  void initialise(int node, long lo, long hi, boolean nan) {
    int at = node << SHIFT;
    Arrays.fill(cells, at, at + CELL, 0);
    cells[at + LO] = lo;
    cells[at + HI] = hi;
    cells[at + MODULUS] = 1;
    cells[at + NAN] = nan ? 1 : 0;
    if (network.shape(node) == Shape.BITS) {
      settleBits(at);
    }
  }

  long lo(int node) {
    return cells[(node << SHIFT) + LO];
  }

  long hi(int node) {
    return cells[(node << SHIFT) + HI];
  }

  long zeros(int node) {
    return cells[(node << SHIFT) + ZEROS];
  }

  long ones(int node) {
    return cells[(node << SHIFT) + ONES];
  }

  long modulus(int node) {
    return cells[(node << SHIFT) + MODULUS];
  }

  long rest(int node) {
    return cells[(node << SHIFT) + REST];
  }

  boolean mayBeNan(int node) {
    return cells[(node << SHIFT) + NAN] != 0;
  }

  long why(int node) {
    return cells[(node << SHIFT) + WHY];
  }

  /** Whether one value is left. Of an opaque node that is never known. */
  boolean isFixed(int node) {
    long lo = lo(node);
    long hi = hi(node);
    return mayBeNan(node) ? lo > hi : lo == hi;
  }

  boolean isTrue(int node) {
    return lo(node) == 1;
  }

  boolean isFalse(int node) {
    return hi(node) == 0;
  }

  /** Sets what the narrowings from now on rest on. */
  void because(long conjuncts) {
    reason = conjuncts;
  }

  /** What the last contradiction rests on. */
  long conflict() {
    return conflict;
  }

  boolean fail(int node) {
    conflict = reason | why(node);
    return false;
  }

  /** The value lies between two; of a float, not for NaN. */
  boolean range(int node, long lo, long hi) {
    int at = node << SHIFT;
    if (lo <= cells[at + LO] && hi >= cells[at + HI]) {
      return true;
    }
    long newLo = Math.max(lo, cells[at + LO]);
    long newHi = Math.min(hi, cells[at + HI]);
    if (newLo > newHi) {
      return fail(node);
    }
    trail.save(node, cells);
    cells[at + LO] = newLo;
    cells[at + HI] = newHi;
    return settle(node);
  }

  boolean exactly(int node, long value) {
    return range(node, value, value);
  }

  boolean truth(int node, boolean value) {
    return value ? range(node, 1, 1) : range(node, 0, 0);
  }

  /**
   * Going up from {@code lo}, and around the end of the width if need be, one gets to {@code hi}.
   */
  boolean circular(int node, long lo, long hi) {
    if (lo <= hi) {
      return range(node, lo, hi);
    }
    if (lo(node) > hi) {
      return range(node, lo, Long.MAX_VALUE);
    }
    return hi(node) >= lo || range(node, Long.MIN_VALUE, hi);
  }

  /** The value is not this one. */
  boolean differs(int node, long value) {
    if (lo(node) == value) {
      return hi(node) == value ? fail(node) : range(node, value + 1, Long.MAX_VALUE);
    }
    return hi(node) != value || range(node, Long.MIN_VALUE, value - 1);
  }

  /** Bits of a bit-vector, sign-extended. */
  boolean bits(int node, long zeros, long ones) {
    int at = node << SHIFT;
    if ((zeros & ~cells[at + ZEROS]) == 0 && (ones & ~cells[at + ONES]) == 0) {
      return true;
    }
    trail.save(node, cells);
    cells[at + ZEROS] |= zeros;
    cells[at + ONES] |= ones;
    return settle(node);
  }

  /** A congruence of a bit-vector's signed value, or of an integer. */
  boolean congruent(int node, long modulus, long rest) {
    int at = node << SHIFT;
    long known = cells[at + MODULUS];
    if (modulus <= 1 || modulus > Congruence.LARGEST) {
      return true;
    }
    long divisor = Congruence.gcd(known, modulus);
    if ((rest - cells[at + REST]) % divisor != 0) {
      return fail(node);
    }
    long multiple = known / divisor * modulus;
    if (multiple == known || multiple > Congruence.LARGEST) {
      return true;
    }
    trail.save(node, cells);
    long both = Congruence.combine(known, cells[at + REST], modulus, rest, divisor);
    cells[at + MODULUS] = multiple;
    cells[at + REST] = both;
    if (network.shape(node) == Shape.BITS) {
      long low = KnownBits.low(Long.numberOfTrailingZeros(multiple));
      cells[at + ZEROS] |= low & ~both;
      cells[at + ONES] |= low & both;
    }
    return settle(node);
  }

  /** If a float is a number, its key lies between two; NaN stays as possible as it was. */
  boolean numbers(int node, long lo, long hi) {
    int at = node << SHIFT;
    if (cells[at + NAN] == 0) {
      return range(node, lo, hi);
    }
    if (lo <= cells[at + LO] && hi >= cells[at + HI]) {
      return true;
    }
    trail.save(node, cells);
    cells[at + LO] = Math.max(lo, cells[at + LO]);
    cells[at + HI] = Math.min(hi, cells[at + HI]);
    if (cells[at + LO] > cells[at + HI]) {
      clearNumbers(at);
    }
    return changed(node);
  }

  /** Canonically empty, so that the hull with anything is that thing. */
  private void clearNumbers(int at) {
    cells[at + LO] = Long.MAX_VALUE;
    cells[at + HI] = Long.MIN_VALUE;
  }

  /** A float is a number. */
  boolean notNan(int node) {
    int at = node << SHIFT;
    if (cells[at + NAN] == 0) {
      return true;
    }
    if (cells[at + LO] > cells[at + HI]) {
      return fail(node);
    }
    trail.save(node, cells);
    cells[at + NAN] = 0;
    return changed(node);
  }

  /** A float is NaN. */
  boolean isNan(int node) {
    return mayBeNan(node) ? numbers(node, Long.MAX_VALUE, Long.MIN_VALUE) : fail(node);
  }

  private boolean settle(int node) {
    int at = node << SHIFT;
    boolean possible =
        switch (network.shape(node)) {
          case BITS -> settleBits(at);
          case INTEGER -> cells[at + MODULUS] == 1 || settleInteger(at);
          case TRUTH, FLOAT, IDENTITY, OPAQUE -> true;
        };
    return possible ? changed(node) : fail(node);
  }

  private boolean changed(int node) {
    cells[(node << SHIFT) + WHY] |= reason;
    if (network.op(node) != null) {
      agenda.add(node);
    }
    int end = network.parentsStart(node + 1);
    for (int place = network.parentsStart(node); place < end; place++) {
      agenda.add(network.parent(place));
    }
    return true;
  }

  /** Lets interval, bits and congruence narrow each other; rounds are bounded, which is sound. */
  private boolean settleBits(int at) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      long zeros = cells[at + ZEROS];
      long ones = cells[at + ONES];
      long lo = cells[at + LO];
      long hi = cells[at + HI];
      if ((zeros & ones) != 0 || !roundInward(at)) {
        return false;
      }
      long prefix = KnownBits.commonPrefix(cells[at + LO], cells[at + HI]);
      cells[at + ZEROS] |= prefix & ~cells[at + LO];
      cells[at + ONES] |= prefix & cells[at + LO];
      if (lo == cells[at + LO]
          && hi == cells[at + HI]
          && zeros == cells[at + ZEROS]
          && ones == cells[at + ONES]) {
        return true;
      }
    }
    return (cells[at + ZEROS] & cells[at + ONES]) == 0;
  }

  /** Moves the ends to values that bits and congruence allow; false when the ends cross. */
  private boolean roundInward(int at) {
    long lo = KnownBits.next(cells[at + LO], cells[at + ZEROS], cells[at + ONES]);
    long hi = KnownBits.previous(cells[at + HI], cells[at + ZEROS], cells[at + ONES]);
    if (lo < cells[at + LO] || hi > cells[at + HI] || lo > hi) {
      return false;
    }
    long modulus = cells[at + MODULUS];
    if (modulus > 1) {
      long up = Congruence.up(lo, modulus, cells[at + REST]);
      long down = Congruence.down(hi, modulus, cells[at + REST]);
      if (up < lo || down > hi || up > down) {
        return false;
      }
      lo = up;
      hi = down;
    }
    cells[at + LO] = lo;
    cells[at + HI] = hi;
    return true;
  }

  private boolean settleInteger(int at) {
    long modulus = cells[at + MODULUS];
    long rest = cells[at + REST];
    if (Unbounded.isFinite(cells[at + LO])) {
      cells[at + LO] = Unbounded.lower(Congruence.up(cells[at + LO], modulus, rest));
    }
    if (Unbounded.isFinite(cells[at + HI])) {
      cells[at + HI] = Unbounded.upper(Congruence.down(cells[at + HI], modulus, rest));
    }
    return cells[at + LO] <= cells[at + HI];
  }

  /** A point to come back to with {@link #undo}. */
  int mark() {
    return trail.mark();
  }

  /** Takes back every narrowing since the mark. */
  void undo(int mark) {
    trail.undo(mark, cells);
  }
}
