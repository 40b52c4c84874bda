package dev.clew.solver.strings.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.CasedEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The few units that are tried of a class are enough for orders and differences. */
class CellFittingTest {

  private static final int STRINGS = 4;

  private final Automata automata = new Automata();
  private final UnitTables tables = new UnitTables();
  private final Random random = new Random(17);

  @Test
  void unitsInOrderAreFoundWhereThereAreAny() {
    int found = 0;
    int refuted = 0;
    for (int round = 0; round < 300; round++) {
      Scene scene = new Scene(STRINGS);
      List<Edge> edges = new ArrayList<>();
      for (int v = 0; v < STRINGS; v++) {
        CharSet set = CharSet.range((char) ('a' + random.nextInt(2)), (char) ('b' + v));
        edges.add(new MemberEdge(scene.strand(v), Language.chars(set)));
      }
      for (int e = 0; e < 5; e++) {
        edges.add(randomEdge(scene));
      }
      CellAssembly assembly = assembly(scene, "a");
      Map<StringVertex, String> words = find(assembly, edges);
      boolean any = scene.assignments("abcde", 1).stream().anyMatch(w -> holds(w, edges));
      assertThat(words != null || assembly.isExact()).isTrue();
      assertThat(words != null).as(edges.toString()).isEqualTo(any);
      assertThat(words == null || holds(words, edges)).isTrue();
      found += any ? 1 : 0;
      refuted += any ? 0 : 1;
    }
    assertThat(found).isGreaterThan(20);
    assertThat(refuted).isGreaterThan(20);
  }

  private Edge randomEdge(Scene scene) {
    Strand a = scene.strand(random.nextInt(STRINGS));
    Strand b = scene.strand(random.nextInt(STRINGS));
    return switch (random.nextInt(3)) {
      case 0 -> new DifferEdge(a, b);
      case 1 -> new OrderEdge(a, b, true);
      default -> new OrderEdge(Strand.join(a, b), Strand.join(b, a), random.nextBoolean());
    };
  }

  @Test
  void aChainAcrossTheWholeRangeOfUnitsIsFound() {
    Scene scene = new Scene(STRINGS);
    List<Edge> edges = new ArrayList<>();
    edges.add(new OrderEdge(scene.strand(0), scene.strand(1), true));
    edges.add(new OrderEdge(scene.strand(1), scene.strand(2), true));
    edges.add(new OrderEdge(scene.strand(2), Strand.of("\3"), true));
    Map<StringVertex, String> words = find(assembly(scene, "a"), edges);
    assertThat(words).isNotNull();
    assertThat(words.get(scene.vertex(0))).isEqualTo("\0");
    edges.set(2, new OrderEdge(scene.strand(2), Strand.of("\2"), true));
    CellAssembly assembly = assembly(scene, "a");
    assertThat(find(assembly, edges)).isNull();
    assertThat(assembly.isExact()).isTrue();
  }

  @Test
  void stringsThatAreNotSpeltOutAreNoExactFailure() {
    Scene scene = new Scene(1);
    CellAssembly assembly = assembly(scene, "a".repeat(CellAssembly.LONGEST + 1));
    List<Edge> edges = List.of(new MemberEdge(scene.strand(0), Language.EMPTY));
    assertThat(find(assembly, edges)).isNull();
    assertThat(assembly.isExact()).isFalse();
  }

  @Test
  void mapsOfCaseAreNoExactFailure() {
    Scene scene = new Scene(2);
    Edge cased = new CasedEdge(scene.strand(0), scene.strand(1), StringOp.TO_UPPER);
    CellAssembly assembly = assembly(scene, "a");
    List<Edge> edges = List.of(cased, new MemberEdge(scene.strand(0), Language.word("a")));
    assertThat(find(assembly, edges)).isNull();
    assertThat(assembly.isExact()).isFalse();
    List<Edge> others = List.of(cased, new MemberEdge(scene.strand(0), Language.word("A")));
    assertThat(find(assembly(scene, "a"), others)).isNotNull();
  }

  private static boolean holds(Map<StringVertex, String> words, List<Edge> edges) {
    return new EdgeMeaning(words, Map.of()).allHold(edges);
  }

  private CellAssembly assembly(Scene scene, String like) {
    Map<StringVertex, String> sizes = new HashMap<>();
    scene.vertices().forEach(vertex -> sizes.put(vertex, like));
    return new CellAssembly(automata, new EdgeMeaning(sizes, Map.of()).numbers());
  }

  private Map<StringVertex, String> find(CellAssembly assembly, List<Edge> edges) {
    return CellFitting.find(assembly, new CellPosting(assembly, tables), edges, Budget.unlimited());
  }
}
