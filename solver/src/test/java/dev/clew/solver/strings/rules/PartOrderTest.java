package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class PartOrderTest {

  private final Scene scene = new Scene(3);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Strand z = scene.strand(2);
  private final Symbol i = scene.graph().number("i");
  private final Expr zero = scene.integers().number(0);

  private boolean isViolated(Edge... edges) {
    return new PartOrder(List.of(edges)).isViolated();
  }

  private Expr rest(Strand whole, Expr offset) {
    return scene.integers().minus(scene.graph().length(whole), offset);
  }

  @Test
  void partsOfPartsAreParts() {
    Edge trimmed = new TrimmedEdge(y, x, CharSet.of(' '), true, true);
    Edge slice = new SliceEdge(z, y, i, i, false);
    assertThat(isViolated(trimmed, slice, new LacksEdge(x, z))).isTrue();
    assertThat(isViolated(trimmed, slice, new LacksEdge(z, x))).isFalse();
    assertThat(isViolated(new HasEdge(x, y), new HasEdge(y, z), new LacksEdge(x, z))).isTrue();
    assertThat(isViolated(trimmed, new LacksEdge(x, z))).isFalse();
  }

  @Test
  void circlesOfPartsEnd() {
    Edge there = new HasEdge(x, y);
    Edge back = new HasEdge(y, x);
    assertThat(isViolated(there, back, new LacksEdge(x, z))).isFalse();
    assertThat(isViolated(there, back, new HasEdge(y, z), new LacksEdge(x, z))).isTrue();
  }

  @Test
  void startsAndEndsAreToldApart() {
    Edge head = new SliceEdge(y, x, zero, i, false);
    Edge tail = new SliceEdge(y, x, i, rest(x, i), true);
    assertThat(isViolated(head, new UnlikeEdge(x, y, true))).isTrue();
    assertThat(isViolated(head, new UnlikeEdge(x, y, false))).isFalse();
    assertThat(isViolated(tail, new UnlikeEdge(x, y, true))).isFalse();
    assertThat(isViolated(tail, new UnlikeEdge(x, y, false))).isTrue();
    Edge leading = new TrimmedEdge(y, x, CharSet.of(' '), true, false);
    Edge trailing = new TrimmedEdge(y, x, CharSet.of(' '), false, true);
    assertThat(isViolated(leading, new UnlikeEdge(x, y, true))).isFalse();
    assertThat(isViolated(leading, new UnlikeEdge(x, y, false))).isTrue();
    assertThat(isViolated(trailing, new UnlikeEdge(x, y, true))).isTrue();
    assertThat(isViolated(trailing, new UnlikeEdge(x, y, false))).isFalse();
  }

  @Test
  void nothingThatIsViolatedHasASolution() {
    Random random = new Random(31);
    int found = 0;
    for (int round = 0; round < 2500; round++) {
      List<Edge> edges = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        edges.add(randomEdge(random));
      }
      if (new PartOrder(edges).isViolated()) {
        found++;
        refuted(edges);
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  private void refuted(List<Edge> edges) {
    for (Map<StringVertex, String> words : scene.assignments("a ", 2)) {
      for (int at = -1; at < 3; at++) {
        Map<Symbol, Value> numbers = Map.of(i, EdgeMeaning.integer(at));
        assertThat(new EdgeMeaning(words, numbers).allHold(edges))
            .as(() -> edges + " " + words + numbers)
            .isFalse();
      }
    }
  }

  private Edge randomEdge(Random random) {
    List<Strand> all = List.of(x, y, z, Strand.join(x, y), Strand.of("a"), Strand.EMPTY);
    Strand a = all.get(random.nextInt(4));
    Strand b = all.get(random.nextInt(6));
    Expr offset = random.nextBoolean() ? zero : i;
    return switch (random.nextInt(6)) {
      case 0 -> new HasEdge(a, b);
      case 1 -> {
        boolean toEnd = random.nextBoolean();
        yield new SliceEdge(b, a, offset, toEnd ? rest(a, offset) : i, toEnd);
      }
      case 2 -> {
        int ends = 1 + random.nextInt(3);
        yield new TrimmedEdge(b, a, CharSet.of(' '), (ends & 1) > 0, (ends & 2) > 0);
      }
      case 3 -> new LacksEdge(a, b);
      default -> new UnlikeEdge(a, b, random.nextBoolean());
    };
  }
}
