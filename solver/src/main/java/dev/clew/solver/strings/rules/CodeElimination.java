package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.UnitsAlikeEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes codes of units out of the numbers: a code that is only compared with constants and with
 * other such codes is a matter of strings. Otherwise the numbers would have to guess one of 65,536
 * values, and be told of each that it does not fit.
 */
public final class CodeElimination {

  private final IntegerTerms integers;
  private final Map<Expr, CodeAtEdge> codes = new LinkedHashMap<>();
  private final Map<Expr, List<Expr>> uses = new HashMap<>();
  private final Set<Expr> numbers;
  private final List<Edge> edges;
  private final Set<Expr> done = new LinkedHashSet<>();

  private CodeElimination(List<Edge> edges, Set<Expr> numbers, IntegerTerms integers) {
    this.integers = integers;
    this.numbers = numbers;
    this.edges = edges;
  }

  /** The edges without codes where that is possible; changes the numbers accordingly. */
  public static List<Edge> apply(
      List<Edge> edges, Set<Expr> numbers, Map<Expr, List<Expr>> facts, IntegerTerms integers) {
    if (facts.isEmpty()) {
      return edges;
    }
    CodeElimination elimination =
        new CodeElimination(edges, new LinkedHashSet<>(numbers), integers);
    List<Edge> changed = elimination.run(facts);
    numbers.clear();
    numbers.addAll(elimination.numbers);
    return changed;
  }

  private List<Edge> run(Map<Expr, List<Expr>> facts) {
    for (Edge edge : edges) {
      if (edge instanceof CodeAtEdge code && facts.containsKey(code.result())) {
        codes.put(code.result(), code);
      }
    }
    collectUses();
    Set<Expr> free = new LinkedHashSet<>(codes.keySet());
    while (free.removeIf(code -> !uses(code).stream().allMatch(use -> isSimple(use, code, free)))) {
      // A code that is compared with one that has to stay has to stay itself.
    }
    List<Edge> changed = new ArrayList<>();
    for (Edge edge : edges) {
      if (!(edge instanceof CodeAtEdge code) || !free.contains(code.result())) {
        changed.add(edge);
      }
    }
    free.forEach(code -> eliminate(code, changed));
    codes.keySet().stream()
        .filter(code -> !free.contains(code))
        .forEach(code -> numbers.addAll(facts.getOrDefault(code, List.of())));
    return changed;
  }

  /** Which conditions mention which code; a code in a term of an edge has to stay, too. */
  private void collectUses() {
    for (Expr condition : numbers) {
      new PostOrder().visit(condition, expr -> note(expr, condition));
    }
    for (Edge edge : edges) {
      for (Expr term : EdgeNumbers.of(edge).terms()) {
        boolean own = edge instanceof CodeAtEdge code && code.result() == term;
        if (!own) {
          new PostOrder().visit(term, expr -> note(expr, term));
        }
      }
    }
  }

  private void note(Expr expr, Expr condition) {
    if (codes.containsKey(expr)) {
      uses.computeIfAbsent(expr, key -> new ArrayList<>()).add(condition);
    }
  }

  private List<Expr> uses(Expr code) {
    return uses.getOrDefault(code, List.of());
  }

  private static boolean isSimple(Expr use, Expr code, Set<Expr> free) {
    if (use.sort().kind() != Sort.Kind.BOOL) {
      return false;
    }
    Expr other = pairedWith(use, code);
    return other != null ? free.contains(other) : CodeSets.of(use, code) != null;
  }

  /** The other side of an equality, or its opposite, between this code and something unknown. */
  private static @Nullable Expr pairedWith(Expr use, Expr code) {
    Expr equality = use.is(CoreOp.NOT) ? use.arg(0) : use;
    if (!equality.is(CoreOp.EQ)) {
      return null;
    }
    Expr other = equality.arg(0) == code ? equality.arg(1) : equality.arg(0);
    boolean pair = (equality.arg(0) == code || equality.arg(1) == code) && other.arity() == 0;
    return pair && !(other instanceof Const) ? other : null;
  }

  private void eliminate(Expr code, List<Edge> changed) {
    CodeAtEdge place = codes.get(code);
    if (place == null) {
      return;
    }
    CharSet set = CharSet.ALL;
    for (Expr use : uses(code)) {
      Expr other = pairedWith(use, code);
      if (other == null) {
        CharSet allowed = CodeSets.of(use, code);
        set = allowed == null ? set : set.intersect(allowed);
      } else if (done.add(use)) {
        changed.add(alike(place, codes.get(other), !use.is(CoreOp.NOT)));
      }
      numbers.remove(use);
    }
    if (!set.equals(CharSet.ALL)) {
      changed.add(new UnitInEdge(place.strand(), place.position(), set));
    }
    if (!set.contains('\0')) {
      numbers.add(integers.atMost(integers.number(0), place.position()));
      numbers.add(integers.less(place.position(), StrandGraph.length(place.strand(), integers)));
    }
  }

  private static Edge alike(CodeAtEdge left, @Nullable CodeAtEdge right, boolean alike) {
    CodeAtEdge other = right == null ? left : right;
    return new UnitsAlikeEdge(
        left.strand(), left.position(), other.strand(), other.position(), alike);
  }
}
