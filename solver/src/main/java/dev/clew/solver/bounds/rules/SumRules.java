package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.expr.Patterns;

/** Sums, differences and negation of bit-vectors, which wrap around. */
public final class SumRules {

  private final Network network;
  private final Domains domains;

  public SumRules(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** Narrows the target to the sums of two nodes. */
  public boolean add(int target, int a, int b) {
    int width = network.sort(target).width();
    return (coversAll(a, b, width)
            || domains.circular(
                target,
                Patterns.signExtend(domains.lo(a) + domains.lo(b), width),
                Patterns.signExtend(domains.hi(a) + domains.hi(b), width)))
        && addBits(target, a, b, width)
        && addRests(target, a, b, width);
  }

  private boolean addBits(int target, int a, int b, int width) {
    long zerosA = domains.zeros(a);
    long onesA = domains.ones(a);
    if (a == b) {
      return domains.bits(
          target,
          Patterns.signExtend((zerosA << 1) | 1, width),
          Patterns.signExtend(onesA << 1, width));
    }
    long zerosB = domains.zeros(b);
    long onesB = domains.ones(b);
    return domains.bits(
        target,
        Patterns.signExtend(KnownBits.sumZeros(zerosA, onesA, zerosB, onesB, 0), width),
        Patterns.signExtend(KnownBits.sumOnes(zerosA, onesA, zerosB, onesB, 0), width));
  }

  private boolean addRests(int target, int a, int b, int width) {
    if (!hasRests(a, b)
        || overflows(domains.lo(a), domains.lo(b), width)
        || overflows(domains.hi(a), domains.hi(b), width)) {
      return true;
    }
    long modulus = sharedModulus(a, b);
    return modulus <= 1
        || domains.congruent(target, modulus, (restOf(a, modulus) + restOf(b, modulus)) % modulus);
  }

  /** Narrows the target to the differences of two nodes. */
  public boolean subtract(int target, int a, int b) {
    int width = network.sort(target).width();
    return (coversAll(a, b, width)
            || domains.circular(
                target,
                Patterns.signExtend(domains.lo(a) - domains.hi(b), width),
                Patterns.signExtend(domains.hi(a) - domains.lo(b), width)))
        && subtractBits(target, a, b, width)
        && subtractRests(target, a, b, width);
  }

  private boolean subtractBits(int target, int a, int b, int width) {
    long zerosA = domains.zeros(a);
    long onesA = domains.ones(a);
    // a - b = a + ~b + 1
    long zerosB = domains.ones(b);
    long onesB = domains.zeros(b);
    return domains.bits(
        target,
        Patterns.signExtend(KnownBits.sumZeros(zerosA, onesA, zerosB, onesB, 1), width),
        Patterns.signExtend(KnownBits.sumOnes(zerosA, onesA, zerosB, onesB, 1), width));
  }

  private boolean subtractRests(int target, int a, int b, int width) {
    if (!hasRests(a, b)
        || differenceOverflows(domains.lo(a), domains.hi(b), width)
        || differenceOverflows(domains.hi(a), domains.lo(b), width)) {
      return true;
    }
    long modulus = sharedModulus(a, b);
    return modulus <= 1
        || domains.congruent(
            target, modulus, Math.floorMod(restOf(a, modulus) - restOf(b, modulus), modulus));
  }

  /** Narrows the target to the negated values of a node. */
  public boolean negate(int target, int a) {
    int width = network.sort(target).width();
    long zeros = domains.ones(a);
    long ones = domains.zeros(a);
    return domains.circular(
            target,
            Patterns.signExtend(-domains.hi(a), width),
            Patterns.signExtend(-domains.lo(a), width))
        && domains.bits(
            target,
            Patterns.signExtend(KnownBits.sumZeros(zeros, ones, -1L, 0, 1), width),
            Patterns.signExtend(KnownBits.sumOnes(zeros, ones, -1L, 0, 1), width))
        && negateRest(target, a, width);
  }

  private boolean negateRest(int target, int a, int width) {
    long modulus = domains.modulus(a);
    return modulus == 1
        || differenceOverflows(0, domains.lo(a), width)
        || domains.congruent(target, modulus, Math.floorMod(-domains.rest(a), modulus));
  }

  /** Whether the sums or differences of two intervals reach all around the width. */
  private boolean coversAll(int a, int b, int width) {
    long sizeA = domains.hi(a) - domains.lo(a);
    long sizeB = domains.hi(b) - domains.lo(b);
    long size = sizeA + sizeB;
    return Long.compareUnsigned(size, sizeA) < 0
        || Long.compareUnsigned(size, KnownBits.low(width)) >= 0;
  }

  private boolean hasRests(int a, int b) {
    return (domains.modulus(a) > 1 || domains.isFixed(a))
        && (domains.modulus(b) > 1 || domains.isFixed(b));
  }

  /** A single value has its rest modulo everything: its own modulus, if any, does not count. */
  private long sharedModulus(int a, int b) {
    return Congruence.gcd(
        domains.isFixed(a) ? 0 : domains.modulus(a), domains.isFixed(b) ? 0 : domains.modulus(b));
  }

  private long restOf(int node, long modulus) {
    return Math.floorMod(domains.isFixed(node) ? domains.lo(node) : domains.rest(node), modulus);
  }

  public static boolean overflows(long a, long b, int width) {
    long sum = a + b;
    return width == Long.SIZE
        ? ((a ^ sum) & (b ^ sum)) < 0
        : Patterns.signExtend(sum, width) != sum;
  }

  public static boolean differenceOverflows(long a, long b, int width) {
    long difference = a - b;
    return width == Long.SIZE
        ? ((a ^ b) & (a ^ difference)) < 0
        : Patterns.signExtend(difference, width) != difference;
  }
}
