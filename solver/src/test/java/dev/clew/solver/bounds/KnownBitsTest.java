package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.KnownBits;
import dev.clew.solver.expr.Patterns;
import org.junit.jupiter.api.Test;

class KnownBitsTest {

  private static final int WIDTH = 4;

  private static boolean matches(long value, long zeros, long ones) {
    return (value & zeros) == 0 && (~value & ones) == 0;
  }

  @Test
  void theNextNumberIsTheLeastThatMatches() {
    for (long zeros = -8; zeros < 8; zeros++) {
      for (long ones = -8; ones < 8; ones++) {
        for (long from = -8; from < 8 && (zeros & ones) == 0; from++) {
          long expected = from;
          while (expected < 8 && !matches(expected, zeros, ones)) {
            expected++;
          }
          long next = KnownBits.next(from, zeros, ones);
          if (expected < 8) {
            assertThat(next).isEqualTo(expected);
          } else {
            assertThat(next < from || next > 7).isTrue();
          }
        }
      }
    }
  }

  @Test
  void thePreviousNumberIsTheGreatestThatMatches() {
    for (long zeros = -8; zeros < 8; zeros++) {
      for (long ones = -8; ones < 8; ones++) {
        for (long from = -8; from < 8 && (zeros & ones) == 0; from++) {
          long expected = from;
          while (expected >= -8 && !matches(expected, zeros, ones)) {
            expected--;
          }
          long previous = KnownBits.previous(from, zeros, ones);
          if (expected >= -8) {
            assertThat(previous).isEqualTo(expected);
          } else {
            assertThat(previous > from || previous < -8).isTrue();
          }
        }
      }
    }
  }

  @Test
  void theEndsOfTheRangeAreFound() {
    assertThat(KnownBits.next(Long.MIN_VALUE, 0, 0)).isEqualTo(Long.MIN_VALUE);
    assertThat(KnownBits.next(Long.MIN_VALUE, Long.MIN_VALUE, 0)).isZero();
    assertThat(KnownBits.next(Long.MIN_VALUE, 1, 2)).isEqualTo(Long.MIN_VALUE + 2);
    assertThat(KnownBits.next(Long.MAX_VALUE, 1, 0)).isLessThan(Long.MAX_VALUE);
    assertThat(KnownBits.previous(Long.MAX_VALUE, 1, 0)).isEqualTo(Long.MAX_VALUE - 1);
    assertThat(KnownBits.previous(Long.MIN_VALUE, 0, 1)).isGreaterThan(Long.MIN_VALUE);
  }

  @Test
  void sumsAreKnownOnlyWhereAllSumsAgree() {
    for (int zeros1 = 0; zeros1 < 16; zeros1++) {
      for (int ones1 = 0; ones1 < 16; ones1++) {
        for (int zeros2 = 0; zeros2 < 16; zeros2++) {
          for (int ones2 = 0; ones2 < 16; ones2++) {
            if ((zeros1 & ones1) == 0 && (zeros2 & ones2) == 0) {
              checkSums(zeros1, ones1, zeros2, ones2);
            }
          }
        }
      }
    }
  }

  private static void checkSums(int zeros1, int ones1, int zeros2, int ones2) {
    for (int carry = 0; carry <= 1; carry++) {
      long zeros = KnownBits.sumZeros(zeros1, ones1, zeros2, ones2, carry);
      long ones = KnownBits.sumOnes(zeros1, ones1, zeros2, ones2, carry);
      for (int a = 0; a < 16; a++) {
        for (int b = 0; b < 16; b++) {
          if (matches(a, zeros1, ones1) && matches(b, zeros2, ones2)) {
            long sum = Patterns.zeroExtend(a + b + carry, WIDTH);
            assertThat(sum & zeros).isZero();
            assertThat(~sum & ones & KnownBits.low(WIDTH)).isZero();
          }
        }
      }
    }
  }

  @Test
  void theCommonPrefixHoldsForAllNumbersBetween() {
    for (long low = -16; low < 16; low++) {
      for (long high = low; high < 16; high++) {
        long prefix = KnownBits.commonPrefix(low, high);
        for (long value = low; value <= high; value++) {
          assertThat(value & prefix).isEqualTo(low & prefix);
        }
      }
    }
  }
}
