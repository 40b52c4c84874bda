package dev.clew.solver.search;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;

/** For bit-vectors and mathematical integers: powers of two up and down, single bits, shifts. */
record IntegerMoves(Sort sort, List<Value> pool) implements LeverMoves {

  /** How many bits beyond its own an unbounded integer may gain in one step. */
  private static final int GROWTH = 16;

  /** Negation, complement, one place left, one place right. */
  private static final int OTHERS = 4;

  private boolean bounded() {
    return sort.kind() == Sort.Kind.BITS;
  }

  private int bits(Value from) {
    return bounded() ? sort.width() : from.asInteger().bitLength() + GROWTH;
  }

  @Override
  public int count(Value from) {
    return bits(from) * (bounded() ? 3 : 2) + OTHERS;
  }

  @Override
  public Value at(Value from, int index) {
    int bits = bits(from);
    if (index < 2 * bits) {
      int exponent = bits - 1 - index / 2;
      return shifted(from, index % 2 == 0, exponent);
    }
    int others = count(from) - OTHERS;
    return index < others ? flipped(from, index - 2 * bits) : other(from, index - others);
  }

  private Value shifted(Value from, boolean up, int exponent) {
    if (sort.isRaw()) {
      long step = 1L << exponent;
      return Value.ofRaw(sort, from.raw() + (up ? step : -step));
    }
    BigInteger step = BigInteger.ONE.shiftLeft(exponent);
    return of(from.asInteger().add(up ? step : step.negate()));
  }

  private Value flipped(Value from, int bit) {
    return sort.isRaw()
        ? Value.ofRaw(sort, from.raw() ^ 1L << bit)
        : of(from.asInteger().flipBit(bit));
  }

  private Value other(Value from, int index) {
    BigInteger integer = from.asInteger();
    return of(
        switch (index) {
          case 0 -> integer.negate();
          case 1 -> integer.not();
          case 2 -> integer.shiftLeft(1);
          default -> integer.shiftRight(1);
        });
  }

  private Value of(BigInteger integer) {
    return bounded() ? Value.ofPattern(sort, integer) : Value.of(integer);
  }

  @Override
  public Value random(SplittableRandom random) {
    BigInteger near = pool.get(random.nextInt(pool.size())).asInteger();
    int most = bounded() ? sort.width() : near.bitLength() + GROWTH;
    return of(
        switch (random.nextInt(4)) {
          case 0 -> integer(random, most);
          case 1 -> integer(random, 1 + random.nextInt(most));
          case 2 -> near.add(integer(random, 1 + random.nextInt(Math.min(most, 8))));
          default -> BigInteger.valueOf(random.nextInt(41) - 20);
        });
  }

  /** A signed integer of at most so many bits. */
  private static BigInteger integer(SplittableRandom random, int bits) {
    byte[] bytes = new byte[bits / Byte.SIZE + 1];
    random.nextBytes(bytes);
    return new BigInteger(bytes).shiftRight(bytes.length * Byte.SIZE - bits);
  }
}
