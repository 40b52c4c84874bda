package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.bounds.domain.Congruence;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CongruenceTest {

  @Test
  void twoClassesAreCombinedToTheirCommonOne() {
    for (long m1 = 1; m1 <= 12; m1++) {
      for (long m2 = 1; m2 <= 12; m2++) {
        for (long value = 0; value < m1 * m2; value++) {
          long divisor = Congruence.gcd(m1, m2);
          long multiple = m1 / divisor * m2;
          assertThat(Congruence.combine(m1, value % m1, m2, value % m2, divisor))
              .isEqualTo(value % multiple);
        }
      }
    }
  }

  @Test
  void largeModuliDoNotOverflow() {
    long m1 = (1L << 30) - 35;
    long m2 = 2;
    long value = m1 + 17;
    assertThat(Congruence.combine(m1, value % m1, m2, value % m2, 1)).isEqualTo(value);
  }

  @Test
  void roundingFindsTheNearestOfTheClass() {
    for (long modulus = 1; modulus <= 7; modulus++) {
      for (long rest = 0; rest < modulus; rest++) {
        for (long from = -20; from < 20; from++) {
          long up = Congruence.up(from, modulus, rest);
          long down = Congruence.down(from, modulus, rest);
          assertThat(Math.floorMod(up, modulus)).isEqualTo(rest);
          assertThat(Math.floorMod(down, modulus)).isEqualTo(rest);
          assertThat(up - from).isBetween(0L, modulus - 1);
          assertThat(from - down).isBetween(0L, modulus - 1);
        }
      }
    }
  }

  @Test
  void roundingBeyondTheEndIsNoticeable() {
    assertThat(Congruence.up(Long.MAX_VALUE, 10, 1)).isLessThan(Long.MAX_VALUE);
    assertThat(Congruence.down(Long.MIN_VALUE, 10, 1)).isGreaterThan(Long.MIN_VALUE);
  }

  @Test
  void oddNumbersHaveInverses() {
    Random random = new Random(7);
    for (int i = 0; i < 1000; i++) {
      long odd = random.nextLong() | 1;
      assertThat(odd * Congruence.inverse(odd)).isEqualTo(1);
    }
  }
}
