package dev.clew.engine.concrete;

import dev.clew.engine.machine.Terms;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Queries about functions that are run. Solvers propose arguments and are told what the functions
 * give for them, a number of times; what they leave open is asked again with the arguments
 * narrowed: to the parts of their domain that somebody named, to small numbers, to arguments that
 * other paths had, to random ones.
 *
 * <p>Nothing is refuted that way, and a solution of a narrowed query is one of the query. For one
 * thread.
 */
public final class MixedSolving {

  private static final int MOST_TRIES = 48;
  private static final int MOST_REMEMBERED = 12;
  private static final int RANDOM = 12;
  private static final Duration ONE_TRY = Duration.ofMillis(500);

  /** Ranges so small that trying all that is in them is a matter of rounds. */
  private static final int[][] RANGES = {{0, 16}, {-16, 0}, {16, 48}, {-128, 128}};

  private final ConcreteFunctions functions;
  private final Terms terms;
  private final long seed;

  /**
   * @param seed for random arguments
   */
  public MixedSolving(ConcreteFunctions functions, Terms terms, long seed) {
    this.functions = functions;
    this.terms = terms;
    this.seed = seed;
  }

  /**
   * What a solver says, or finds in a narrowed query where it does not know.
   *
   * @param more for all narrowed queries together
   */
  public Verdict check(Solver solver, Query query, Budget more) {
    Verdict verdict = solver.check(query);
    if (!(verdict instanceof Verdict.Unknown)) {
      return verdict;
    }
    int tries = 0;
    for (Expr narrowing : narrowings(query.conjuncts())) {
      if (++tries > MOST_TRIES || more.exhausted()) {
        return verdict;
      }
      List<Expr> conjuncts = new ArrayList<>(query.conjuncts());
      conjuncts.add(narrowing);
      Verdict found = solver.check(query.withConjuncts(conjuncts).withBudget(more.atMost(ONE_TRY)));
      if (found instanceof Verdict.Sat) {
        return found;
      }
    }
    return verdict;
  }

  /** An application of a function, by its arguments. */
  private record Use(ConcreteFunction function, List<Expr> arguments) {}

  private List<Expr> narrowings(List<Expr> conjuncts) {
    Set<Use> uses = new LinkedHashSet<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(conjunct, term -> collect(term, uses));
    }
    Set<Expr> all = new LinkedHashSet<>();
    uses.forEach(use -> all.addAll(Partitions.of(use.function, use.arguments, terms, functions)));
    if (!uses.isEmpty()) {
      addRanges(uses, all);
    }
    uses.forEach(use -> addRemembered(use, all));
    uses.forEach(use -> addRandom(use, all));
    all.removeIf(term -> term instanceof dev.clew.solver.expr.Const);
    return List.copyOf(all);
  }

  private void collect(Expr term, Set<Use> uses) {
    if (term instanceof Apply apply) {
      ConcreteFunction function = functions.behind(apply.op());
      if (function != null) {
        uses.add(new Use(function, List.of(apply.args())));
      }
    }
  }

  /** All integers among the arguments of all functions in one range. */
  private void addRanges(Set<Use> uses, Set<Expr> all) {
    for (int[] range : RANGES) {
      Expr narrowing = terms.factory().bool(true);
      for (Use use : uses) {
        for (int i = 0; i < use.arguments.size(); i++) {
          narrowing =
              terms.factory().and(narrowing, within(use.function.types().get(i), use, i, range));
        }
      }
      all.add(narrowing);
    }
  }

  private Expr within(JvmType type, Use use, int index, int[] range) {
    Expr argument = Kinds.widen(terms.ints(), type, use.arguments.get(index));
    return switch (type.kind()) {
      case INT, SHORT, BYTE, CHAR ->
          terms
              .factory()
              .and(
                  terms.ints().ge(argument, terms.factory().intConst(range[0])),
                  terms.ints().le(argument, terms.factory().intConst(range[1])));
      case LONG ->
          terms
              .factory()
              .and(
                  terms.ints().ge(argument, terms.factory().longConst(range[0])),
                  terms.ints().le(argument, terms.factory().longConst(range[1])));
      default -> terms.factory().bool(true);
    };
  }

  private void addRemembered(Use use, Set<Expr> all) {
    List<List<Value>> known = use.function.remembered();
    for (int i = 0; i < Math.min(known.size(), MOST_REMEMBERED); i++) {
      // evenly spread: neighbours tell the same
      all.add(equal(use, known.get((int) ((long) i * known.size() / MOST_REMEMBERED))));
    }
  }

  private void addRandom(Use use, Set<Expr> all) {
    new Samples(use.function.types(), seed).take(RANDOM).forEach(each -> all.add(equal(use, each)));
  }

  private Expr equal(Use use, List<Value> arguments) {
    Expr equal = terms.factory().bool(true);
    for (int i = 0; i < arguments.size(); i++) {
      Expr constant = terms.factory().constant(arguments.get(i));
      equal = terms.factory().and(equal, terms.factory().eq(use.arguments.get(i), constant));
    }
    return equal;
  }
}
