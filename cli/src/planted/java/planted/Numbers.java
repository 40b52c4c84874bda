package planted;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Errors in arithmetic and arrays, each with a twin in which it cannot happen. */
final class Numbers {

  static class Quotient {
    static int of(int a, int b) {
      return (a + 3) / (b - 7); // error ArithmeticException
    }
  }

  static class QuotientTwin {
    static int of(int a, int b) {
      return b == 7 ? 0 : (a + 3) / (b - 7);
    }
  }

  static class Remainder {
    static long of(long a, int shift) {
      long part = a >> 62;
      return shift % part; // error ArithmeticException
    }
  }

  static class RemainderTwin {
    static long of(long a, int shift) {
      long part = a >> 62 | 1;
      return shift % part;
    }
  }

  static class Element {
    static int of(int[] values, int at) {
      if (values.length > 2 && at > 0) {
        return values[at]; // error ArrayIndexOutOfBoundsException
      }
      return 0;
    }
  }

  static class ElementTwin {
    static int of(int[] values, int at) {
      if (values.length > 2 && at > 0) {
        return values[at % values.length];
      }
      return 0;
    }
  }

  static class Digest {
    private final int[] table = new int[8];

    int of(int hash) {
      return table[hash % 8]; // error ArrayIndexOutOfBoundsException
    }
  }

  static class DigestTwin {
    private final int[] table = new int[8];

    int of(int hash) {
      return table[hash & 7];
    }
  }

  static class Room {
    static int[] of(int width, int height) {
      return new int[width - height]; // error NegativeArraySizeException
    }
  }

  static class RoomTwin {
    static int[] of(int width, int height) {
      long room = (long) width - height;
      return new int[room < 0 || room > 10 ? 0 : (int) room];
    }
  }

  static class Sum {
    static int of(int a, int b) {
      return Math.addExact(a, b); // error ArithmeticException
    }
  }

  static class SumTwin {
    static int of(short a, short b) {
      return Math.addExact(a, b);
    }
  }

  static class Narrow {
    static int of(long a) {
      return Math.toIntExact(a * 2); // error ArithmeticException
    }
  }

  static class NarrowTwin {
    static int of(byte a) {
      return Math.toIntExact(a * 2L);
    }
  }

  static class Absolute {
    static int of(int x) {
      int positive = Math.abs(x);
      assert positive >= 0; // error AssertionError
      return positive;
    }
  }

  static class AbsoluteTwin {
    static int of(int x) {
      int positive = Math.abs(x | 1);
      assert positive > 0;
      return positive;
    }
  }

  static class Middle {
    static int of(int low, int high) {
      if (low < 0 || high < low) {
        return -1;
      }
      int middle = (low + high) / 2;
      if (middle < low) {
        throw new UnsupportedOperationException("overflow"); // error UnsupportedOperationException
      }
      return middle;
    }
  }

  static class MiddleTwin {
    static int of(int low, int high) {
      if (low < 0 || high < low) {
        return -1;
      }
      int middle = low + (high - low) / 2;
      if (middle < low) {
        throw new UnsupportedOperationException("overflow");
      }
      return middle;
    }
  }

  static class Stride {
    static int steps(int length, int stride) {
      int count = 0;
      int left = Math.min(length, 3);
      while (left > 0 && stride < 3) { // error endless loop
        left -= stride < 0 ? 0 : 3;
        count = 1;
      }
      return count;
    }
  }

  static class StrideTwin {
    static int steps(int length, int stride) {
      int count = 0;
      int left = Math.min(length, 3);
      while (left > 0 && stride < 3) {
        left -= stride < 0 ? 1 : 3;
        count = 1;
      }
      return count;
    }
  }

  static class Share {
    static BigDecimal of(int total, int heads) {
      BigDecimal sum = BigDecimal.valueOf(total, 2);
      return heads < 1 ? sum : sum.divide(BigDecimal.valueOf(heads)); // error ArithmeticException
    }
  }

  static class ShareTwin {
    static BigDecimal of(int total, int heads) {
      BigDecimal sum = BigDecimal.valueOf(total, 2);
      return heads < 1 ? sum : sum.divide(BigDecimal.valueOf(heads), RoundingMode.HALF_UP);
    }
  }

  static class Cache {
    static byte[] of(int level) {
      return new byte[level == 9 ? Integer.MAX_VALUE : 16]; // error OutOfMemoryError
    }
  }

  static class CacheTwin {
    static byte[] of(int level) {
      return new byte[level == 9 ? Short.MAX_VALUE : 16];
    }
  }

  private Numbers() {}
}
