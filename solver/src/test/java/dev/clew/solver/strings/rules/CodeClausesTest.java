package dev.clew.solver.strings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.cells.CellAssembly;
import dev.clew.solver.strings.cells.CellFitting;
import dev.clew.solver.strings.cells.CellPosting;
import dev.clew.solver.strings.cells.UnitTables;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.Scene;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodeClausesTest {

  private final Scene scene = new Scene(1);
  private final IntegerTerms integers = scene.integers();
  private final Strand x = scene.strand(0);
  private final Symbol code = scene.graph().number("code");
  private final Symbol i = scene.graph().number("i");

  @Test
  void aCodeIsOneOfTheSet() {
    List<CharSet> sets =
        List.of(
            CharSet.NONE,
            CharSet.ALL,
            CharSet.of('\0'),
            CharSet.of("ac\uFFFF"),
            CharSet.of("acegikmo"),
            CharSet.range('b', 'd').complement());
    for (CharSet set : sets) {
      Expr within = CodeClauses.within(code, set, integers);
      for (int unit : new int[] {-1, 0, 1, 'a', 'b', 'c', 'd', 'e', 'p', 0xFFFE, 0xFFFF, 0x10000}) {
        boolean inside = unit >= 0 && unit <= 0xFFFF && set.contains((char) unit);
        assertThat(with(unit).holds(within)).as(set + " " + unit).isEqualTo(inside);
      }
    }
  }

  @Test
  void setsOfManyPiecesLoseNothing() {
    CharSet set = CharSet.of("acegikmoqsuwy");
    Expr within = CodeClauses.within(code, set, integers);
    for (int unit = 'a' - 2; unit < 'z' + 2; unit++) {
      assertThat(with(unit).holds(within)).isEqualTo(unit >= 'a' && unit <= 'y');
    }
  }

  private Evaluator with(int unit) {
    return new Evaluator(Assignment.of(Map.of(code, EdgeMeaning.integer(unit))));
  }

  @Test
  void aCodeOfWhichAnotherEdgeSpeaksHasNoPlaceOfItsOwn() {
    CodeAtEdge place = new CodeAtEdge(code, x, i);
    Edge other = new CodeAtEdge(i, x, integers.number(0));
    assertThat(CodeClauses.places(List.of(other, place))).isEqualTo(Map.of(code, place));
    assertThat(CodeClauses.places(List.of(other))).containsOnlyKeys(i);
    Edge again = new CodeAtEdge(code, x, integers.number(1));
    assertThat(CodeClauses.places(List.of(place, again))).isEmpty();
    assertThat(CodeClauses.places(List.of(place, place))).isEmpty();
    Edge unit = new UnitInEdge(x, code, CharSet.ALL);
    assertThat(CodeClauses.places(List.of(place, unit))).isEmpty();
    assertThat(CodeClauses.places(List.of(new CodeAtEdge(code, x, code)))).isEmpty();
  }

  @Test
  void aCodeThatIsALengthHasNoPlaceOfItsOwn() {
    CodeAtEdge place = new CodeAtEdge(x.vertex().length(), x, integers.number(0));
    assertThat(CodeClauses.places(List.of(place))).isEmpty();
  }

  @Test
  void whatAUnitCanBeIsWhatOtherEdgesLeave() {
    CodeAtEdge place = new CodeAtEdge(code, x, i);
    List<Edge> others =
        List.of(new MemberEdge(x, Language.choice(Language.word("ab"), Language.word("cb"))));
    Map<Integer, CharSet> wanted =
        Map.of(0, CharSet.of("ac"), 1, CharSet.of('b'), 2, CharSet.of('\0'), -1, CharSet.of('\0'));
    wanted.forEach(
        (position, set) -> {
          CellAssembly assembly = new CellAssembly(new Automata(), at(position));
          CellPosting posting = new CellPosting(assembly, new UnitTables());
          assertThat(CellFitting.narrows(assembly, posting, others, Budget.unlimited())).isTrue();
          assertThat(CodeClauses.possible(assembly, place)).isEqualTo(set);
        });
  }

  private Evaluator at(int position) {
    return new EdgeMeaning(Map.of(scene.vertex(0), "xx"), Map.of(i, EdgeMeaning.integer(position)))
        .numbers();
  }
}
