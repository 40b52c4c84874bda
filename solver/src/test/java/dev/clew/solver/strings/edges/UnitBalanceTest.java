package dev.clew.solver.strings.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Both sides of an equation have the same units. */
@Tag("once")
class UnitBalanceTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);

  private static Strand text(String text) {
    return Strand.of(text);
  }

  private static EqualEdge equal(List<Strand> left, List<Strand> right) {
    return new EqualEdge(Strand.join(left), Strand.join(right));
  }

  @Test
  void anEquationHasTheSameUnitsOnBothSides() {
    EqualEdge other = equal(List.of(x, text("ab"), y), List.of(y, text("ac"), x));
    assertThat(UnitBalance.refutes(other)).isTrue();
    EqualEdge longer = equal(List.of(x, text("ab"), y), List.of(y, text("b"), x));
    assertThat(UnitBalance.refutes(longer)).isTrue();
    EqualEdge same = equal(List.of(x, text("ab"), y), List.of(y, text("ba"), x));
    assertThat(UnitBalance.refutes(same)).isFalse();
    EqualEdge open = equal(List.of(x, text("ab"), y), List.of(z, text("ac"), x));
    assertThat(UnitBalance.refutes(open)).isFalse();
  }

  @Test
  void whatIsLeftOnOneSideIsMadeOfTheUnitsOfTheOther() {
    EqualEdge edge = equal(List.of(x, text("a"), y, z, z), List.of(y, text("abbc"), x));
    List<Edge> found = UnitBalance.among(List.of(edge));
    assertThat(found).hasSize(1);
    MemberEdge member = (MemberEdge) found.get(0);
    assertThat(member.strand()).isEqualTo(z);
    assertThat(member.language().accepts("b")).isTrue();
    assertThat(member.language().accepts("c")).as("there is one c only, and two of z").isFalse();
  }

  @Test
  void noSolutionOfAnEquationIsLost() {
    Random random = new Random(31);
    int refuted = 0;
    int told = 0;
    int solutions = 0;
    List<Map<StringVertex, String>> assignments = scene.assignments("ab", 3);
    for (int round = 0; round < 300; round++) {
      EqualEdge edge =
          new EqualEdge(scene.randomStrand(random, "ab", 6), scene.randomStrand(random, "ab", 6));
      List<Edge> found = UnitBalance.among(List.of(edge));
      boolean absurd = UnitBalance.refutes(edge);
      refuted += absurd ? 1 : 0;
      told += found.size();
      for (Map<StringVertex, String> words : assignments) {
        EdgeMeaning meaning = new EdgeMeaning(words, Map.of());
        if (meaning.allHold(List.of(edge))) {
          solutions++;
          assertThat(absurd).as(() -> edge + " " + words).isFalse();
          assertThat(meaning.allHold(found)).as(() -> edge + " " + found + " " + words).isTrue();
        }
      }
    }
    assertThat(refuted).isGreaterThan(20);
    assertThat(told).isGreaterThan(50);
    assertThat(solutions).isGreaterThan(1_000);
  }
}
