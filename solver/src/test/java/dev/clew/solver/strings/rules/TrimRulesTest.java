package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is said of a string and its trimmed self is said again, of its ends. */
@Tag("once")
class TrimRulesTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);
  private final Random random = new Random(23);

  /** Strings of two and of none do not matter: what is missing is not empty. */
  private static boolean isTold(Edge edge, EdgeMeaning meaning) {
    Strand part =
        edge instanceof LacksEdge lacks
            ? lacks.part()
            : edge instanceof UnlikeEdge unlike ? unlike.part() : null;
    return part == null || !meaning.text(part).isEmpty();
  }

  private void saysTheSame(List<Edge> edges) {
    List<Edge> simplified = TrimRules.simplified(edges);
    for (Map<StringVertex, String> words : scene.assignments("a ", 3)) {
      EdgeMeaning meaning = new EdgeMeaning(words, Map.of());
      if (edges.stream().allMatch(edge -> isTold(edge, meaning))) {
        assertThat(meaning.allHold(simplified))
            .as(() -> edges + " " + simplified + " " + words)
            .isEqualTo(meaning.allHold(edges));
      }
    }
  }

  @Test
  void edgesBetweenAStringAndItsTrimmedSelfSayTheSame() {
    int changed = 0;
    for (int round = 0; round < 150; round++) {
      Strand whole = random.nextBoolean() ? x : Strand.join(random.nextBoolean() ? y : x, z);
      Edge trimmed =
          new TrimmedEdge(y, whole, CharSet.of(' '), random.nextBoolean(), random.nextBoolean());
      Strand longer =
          random.nextBoolean()
              ? whole
              : random.nextBoolean() ? Strand.join(whole, z) : Strand.join(z, whole);
      boolean swap = random.nextInt(3) == 0;
      Strand a = swap ? y : longer;
      Strand b = swap ? longer : y;
      Edge other =
          switch (random.nextInt(3)) {
            case 0 -> new DifferEdge(a, b);
            case 1 -> new LacksEdge(a, b);
            default -> new UnlikeEdge(a, b, random.nextBoolean());
          };
      List<Edge> edges = List.of(trimmed, other);
      saysTheSame(edges);
      changed += TrimRules.simplified(edges).equals(edges) ? 0 : 1;
    }
    assertThat(changed).isGreaterThan(50);
  }

  @Test
  void whatStandsBesideTheTrimmedStringAreBlanks() {
    Edge before = new TrimmedEdge(x, Strand.join(x, y), CharSet.of(' '), true, true);
    assertThat(TrimRules.simplified(List.of(before))).hasSize(2);
    saysTheSame(List.of(before));
    saysTheSame(List.of(new TrimmedEdge(x, Strand.join(y, x), CharSet.of(' '), true, true)));
  }
}
