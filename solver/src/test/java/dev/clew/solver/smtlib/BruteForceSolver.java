package dev.clew.solver.smtlib;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Tries all values of small domains and some of large ones; functions are constant or pointwise.
 */
final class BruteForceSolver implements Solver {

  private final List<Query> queries = new ArrayList<>();
  private final Map<Sort, List<Value>> known;

  BruteForceSolver() {
    this(Map.of());
  }

  /**
   * @param known sorts with all the values that matter
   */
  BruteForceSolver(Map<Sort, List<Value>> known) {
    this.known = known;
  }

  List<Query> queries() {
    return queries;
  }

  @Override
  public Verdict check(Query query) {
    queries.add(query);
    List<Set<Object>> needs = query.conjuncts().stream().map(BruteForceSolver::unknowns).toList();
    Set<Object> all = new LinkedHashSet<>();
    needs.forEach(all::addAll);
    Search search = new Search(query.conjuncts(), needs, List.copyOf(all), known);
    if (search.extend(0)) {
      return new Verdict.Sat(search.assignment());
    }
    return all.stream().allMatch(this::isTriedCompletely)
        ? new Verdict.Unsat(query.conjuncts())
        : new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "tried a few");
  }

  private static Set<Object> unknowns(Expr conjunct) {
    Set<Object> found = new LinkedHashSet<>();
    new PostOrder()
        .visit(
            conjunct,
            expr -> {
              if (expr instanceof Symbol) {
                found.add(expr);
              } else if (expr instanceof Apply apply && apply.op() instanceof Function) {
                found.add(apply.op());
              }
            });
    return found;
  }

  private boolean isTriedCompletely(Object unknown) {
    return unknown instanceof Symbol symbol
        && (known.containsKey(symbol.sort())
            || symbol.sort().kind() == Sort.Kind.BOOL
            || (symbol.sort().kind() == Sort.Kind.BITS && symbol.sort().width() <= 8));
  }

  /** One unknown after the other; a conjunct is judged as soon as all its unknowns have values. */
  private static final class Search {
    private final List<Expr> conjuncts;
    private final List<Set<Object>> needs;
    private final List<Object> order;
    private final Map<Sort, List<Value>> known;
    private final Map<Symbol, Value> values = new LinkedHashMap<>();
    private final Map<Function, FunctionTable> tables = new LinkedHashMap<>();

    Search(
        List<Expr> conjuncts,
        List<Set<Object>> needs,
        List<Object> order,
        Map<Sort, List<Value>> known) {
      this.known = known;
      this.conjuncts = conjuncts;
      this.needs = needs;
      this.order = order;
    }

    Assignment assignment() {
      return Assignment.of(values, tables);
    }

    boolean extend(int place) {
      if (!consistent(order.subList(0, place))) {
        return false;
      }
      if (place == order.size()) {
        return true;
      }
      Object unknown = order.get(place);
      Sort sort = unknown instanceof Symbol symbol ? symbol.sort() : ((Function) unknown).result();
      List<Value> values = known.getOrDefault(sort, domain(sort));
      for (Value value : values) {
        if (unknown instanceof Symbol symbol) {
          this.values.put(symbol, value);
        } else {
          tables.put((Function) unknown, new FunctionTable(Map.of(), value));
        }
        if (extend(place + 1)) {
          return true;
        }
      }
      return false;
    }

    private boolean consistent(List<Object> known) {
      Set<Object> given = Set.copyOf(known);
      Object latest = known.isEmpty() ? "" : known.get(known.size() - 1);
      Evaluator evaluator = new Evaluator(assignment());
      for (int i = 0; i < conjuncts.size(); i++) {
        boolean due = known.isEmpty() ? needs.get(i).isEmpty() : needs.get(i).contains(latest);
        if (due && given.containsAll(needs.get(i)) && !evaluator.holds(conjuncts.get(i))) {
          return false;
        }
      }
      return true;
    }
  }

  private static List<Value> domain(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> List.of(Value.FALSE, Value.TRUE);
      case BITS, FLOAT ->
          LongStream.range(0, 1L << Math.min(8, sort.width()))
              .mapToObj(bits -> Value.ofPattern(sort, BigInteger.valueOf(bits)))
              .toList();
      case INTEGER ->
          IntStream.rangeClosed(-10, 10).mapToObj(i -> Value.of(BigInteger.valueOf(i))).toList();
      case REFERENCE -> LongStream.range(0, 4).mapToObj(i -> Value.reference(sort, i)).toList();
      case ROUNDING -> LongStream.range(0, 5).mapToObj(i -> Value.ofRaw(sort, i)).toList();
      case STRING, LANGUAGE -> List.of(Value.zero(sort));
    };
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of(new LayerStatistics("brute", queries.size(), 0, 0, 0, Duration.ZERO, false));
  }

  @Override
  public void close() {}
}
