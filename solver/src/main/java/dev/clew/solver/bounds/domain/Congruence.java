package dev.clew.solver.bounds.domain;

/**
 * Arithmetic of residues: {@code value ≡ rest (mod modulus)} with {@code 0 <= rest < modulus}.
 * Moduli up to {@link #LARGEST} are kept, so that no product here overflows.
 */
public final class Congruence {

  public static final long LARGEST = 1L << 31;

  private Congruence() {}

  public static long gcd(long a, long b) {
    long x = Math.abs(a);
    long y = Math.abs(b);
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  /** The least number from {@code from} on of this class; below {@code from} on overflow. */
  public static long up(long from, long modulus, long rest) {
    return from + Math.floorMod(rest - Math.floorMod(from, modulus), modulus);
  }

  /** The greatest number up to {@code from} of this class; above {@code from} on overflow. */
  public static long down(long from, long modulus, long rest) {
    return from - Math.floorMod(Math.floorMod(from, modulus) - rest, modulus);
  }

  /**
   * The rest modulo the least common multiple of two classes that have a number in common.
   *
   * @param divisor the greatest common divisor of the moduli
   */
  public static long combine(long modulus1, long rest1, long modulus2, long rest2, long divisor) {
    long step = modulus1 / divisor;
    long size = modulus2 / divisor;
    long steps = Math.floorMod((rest2 - rest1) / divisor, size) * inverse(step, size) % size;
    return rest1 + modulus1 * steps;
  }

  /** The inverse of a number modulo another to which it is prime; 0 modulo 1. */
  private static long inverse(long number, long modulus) {
    long before = modulus;
    long now = number % modulus;
    long factorBefore = 0;
    long factor = 1;
    while (now != 0) {
      long quotient = before / now;
      long rest = before - quotient * now;
      long factorNext = factorBefore - quotient * factor;
      before = now;
      now = rest;
      factorBefore = factor;
      factor = factorNext;
    }
    return Math.floorMod(factorBefore, modulus);
  }

  /**
   * The inverse of an odd number modulo 2^64, by Newton's iteration: each step doubles the bits.
   */
  public static long inverse(long odd) {
    long inverse = odd;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }
}
