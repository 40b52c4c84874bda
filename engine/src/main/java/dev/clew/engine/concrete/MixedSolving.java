package dev.clew.engine.concrete;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Queries about functions that are run. Solvers of numbers propose arguments and are told what the
 * functions give for them, a number of times; texts go through {@link FunctionConcretisation}. What
 * is left open is asked again with the arguments narrowed: to the parts of their domain that the
 * user named, to small numbers, to arguments that other paths had, to random ones.
 *
 * <p>Nothing is refuted that way, and a solution of a narrowed query is one of the query. For one
 * thread.
 */
public final class MixedSolving {

  private static final int MOST_TRIES = 48;
  private static final int MOST_REMEMBERED = 12;
  private static final int RANDOM = 12;

  /** Solutions without functions that are tried, one after the other. */
  private static final int SOLUTIONS = 6;

  private static final Duration ONE_TRY = Duration.ofMillis(500);

  /** Ranges so small that trying all that is in them is a matter of rounds. */
  private static final int[][] RANGES = {{0, 16}, {-16, 0}, {16, 48}, {-128, 128}};

  /** Of texts that are tried. */
  private static final int LONGEST = 6;

  private final ConcreteFunctions functions;
  private final Terms terms;
  private final long seed;
  private final FunctionConcretisation concretisation;

  /**
   * @param seed for random arguments
   */
  public MixedSolving(ConcreteFunctions functions, Terms terms, long seed) {
    this.functions = functions;
    this.terms = terms;
    this.seed = seed;
    this.concretisation = new FunctionConcretisation(functions, terms.factory());
  }

  /**
   * What a solver says, or finds in a narrowed query where it does not know.
   *
   * @param more gives the time for all narrowed queries together, when it begins
   */
  public Verdict check(Solver solver, Query query, Supplier<Budget> more) {
    if (functions.isEmpty()) {
      return solver.check(query);
    }
    Set<FunctionUse> uses = FunctionUse.in(query.conjuncts(), functions);
    if (uses.isEmpty()) {
      return solver.check(query);
    }
    boolean isAboutTexts = FunctionUse.areAboutTexts(query.conjuncts(), functions);
    Query full = query.withEffort(Query.Effort.FULL); // running tells more than relaxing
    Expr everything = terms.factory().bool(true);
    Verdict verdict =
        isAboutTexts
            ? concretisation.check(solver, full, everything, SOLUTIONS)
            : solver.check(full);
    return verdict instanceof Verdict.Unknown
        ? retry(solver, full.withBudget(more.get()), uses, isAboutTexts, verdict)
        : verdict;
  }

  private Verdict retry(
      Solver solver, Query query, Set<FunctionUse> uses, boolean isAboutTexts, Verdict verdict) {
    int tries = 0;
    for (Expr narrowing : narrowings(uses)) {
      if (++tries > MOST_TRIES || query.budget().exhausted()) {
        return verdict;
      }
      Query brief = query.withBudget(query.budget().atMost(ONE_TRY));
      Verdict found =
          isAboutTexts
              ? concretisation.check(solver, brief, narrowing, SOLUTIONS)
              : solver.check(with(brief, narrowing));
      if (found instanceof Verdict.Sat) {
        return found;
      }
    }
    return verdict;
  }

  private static Query with(Query query, Expr narrowing) {
    List<Expr> conjuncts = new ArrayList<>(query.conjuncts());
    conjuncts.add(narrowing);
    return query.withConjuncts(conjuncts);
  }

  private List<Expr> narrowings(Set<FunctionUse> uses) {
    Set<Expr> all = new LinkedHashSet<>();
    uses.forEach(
        use -> all.addAll(DomainPartitions.of(use.function(), use.arguments(), terms, functions)));
    for (int[] range : RANGES) {
      all.add(within(uses, range));
    }
    for (int length = 0; length <= LONGEST; length++) {
      all.add(ofLength(uses, length));
    }
    uses.forEach(use -> addRemembered(use, all));
    uses.forEach(use -> addRandom(use, all));
    all.removeIf(Const.class::isInstance);
    return List.copyOf(all);
  }

  /** All integers among the arguments of all functions are in one range. */
  private Expr within(Set<FunctionUse> uses, int[] range) {
    Expr narrowing = terms.factory().bool(true);
    for (FunctionUse use : uses) {
      for (int i = 0; i < use.arguments().size(); i++) {
        JvmType type = use.function().types().get(i);
        Expr argument = CrossingTypes.widen(terms.ints(), type, use.arguments().get(i));
        narrowing = terms.factory().and(narrowing, within(type, argument, range));
      }
    }
    return narrowing;
  }

  private Expr within(JvmType type, Expr argument, int[] range) {
    ExprFactory factory = terms.factory();
    return switch (type.kind()) {
      case INT, SHORT, BYTE, CHAR ->
          factory.and(
              terms.ints().ge(argument, factory.intConst(range[0])),
              terms.ints().le(argument, factory.intConst(range[1])));
      case LONG ->
          factory.and(
              terms.ints().ge(argument, factory.longConst(range[0])),
              terms.ints().le(argument, factory.longConst(range[1])));
      default -> factory.bool(true);
    };
  }

  /** All texts among the arguments of all functions are of one length. */
  private Expr ofLength(Set<FunctionUse> uses, int length) {
    Expr narrowing = terms.factory().bool(true);
    for (FunctionUse use : uses) {
      for (Expr argument : use.arguments()) {
        if (argument.sort().equals(Sort.STRING)) {
          Expr actual = terms.strings().length(argument);
          Expr wanted = terms.ints().eq(actual, terms.factory().intConst(length));
          narrowing = terms.factory().and(narrowing, wanted);
        }
      }
    }
    return narrowing;
  }

  private void addRemembered(FunctionUse use, Set<Expr> all) {
    List<List<Value>> known = use.function().remembered();
    for (int i = 0; i < Math.min(known.size(), MOST_REMEMBERED); i++) {
      // evenly spread: neighbours tell the same
      int place = (int) ((long) i * known.size() / MOST_REMEMBERED);
      all.add(use.areEqual(terms.factory(), known.get(place)));
    }
  }

  private void addRandom(FunctionUse use, Set<Expr> all) {
    for (List<Value> values : new SampleArguments(use.function().types(), seed).take(RANDOM)) {
      all.add(use.areEqual(terms.factory(), values));
    }
  }
}
