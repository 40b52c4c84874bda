package dev.clew.solver.language;

import java.util.List;
import java.util.function.ToLongFunction;

/** Arithmetic of bounds of lengths, where {@link Language#UNBOUNDED_LENGTH} is infinite. */
final class LengthArithmetic {
  private static final long INFINITE = Language.UNBOUNDED_LENGTH;

  private LengthArithmetic() {}

  static boolean allNullable(List<Language> parts) {
    for (Language part : parts) {
      if (!part.nullable()) {
        return false;
      }
    }
    return true;
  }

  static boolean anyNullable(List<Language> parts) {
    for (Language part : parts) {
      if (part.nullable()) {
        return true;
      }
    }
    return false;
  }

  static long sum(List<Language> parts, ToLongFunction<Language> bound) {
    long sum = 0;
    for (Language part : parts) {
      long length = bound.applyAsLong(part);
      sum = sum >= INFINITE - length ? INFINITE : sum + length;
    }
    return sum;
  }

  static long least(List<Language> parts, ToLongFunction<Language> bound) {
    long least = INFINITE;
    for (Language part : parts) {
      least = Math.min(least, bound.applyAsLong(part));
    }
    return least;
  }

  static long greatest(List<Language> parts, ToLongFunction<Language> bound) {
    long greatest = 0;
    for (Language part : parts) {
      greatest = Math.max(greatest, bound.applyAsLong(part));
    }
    return greatest;
  }

  static long times(long length, int times) {
    if (times == 0 || length == 0) {
      return 0;
    }
    return length >= INFINITE / times ? INFINITE : length * times;
  }
}
