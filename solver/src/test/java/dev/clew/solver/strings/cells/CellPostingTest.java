package dev.clew.solver.strings.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.UnitsAlikeEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Edges as constraints on cells, against what they say of all short strings. */
@Tag("once")
class CellPostingTest {

  private static final String ALPHABET = "a \0";

  private final Automata automata = new Automata();
  private final UnitTables tables = new UnitTables();
  private final Random random = new Random(11);
  private final Scene scene = new Scene(2);
  private final Strand x = scene.strand(0);
  private final Strand y = scene.strand(1);
  private final Symbol i = scene.graph().number("i");
  private final Symbol j = scene.graph().number("j");

  /** With every string pinned, an edge fits exactly where it holds. */
  private void agrees(Edge edge, String alphabet, int longest, long least, long greatest) {
    int held = 0;
    for (Map<StringVertex, String> words : scene.assignments(alphabet, longest)) {
      Map<Symbol, Value> numbers = randomNumbers(least, greatest);
      EdgeMeaning meaning = new EdgeMeaning(words, numbers);
      boolean fits = fit(List.of(edge), words, meaning) != null;
      assertThat(fits).as(() -> edge + " " + words + numbers).isEqualTo(meaning.holds(edge));
      held += fits ? 1 : 0;
    }
    assertThat(held).as(edge.toString()).isPositive();
  }

  private Map<Symbol, Value> randomNumbers(long least, long greatest) {
    Map<Symbol, Value> numbers = new HashMap<>();
    int count = (int) (greatest - least) + 1;
    numbers.put(i, EdgeMeaning.integer(least + random.nextInt(count)));
    numbers.put(j, EdgeMeaning.integer(least + random.nextInt(count)));
    return numbers;
  }

  /** What is found where strings are pinned; the edges come first so that pins narrow them. */
  private Map<StringVertex, String> fit(
      List<Edge> edges, Map<StringVertex, String> pinned, EdgeMeaning meaning) {
    List<Edge> all = new ArrayList<>(edges);
    pinned.forEach((v, word) -> all.add(new MemberEdge(Strand.of(v), Language.word(word))));
    CellAssembly assembly = new CellAssembly(automata, meaning.numbers());
    Map<StringVertex, String> found =
        CellFitting.find(assembly, new CellPosting(assembly, tables), all, Budget.unlimited());
    assertThat(found != null || assembly.isExact()).isTrue();
    return found;
  }

  private void agrees(Edge edge) {
    agrees(edge, ALPHABET, 3, -2, 4);
  }

  @Test
  void relationsOfStrings() {
    agrees(new EqualEdge(Strand.join(x, Strand.of("a")), y));
    agrees(new EqualEdge(Strand.join(x, x), y));
    agrees(new DifferEdge(Strand.join(x, Strand.of("a")), y));
    agrees(new HasEdge(x, y));
    agrees(new HasEdge(Strand.join(x, y), Strand.join(y, Strand.of("a"))));
    agrees(new LacksEdge(x, y));
    agrees(new UnlikeEdge(x, y, true));
    agrees(new UnlikeEdge(x, y, false));
    agrees(new OrderEdge(x, y, true));
    agrees(new OrderEdge(x, y, false));
    agrees(new OrderEdge(Strand.join(x, y), Strand.join(y, x), true));
    agrees(new PartOfEdge(Strand.join(x, y), "a \0a a"));
    agrees(new MemberEdge(Strand.join(x, y), Language.star(Language.word("a "))));
    Strand between = Strand.join(Strand.of("a"), x, Strand.of(" "));
    agrees(new MemberEdge(between, Language.star(Language.word("a "))));
    agrees(
        new MemberEdge(Strand.join(between, y, Strand.of("a")), WordLanguages.containing("a a")));
  }

  @Test
  void unitsAndSlices() {
    agrees(new SliceEdge(x, y, i, j, false));
    agrees(new CodeAtEdge(i, x, j), "\0\1a", 3, -1, 2);
    agrees(new UnitInEdge(x, i, CharSet.of("a")));
    agrees(new UnitInEdge(x, i, CharSet.of("\0a")));
    agrees(new UnitsAlikeEdge(x, i, y, j, true));
    agrees(new UnitsAlikeEdge(x, i, y, j, false));
    agrees(new UnitsAlikeEdge(x, i, x, j, false));
  }

