package dev.clew.solver.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CharSetTest {
  private final Random random = new Random(7);

  @Test
  void behavesLikeABitSet() {
    for (int i = 0; i < 300; i++) {
      CharSet left = randomSet();
      CharSet right = randomSet();
      BitSet both = bits(left);
      both.and(bits(right));
      assertThat(bits(left.intersect(right))).isEqualTo(both);
      BitSet either = bits(left);
      either.or(bits(right));
      assertThat(bits(left.union(right))).isEqualTo(either);
      BitSet rest = bits(left);
      rest.andNot(bits(right));
      assertThat(bits(left.minus(right))).isEqualTo(rest);
      BitSet other = bits(left);
      other.flip(0, 0x10000);
      assertThat(bits(left.complement())).isEqualTo(other);
      assertThat(left.size()).isEqualTo(bits(left).cardinality());
      assertThat(left.union(right).containsAll(right)).isTrue();
      assertThat(left.containsAll(right)).isEqualTo(bits(left).equals(either));
      assertThat(left.intersects(right)).isEqualTo(bits(left).intersects(bits(right)));
    }
  }

  @Test
  void equalSetsAreEqualHoweverTheyAreBuilt() {
    for (int i = 0; i < 300; i++) {
      CharSet left = randomSet();
      CharSet right = randomSet();
      CharSet one = left.union(right);
      CharSet two = left.complement().intersect(right.complement()).complement();
      assertThat(one).isEqualTo(two).hasSameHashCodeAs(two);
    }
    assertThat(CharSet.of("badc")).isEqualTo(CharSet.range('a', 'd'));
    assertThat(CharSet.where(unit -> unit >= '0' && unit <= '9')).isEqualTo(CharSet.DIGITS);
    assertThat(CharSet.ALL.complement()).isEqualTo(CharSet.NONE);
    assertThat(CharSet.range('b', 'a').isEmpty()).isTrue();
  }

  @Test
  void theNicestUnitHasTheLeastRank() {
    for (int i = 0; i < 300; i++) {
      CharSet set = randomSet();
      if (!set.isEmpty()) {
        int best = bits(set).stream().map(unit -> UnitNiceness.rank((char) unit)).min().getAsInt();
        assertThat(UnitNiceness.rank(set.nicest())).isEqualTo(best);
        char last = set.hi(set.intervalCount() - 1);
        char nicest = UnitNiceness.nicest(set.first(), last);
        assertThat(nicest).isEqualTo(CharSet.range(set.first(), last).nicest());
      }
    }
    assertThat(CharSet.ALL.nicest()).isEqualTo('a');
    assertThat(CharSet.LOWER.complement().nicest()).isEqualTo('0');
    assertThat(CharSet.range('\u0000', '#').nicest()).isEqualTo(' ');
  }

  @Test
  void isWrittenLikeACharacterClass() {
    assertThat(CharSet.WORD).hasToString("[0-9A-Z_a-z]");
    assertThat(CharSet.of('\n').complement()).hasToString("[^\\u000A]");
    assertThat(CharSet.ALL).hasToString(".");
  }

  private static BitSet bits(CharSet set) {
    BitSet bits = new BitSet();
    for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
      if (set.contains((char) unit)) {
        bits.set(unit);
      }
    }
    return bits;
  }

  private CharSet randomSet() {
    CharSet set = CharSet.NONE;
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      int lo = random.nextInt(4) == 0 ? random.nextInt(2) * 0xFFF0 : random.nextInt(0x10000);
      int hi = Math.min(0xFFFF, lo + (random.nextBoolean() ? 20 : random.nextInt(0x3000)));
      set = set.union(CharSet.range((char) lo, (char) hi));
    }
    return set;
  }
}
