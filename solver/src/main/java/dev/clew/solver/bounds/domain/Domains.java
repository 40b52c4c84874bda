package dev.clew.solver.bounds.domain;

import java.util.Arrays;

/**
 * What is known of each node's value, only ever narrowed, and undone on request.
 *
 * <p>A node's knowledge is a {@link Cell}. Each narrowing notes which conjuncts it rests on ({@link
 * #why}, a set of bits) and puts the nodes that may profit on the agenda. A method that narrows
 * says whether any value is left; if not, {@link #conflict} says what that rests on.
 */
public final class Domains {

  private final Network network;
  private final NodeAgenda agenda;
  private long[] cells = new long[64 << Cell.SHIFT];
  private final Trail trail = new Trail(Cell.SIZE);
  private long reason;
  private long conflict;

  public Domains(Network network, NodeAgenda agenda) {
    this.network = network;
    this.agenda = agenda;
  }

  /** Makes room for the network's nodes and knows nothing of them but their sorts. */
  public void reset() {
    trail.reset();
    reason = 0;
    extend(0);
  }

  /**
   * Makes room for the nodes from one on, which are new, and knows nothing of them but their sorts.
   */
  public void extend(int from) {
    int size = network.size();
    if (cells.length < size << Cell.SHIFT) {
      cells = Arrays.copyOf(cells, (Integer.highestOneBit(size) * 2) << Cell.SHIFT);
    }
    trail.extend(size);
    for (int node = from; node < size; node++) {
      InitialDomain.write(network, node, this);
    }
  }

  /** Sets a node's knowledge from the start, without reason or notice. */
  public void initialise(int node, long lo, long hi, boolean nan) {
    int at = node << Cell.SHIFT;
    Arrays.fill(cells, at, at + Cell.SIZE, 0);
    cells[at + Cell.LO] = lo;
    cells[at + Cell.HI] = hi;
    cells[at + Cell.MODULUS] = 1;
    cells[at + Cell.NAN] = nan ? 1 : 0;
    if (network.shape(node) == TrackedShape.BITS) {
      Cell.settleBits(cells, at);
    }
  }

  public long lo(int node) {
    return cells[(node << Cell.SHIFT) + Cell.LO];
  }

  public long hi(int node) {
    return cells[(node << Cell.SHIFT) + Cell.HI];
  }

  public long zeros(int node) {
    return cells[(node << Cell.SHIFT) + Cell.ZEROS];
  }

  public long ones(int node) {
    return cells[(node << Cell.SHIFT) + Cell.ONES];
  }

  public long modulus(int node) {
    return cells[(node << Cell.SHIFT) + Cell.MODULUS];
  }

  public long rest(int node) {
    return cells[(node << Cell.SHIFT) + Cell.REST];
  }

  public boolean mayBeNan(int node) {
    return cells[(node << Cell.SHIFT) + Cell.NAN] != 0;
  }

  public long why(int node) {
    return cells[(node << Cell.SHIFT) + Cell.WHY];
  }

  /** Whether one value is left. Of an opaque node that is never known. */
  public boolean isFixed(int node) {
    long lo = lo(node);
    long hi = hi(node);
    return mayBeNan(node) ? lo > hi : lo == hi;
  }

  public boolean isTrue(int node) {
    return lo(node) == 1;
  }

  public boolean isFalse(int node) {
    return hi(node) == 0;
  }

  /** Sets what the narrowings from now on rest on. */
  public void because(long conjuncts) {
    reason = conjuncts;
  }

  /** What the last contradiction rests on. */
  public long conflict() {
    return conflict;
  }

  public boolean fail(int node) {
    conflict = reason | why(node);
    return false;
  }

  /** The value lies between two; of a float, not for NaN. */
  public boolean range(int node, long lo, long hi) {
    return network.shape(node) == TrackedShape.INTEGER
        ? narrow(node, Unbounded.lower(lo), Unbounded.upper(hi))
        : narrow(node, lo, hi);
  }

  private boolean narrow(int node, long lo, long hi) {
    int at = node << Cell.SHIFT;
    if (lo <= cells[at + Cell.LO] && hi >= cells[at + Cell.HI]) {
      return true;
    }
    long newLo = Math.max(lo, cells[at + Cell.LO]);
    long newHi = Math.min(hi, cells[at + Cell.HI]);
    if (newLo > newHi) {
      return fail(node);
    }
    trail.save(node, cells);
    cells[at + Cell.LO] = newLo;
    cells[at + Cell.HI] = newHi;
    return settle(node);
  }

  public boolean exactly(int node, long value) {
    return range(node, value, value);
  }

  public boolean truth(int node, boolean value) {
    return value ? range(node, 1, 1) : range(node, 0, 0);
  }

