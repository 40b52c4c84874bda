package dev.clew.solver.strings.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every kind of edge has to keep, those that will be added included. */
class EdgeTest {

  private final ExprFactory terms = Simplifier.factory();
  private final List<Expr> numbers = new ArrayList<>();
  private final List<Strand> strands = new ArrayList<>();

  static List<Class<?>> kinds() {
    return List.of(Edge.class.getPermittedSubclasses());
  }

  private Object value(Class<?> type) throws Exception {
    if (type == Strand.class) {
      Expr length = terms.symbol("length" + strands.size(), Sort.INTEGER);
      strands.add(Strand.of(new StringVertex(strands.size(), length)));
      return strands.get(strands.size() - 1);
    }
    if (type == Expr.class) {
      numbers.add(terms.symbol("n" + numbers.size(), Sort.INTEGER));
      return numbers.get(numbers.size() - 1);
    }
    if (type == EdgeOperand.class) {
      return new EdgeOperand.OfTerm((Expr) value(Expr.class));
    }
    if (type == List.class) {
      return List.of(
          value(EdgeOperand.class), new EdgeOperand.OfString((Strand) value(Strand.class)));
    }
    Map<Class<?>, Object> others =
        Map.of(
            boolean.class,
            true,
            int.class,
            10,
            String.class,
            "ab",
            CharSet.class,
            CharSet.of('a'),
            Language.class,
            Language.word("a"),
            StringOp.class,
            StringOp.TO_LOWER,
            Nfa.class,
            new Automata().word("a"));
    return others.get(type);
  }

  private Edge made(Class<?> kind) throws Exception {
    RecordComponent[] components = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(types[i]);
    }
    Constructor<?> constructor = kind.getDeclaredConstructor(types);
    return (Edge) constructor.newInstance(values);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyNumberOfAnEdgeIsAmongItsTerms(Class<?> kind) throws Exception {
    assertThat(made(kind).terms()).containsExactlyInAnyOrderElementsOf(numbers);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyStrandIsReplaced(Class<?> kind) throws Exception {
    List<Strand> seen = new ArrayList<>();
    Edge edge = made(kind);
    Edge same =
        edge.map(
            strand -> {
              seen.add(strand);
              return strand;
            });
    assertThat(same).isEqualTo(edge);
    assertThat(seen).containsExactlyInAnyOrderElementsOf(strands);
  }
}