  @Test
  void positions() {
    agrees(new FoundEdge(i, x, y, j, false));
    agrees(new FoundEdge(i, x, y, j, true));
    agrees(new FoundEdge(i, Strand.join(x, y), y, j, false));
    agrees(new FoundEdge(i, Strand.join(x, y), y, j, true));
    agrees(new FoundEdge(i, x, Strand.EMPTY, j, true));
  }

  @Test
  void trimming() {
    CharSet blanks = CharSet.range('\0', ' ');
    agrees(new TrimmedEdge(x, y, blanks, true, true));
    agrees(new TrimmedEdge(x, y, TrimmedUnits.of(StringOp.STRIP).blanks(), true, true));
    agrees(new TrimmedEdge(x, y, blanks, true, false));
    agrees(new TrimmedEdge(x, y, blanks, false, true));
    agrees(new TrimmedEdge(x, Strand.join(x, y), blanks, true, true));
  }

  @Test
  void numerals() {
    agrees(new ParsedEdge(i, x, StringOp.TO_INT, 10), "0+1", 3, -2, 12);
    agrees(new ParsedEdge(i, x, StringOp.PARSE, 10), "0-1", 3, -2, 12);
    agrees(new ParsedEdge(i, x, StringOp.PARSE, 2), "+-1\u0661", 2, -3, 3);
    agrees(new ParsedEdge(i, x, StringOp.PARSE, 36), "0Z", 3, 33, 36);
    agrees(new WrittenEdge(x, i, StringOp.NUMERAL, 2), "-01", 3, -3, 3);
  }

  @Test
  void stringsThatAreLeftOpenAreFoundWhereThereAreAny() {
    for (int round = 0; round < 150; round++) {
      List<Edge> edges = List.of(randomEdge(), randomEdge(), alphabetic(x), alphabetic(y));
      Map<Symbol, Value> numbers = randomNumbers(-1, 3);
      for (int lengths = 0; lengths < 9; lengths++) {
        int first = lengths / 3;
        int second = lengths % 3;
        EdgeMeaning sizes = meaning("a".repeat(first), "a".repeat(second), numbers);
        boolean any =
            scene.assignments("ab", 2).stream()
                .filter(words -> words.get(x.vertex()).length() == first)
                .filter(words -> words.get(y.vertex()).length() == second)
                .anyMatch(words -> new EdgeMeaning(words, numbers).allHold(edges));
        Map<StringVertex, String> found = fit(edges, Map.of(), sizes);
        assertThat(found != null).as(() -> edges + " " + numbers).isEqualTo(any);
        assertThat(found == null || new EdgeMeaning(found, numbers).allHold(edges)).isTrue();
      }
    }
  }

  private EdgeMeaning meaning(String first, String second, Map<Symbol, Value> numbers) {
    return new EdgeMeaning(Map.of(x.vertex(), first, y.vertex(), second), numbers);
  }

  private static Edge alphabetic(Strand strand) {
    return new MemberEdge(strand, Language.star(Language.chars(CharSet.of("ab"))));
  }

  private Edge randomEdge() {
    Strand a = Strand.join(x, scene.randomStrand(random, "ab", 1));
    Strand b = Strand.join(scene.randomStrand(random, "ab", 1), y);
    Expr at = random.nextBoolean() ? i : scene.integers().number(0);
    return switch (random.nextInt(11)) {
      case 0 -> new EqualEdge(a, b);
      case 1 -> new DifferEdge(a, b);
      case 2 -> new LacksEdge(a, b);
      case 3 -> new OrderEdge(a, b, random.nextBoolean());
      case 4 -> new SliceEdge(a, b, at, j, false);
      case 5 -> new FoundEdge(j, a, b, at, random.nextBoolean());
      case 6 -> new UnitInEdge(a, at, CharSet.of("b\0"));
      case 7 -> new UnitsAlikeEdge(a, at, b, j, random.nextBoolean());
      case 8 -> new HasEdge(a, b);
      case 9 -> new TrimmedEdge(b, a, CharSet.of("b"), true, random.nextBoolean());
      default -> new UnlikeEdge(a, b, random.nextBoolean());
    };
  }
}
