package dev.clew.models.kit;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random arguments of the kinds that go wrong. */
public final class NastyValues {

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "a",
          "ab",
          "abc",
          "aba",
          "aabb",
          "  a b ",
          "A",
          "aB",
          "0",
          "7",
          "007",
          "-1",
          "+5",
          "-",
          "+",
          "12,345",
          "1.5",
          "-0.0",
          "1e3",
          "-2.50E+9999",
          "7e-9999",
          "0E9999",
          "NaN",
          "Infinity",
          "0x1F",
          "2147483647",
          "2147483648",
          "-2147483648",
          "-2147483649",
          "9223372036854775807",
          "true",
          "TRUE",
          "null",
          "\n",
          "\t x\r\n",
          "\u0000",
          "\u00DF",
          "\u0130",
          "\u0131",
          "\u03A3",
          "\u03C3\u03C2",
          "e\u0301",
          "\u00A0",
          "\u2003x\u2003",
          "\uD83D\uDE00",
          "\uD83D",
          "\uDE00",
          "a\uD83D\uDE00b",
          "\uDE00\uD83D",
          "\u0661\u0662",
          "\uFF21",
          "a,b,c",
          ",a,,b,",
          "a=b&c=d",
          "x.y.z",
          "key: value",
          "hello world",
          "the quick brown fox jumps",
          "aaaaaaaaaa",
          "abcabcabc");

  private static final int[] INTS = {
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    10,
    16,
    36,
    37,
    -1,
    -2,
    32,
    64,
    97,
    255,
    256,
    65535,
    65536,
    0x1F600,
    0x10FFFF,
    0x110000,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1
  };

  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    0.1,
    100,
    1e7,
    1e-3,
    123456.789,
    1e22,
    4.35,
    1.005,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    0.49999999999999994,
    4503599627370495.5,
    9.007199254740992E15,
    Integer.MAX_VALUE + 0.5
  };

  private final Random random;

  public NastyValues(long seed) {
    random = new Random(seed);
  }

  /** An argument for a parameter; a string is null now and then. */
  public @Nullable Object next(Class<?> type) {
    if (type == String.class) {
      return random.nextInt(25) == 0 ? null : text();
    } else if (type == int.class) {
      return integer();
    } else if (type == long.class) {
      return number();
    } else if (type == char.class) {
      return unit();
    } else if (type == boolean.class) {
      return random.nextBoolean();
    } else if (type == byte.class) {
      return (byte) integer();
    } else if (type == short.class) {
      return (short) integer();
    } else if (type == double.class) {
      return fraction();
    } else if (type == float.class) {
      return (float) fraction();
    }
    throw new IllegalArgumentException("no values of " + type + " here");
  }

  private String text() {
    String one = TEXTS.get(random.nextInt(TEXTS.size()));
    return switch (random.nextInt(8)) {
      case 0 -> one + TEXTS.get(random.nextInt(TEXTS.size()));
      case 1 -> Long.toString(number());
      case 2 -> randomText();
      default -> one;
    };
  }

  private String randomText() {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(8);
    for (int i = 0; i < length; i++) {
      text.append(unit());
    }
    return text.toString();
  }

  private char unit() {
    return switch (random.nextInt(5)) {
      case 0 -> (char) random.nextInt(0x10000);
      case 1 -> (char) random.nextInt(0x100);
      default -> (char) (' ' + random.nextInt(95));
    };
  }

  /** Most are small enough to be positions. */
  private int integer() {
    return switch (random.nextInt(6)) {
      case 0 -> random.nextInt();
      case 1, 2 -> INTS[random.nextInt(INTS.length)];
      default -> random.nextInt(10) - 1;
    };
  }

  private long number() {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextLong();
      case 1 -> random.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE;
      default -> integer();
    };
  }

  private double fraction() {
    return switch (random.nextInt(4)) {
      case 0 -> Double.longBitsToDouble(random.nextLong());
      case 1 -> random.nextInt(2000) / 8.0 - 100;
      default -> DOUBLES[random.nextInt(DOUBLES.length)];
    };
  }
}
