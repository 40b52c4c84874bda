package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

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
    Edge trimmed = new Edge.Trimmed(y, x, CharSet.of(' '), true, true);
    Edge slice = new Edge.Slice(z, y, i, i, false);
    assertThat(isViolated(trimmed, slice, new Edge.Lacks(x, z))).isTrue();
    assertThat(isViolated(trimmed, slice, new Edge.Lacks(z, x))).isFalse();
    assertThat(isViolated(new Edge.Has(x, y), new Edge.Has(y, z), new Edge.Lacks(x, z))).isTrue();
    assertThat(isViolated(trimmed, new Edge.Lacks(x, z))).isFalse();
  }

  @Test
  void circlesOfPartsEnd() {
    Edge there = new Edge.Has(x, y);
    Edge back = new Edge.Has(y, x);
    assertThat(isViolated(there, back, new Edge.Lacks(x, z))).isFalse();
    assertThat(isViolated(there, back, new Edge.Has(y, z), new Edge.Lacks(x, z))).isTrue();
  }

  @Test
  void startsAndEndsAreToldApart() {
    Edge head = new Edge.Slice(y, x, zero, i, false);
    Edge tail = new Edge.Slice(y, x, i, rest(x, i), true);
    assertThat(isViolated(head, new Edge.Unlike(x, y, true))).isTrue();
    assertThat(isViolated(head, new Edge.Unlike(x, y, false))).isFalse();
    assertThat(isViolated(tail, new Edge.Unlike(x, y, true))).isFalse();
    assertThat(isViolated(tail, new Edge.Unlike(x, y, false))).isTrue();
    Edge leading = new Edge.Trimmed(y, x, CharSet.of(' '), true, false);
    Edge trailing = new Edge.Trimmed(y, x, CharSet.of(' '), false, true);
    assertThat(isViolated(leading, new Edge.Unlike(x, y, true))).isFalse();
    assertThat(isViolated(leading, new Edge.Unlike(x, y, false))).isTrue();
    assertThat(isViolated(trailing, new Edge.Unlike(x, y, true))).isTrue();
    assertThat(isViolated(trailing, new Edge.Unlike(x, y, false))).isFalse();
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
    for (Map<Vertex, String> words : scene.assignments("a ", 2)) {
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
      case 0 -> new Edge.Has(a, b);
      case 1 -> {
        boolean toEnd = random.nextBoolean();
        yield new Edge.Slice(b, a, offset, toEnd ? rest(a, offset) : i, toEnd);
      }
      case 2 -> {
        int ends = 1 + random.nextInt(3);
        yield new Edge.Trimmed(b, a, CharSet.of(' '), (ends & 1) > 0, (ends & 2) > 0);
      }
      case 3 -> new Edge.Lacks(a, b);
      default -> new Edge.Unlike(a, b, random.nextBoolean());
    };
  }
}
