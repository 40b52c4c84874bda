package dev.clew.solver.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Intervals that are joined at once are the set that is joined one by one. */
class IntervalCollectorTest {

  @Test
  void theOrderDoesNotMatter() {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      IntervalCollector intervals = new IntervalCollector();
      CharSet set = CharSet.NONE;
      for (int j = random.nextInt(30); j > 0; j--) {
        char lo = (char) random.nextInt(1 << 16);
        char hi = (char) Math.min(Character.MAX_VALUE, lo + random.nextInt(3000));
        intervals.add(lo, hi);
        set = set.union(CharSet.range(lo, hi));
      }
      assertThat(intervals.union()).isEqualTo(set);
    }
  }
}