  /**
   * Going up from {@code lo}, and around the end of the width if need be, one gets to {@code hi}.
   */
  public boolean circular(int node, long lo, long hi) {
    if (lo <= hi) {
      return range(node, lo, hi);
    }
    if (lo(node) > hi) {
      return range(node, lo, Long.MAX_VALUE);
    }
    return hi(node) >= lo || range(node, Long.MIN_VALUE, hi);
  }

  /** The value is not this one. */
  public boolean differs(int node, long value) {
    if (lo(node) == value) {
      return hi(node) == value ? fail(node) : range(node, value + 1, Long.MAX_VALUE);
    }
    return hi(node) != value || range(node, Long.MIN_VALUE, value - 1);
  }

  /** Bits of a bit-vector, sign-extended. */
  public boolean bits(int node, long zeros, long ones) {
    int at = node << Cell.SHIFT;
    if ((zeros & ~cells[at + Cell.ZEROS]) == 0 && (ones & ~cells[at + Cell.ONES]) == 0) {
      return true;
    }
    trail.save(node, cells);
    cells[at + Cell.ZEROS] |= zeros;
    cells[at + Cell.ONES] |= ones;
    return settle(node);
  }

  /** A congruence of a bit-vector's signed value, or of an integer. */
  public boolean congruent(int node, long modulus, long rest) {
    int at = node << Cell.SHIFT;
    long known = cells[at + Cell.MODULUS];
    if (modulus <= 1 || modulus > Congruence.LARGEST) {
      return true;
    }
    long divisor = Congruence.gcd(known, modulus);
    if ((rest - cells[at + Cell.REST]) % divisor != 0) {
      return fail(node);
    }
    long multiple = known / divisor * modulus;
    if (multiple == known || multiple > Congruence.LARGEST) {
      return true;
    }
    trail.save(node, cells);
    long both = Congruence.combine(known, cells[at + Cell.REST], modulus, rest, divisor);
    cells[at + Cell.MODULUS] = multiple;
    cells[at + Cell.REST] = both;
    if (network.shape(node) == TrackedShape.BITS) {
      long low = KnownBits.low(Long.numberOfTrailingZeros(multiple));
      cells[at + Cell.ZEROS] |= low & ~both;
      cells[at + Cell.ONES] |= low & both;
    }
    return settle(node);
  }

  /** If a float is a number, its key lies between two; NaN stays as possible as it was. */
  public boolean numbers(int node, long lo, long hi) {
    int at = node << Cell.SHIFT;
    if (cells[at + Cell.NAN] == 0) {
      return range(node, lo, hi);
    }
    if (lo <= cells[at + Cell.LO] && hi >= cells[at + Cell.HI]) {
      return true;
    }
    trail.save(node, cells);
    cells[at + Cell.LO] = Math.max(lo, cells[at + Cell.LO]);
    cells[at + Cell.HI] = Math.min(hi, cells[at + Cell.HI]);
    if (cells[at + Cell.LO] > cells[at + Cell.HI]) {
      clearNumbers(at);
    }
    return changed(node);
  }

  /** Canonically empty, so that the hull with anything is that thing. */
  private void clearNumbers(int at) {
    cells[at + Cell.LO] = Long.MAX_VALUE;
    cells[at + Cell.HI] = Long.MIN_VALUE;
  }

  /** A float is a number. */
  public boolean notNan(int node) {
    int at = node << Cell.SHIFT;
    if (cells[at + Cell.NAN] == 0) {
      return true;
    }
    if (cells[at + Cell.LO] > cells[at + Cell.HI]) {
      return fail(node);
    }
    trail.save(node, cells);
    cells[at + Cell.NAN] = 0;
    return changed(node);
  }

  /** A float is NaN. */
  public boolean isNan(int node) {
    return mayBeNan(node) ? numbers(node, Long.MAX_VALUE, Long.MIN_VALUE) : fail(node);
  }

  private boolean settle(int node) {
    int at = node << Cell.SHIFT;
    boolean possible =
        switch (network.shape(node)) {
          case BITS -> Cell.settleBits(cells, at);
          case INTEGER -> cells[at + Cell.MODULUS] == 1 || Cell.settleInteger(cells, at);
          case TRUTH, FLOAT, IDENTITY, OPAQUE -> true;
        };
    return possible ? changed(node) : fail(node);
  }

  private boolean changed(int node) {
    cells[(node << Cell.SHIFT) + Cell.WHY] |= reason;
    if (network.op(node) != null) {
      agenda.add(node);
    }
    for (int edge = network.newestEdge(node); edge >= 0; edge = network.earlierEdge(edge)) {
      agenda.add(Network.parent(edge));
    }
    return true;
  }

  /** A point to come back to with {@link #undo}. */
  public int mark() {
    return trail.mark();
  }

  /** Takes back every narrowing since the mark. */
  public void undo(int mark) {
    trail.undo(mark, cells);
  }
}
