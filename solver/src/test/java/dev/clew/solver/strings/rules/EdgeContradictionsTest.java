package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EdgeContradictionsTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);

  @Test
  void nothingDiffersFromItselfNorLacksItsOwnParts() {
    Strand both = Strand.join(x, y);
    assertThat(EdgeContradictions.among(List.of(new DifferEdge(both, both)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(new DifferEdge(x, y)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new LacksEdge(Strand.join(z, both), both))))
        .isTrue();
    assertThat(EdgeContradictions.among(List.of(new LacksEdge(x, both)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new UnlikeEdge(both, x, true)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(new UnlikeEdge(both, x, false)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new UnlikeEdge(both, y, false)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(new LacksEdge(x, Strand.EMPTY)))).isTrue();
  }

  @Test
  void whatIsEqualToARowHasItsParts() {
    Strand row = Strand.join(Strand.of("1"), x);
    Edge equal = new EqualEdge(row, Strand.join(y, z));
    assertThat(EdgeContradictions.among(List.of(equal, new LacksEdge(row, y)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(equal, new UnlikeEdge(row, y, true)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(equal, new UnlikeEdge(row, y, false)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(equal, new LacksEdge(x, y)))).isFalse();
  }

  @Test
  void ordersInACircleNeedToBeEqualAllRound() {
    Edge first = new OrderEdge(x, y, false);
    Edge second = new OrderEdge(y, z, false);
    assertThat(EdgeContradictions.among(List.of(first, second, new OrderEdge(z, x, false))))
        .isFalse();
    assertThat(EdgeContradictions.among(List.of(first, second, new OrderEdge(z, x, true))))
        .isTrue();
    assertThat(EdgeContradictions.among(List.of(first, second, new OrderEdge(x, z, true))))
        .isFalse();
    assertThat(EdgeContradictions.among(List.of(new OrderEdge(x, x, true)))).isTrue();
  }

  @Test
  void nothingIsBeforeItsOwnStart() {
    Strand longer = Strand.join(x, y);
    assertThat(EdgeContradictions.among(List.of(new OrderEdge(longer, x, true)))).isTrue();
    assertThat(EdgeContradictions.among(List.of(new OrderEdge(longer, x, false)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new OrderEdge(x, longer, true)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new OrderEdge(longer, y, true)))).isFalse();
  }

  @Test
  void knownStringsAreInTheirLanguages() {
    Language a = Language.word("a");
    assertThat(EdgeContradictions.among(List.of(new MemberEdge(Strand.of("a"), a)))).isFalse();
    assertThat(EdgeContradictions.among(List.of(new MemberEdge(Strand.EMPTY, a)))).isTrue();
  }

  @Test
  void aKnownPartIsNoneThatTheLanguageForbids() {
    assertThat(isForbidden("}", WordLanguages.endingWith("}"), false, true)).isTrue();
    assertThat(isForbidden("a}", WordLanguages.endingWith("}"), false, true)).isTrue();
    assertThat(isForbidden("}", WordLanguages.endingWith("a}"), false, true)).isFalse();
    assertThat(isForbidden("}", WordLanguages.endingWith("}"), true, false)).isFalse();
    assertThat(isForbidden("ab", WordLanguages.startingWith("a"), true, false)).isTrue();
    assertThat(isForbidden("ab", WordLanguages.startingWith("a"), false, true)).isFalse();
    assertThat(isForbidden("xaby", WordLanguages.containing("ab"), false, false)).isTrue();
    assertThat(isForbidden("ab", Language.word("ab"), true, true)).isFalse();
  }

  @Test
  void noStringHasAPartThatItsLanguageForbids() {
    int forbidden = 0;
    for (String part : Samples.words("ab", 2)) {
      for (String other : Samples.words("ab", 2)) {
        forbidden += forbidden(part, WordLanguages.containing(other));
        forbidden += forbidden(part, WordLanguages.startingWith(other));
        forbidden += forbidden(part, WordLanguages.endingWith(other));
        Language ends =
            Language.sequence(Language.word(other), Language.ANYTHING, Language.word("a"));
        forbidden += forbidden(part, ends);
      }
    }
    assertThat(forbidden).isGreaterThan(50);
  }

  /** In how many places such a part is forbidden; there is no string that has it there. */
  private int forbidden(String part, Language language) {
    int count = 0;
    for (int place = 0; place < 4; place++) {
      boolean atStart = place % 2 == 1;
      boolean toEnd = place > 1;
      if (isForbidden(part, language, atStart, toEnd)) {
        count++;
        assertThat(Samples.words("ab", 4))
            .noneMatch(
                word ->
                    word.contains(part)
                        && (!atStart || word.startsWith(part))
                        && (!toEnd || word.endsWith(part))
                        && !language.accepts(word));
      }
    }
    return count;
  }

  private boolean isForbidden(String part, Language language, boolean atStart, boolean toEnd) {
    IntegerTerms integers = scene.integers();
    Expr offset = atStart ? integers.number(0) : scene.graph().number("i");
    Expr count = scene.graph().number("count");
    return EdgeContradictions.among(
        List.of(
            new SliceEdge(Strand.of(part), x, offset, count, toEnd),
            new MemberEdge(x, Language.not(language))));
  }

  @Test
  void noContradictionHasASolution() {
    Random random = new Random(3);
    int found = 0;
    for (int i = 0; i < 1500; i++) {
      List<Edge> edges = new ArrayList<>();
      for (int j = 0; j < 3; j++) {
        edges.add(randomEdge(random));
      }
      if (EdgeContradictions.among(edges)) {
        found++;
        for (Map<StringVertex, String> words : scene.assignments("ab", 1)) {
          assertThat(new EdgeMeaning(words, Map.of()).allHold(edges)).isFalse();
        }
      }
    }
    assertThat(found).isGreaterThan(50);
  }

  private Edge randomEdge(Random random) {
    Strand a = scene.randomStrand(random, "ab", 3);
    Strand b = scene.randomStrand(random, "ab", 2);
    return switch (random.nextInt(5)) {
      case 0 -> new DifferEdge(a, b);
      case 3 -> new EqualEdge(a, b);
      case 1 -> new LacksEdge(a, b);
      case 2 -> new UnlikeEdge(a, b, random.nextBoolean());
      default -> new OrderEdge(a, b, random.nextBoolean());
    };
  }
}
