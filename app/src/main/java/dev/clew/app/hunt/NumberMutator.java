package dev.clew.app.hunt;

import java.util.SplittableRandom;

/** Numbers, characters and truth values: new ones, and others than they were. */
final class NumberMutator {

  private static final double[] FRACTIONS = {
    0,
    -0d,
    1,
    -1,
    0.5,
    1.5,
    0.1,
    1e-9,
    1e9,
    1e300,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private final SplittableRandom random;
  private final WordList words;
  private final TextMutator texts;

  NumberMutator(SplittableRandom random, WordList words, TextMutator texts) {
    this.random = random;
    this.words = words;
    this.texts = texts;
  }

  /** Another of the same class. */
  Object mutate(Object value) {
    if (value instanceof Boolean truth) {
      return !truth;
    } else if (value instanceof Character unit) {
      return random.nextInt(3) == 0 ? (char) (unit + 1 - 2 * random.nextInt(2)) : texts.unit();
    } else if (value instanceof Double || value instanceof Float) {
      double number = fraction(((Number) value).doubleValue());
      return value instanceof Float ? (Object) (float) number : (Object) number;
    }
    return boxed(value, whole(((Number) value).longValue()));
  }

  private long whole(long old) {
    return switch (random.nextInt(8)) {
      case 0 -> old + 1;
      case 1 -> old - 1;
      case 2 -> -old;
      case 3 -> old / 2;
      case 4 -> random.nextInt(12);
      default -> words.number(random);
    };
  }

  private double fraction(double old) {
    return switch (random.nextInt(5)) {
      case 0 -> -old;
      case 1 -> old / 2;
      case 2 -> old + 1;
      case 3 -> words.number(random);
      default -> FRACTIONS[random.nextInt(FRACTIONS.length)];
    };
  }

  /** A number as one of the class of another: some fit, others lose their upper bits. */
  static Object boxed(Object example, long number) {
    if (example instanceof Integer) {
      return (int) number;
    } else if (example instanceof Short) {
      return (short) number;
    } else if (example instanceof Byte) {
      return (byte) number;
    } else if (example instanceof Character) {
      return (char) number;
    }
    return number;
  }
}
