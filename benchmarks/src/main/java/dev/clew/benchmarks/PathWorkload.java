package dev.clew.benchmarks;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The queries that a symbolic executor asks while it explores methods depth first.
 *
 * <p>A method has 3 to 6 unknowns (ints, some bytes and booleans) in one or two groups, and 4 to 9
 * branch points one after the other, each with a guard over one group. At every branch point both
 * sides are asked, conjoined with the path so far, and each feasible side is followed. Two things
 * repeat, as in programs: a loop tests a guard of the path again (one branch point in six), and a
 * method is called from several places (one method in three is an earlier one whose unknowns have
 * other names). What is asked depends on the answers, so the tree is grown once, with a solver that
 * decides everything, and then replayed by each competitor.
 */
final class PathWorkload {

  /**
   * One question: the path of {@code parent} (-1: the empty path) and one more conjunct.
   *
   * @param id place in the list of steps
   * @param conjuncts of the whole path, the new one last
   */
  record Step(int id, int parent, List<Expr> conjuncts) {}

  private static final int MOST_QUERIES_A_METHOD = 120;

  private final ExprFactory factory = Simplifier.factory();
  private final List<Step> steps = new ArrayList<>();
  private final List<Boolean> feasible = new ArrayList<>();

  /** Grows a workload of at least this many queries. */
  static PathWorkload grow(int queries, long seed, Solver oracle) {
    PathWorkload workload = new PathWorkload();
    List<Long> methods = new ArrayList<>();
    Random random = new Random(seed);
    while (workload.steps.size() < queries) {
      boolean again = !methods.isEmpty() && random.nextInt(3) == 0;
      long method = again ? methods.get(random.nextInt(methods.size())) : random.nextLong();
      methods.add(method);
      workload.explore(method, "m" + methods.size() + ".", oracle);
    }
    return workload;
  }

  List<Step> steps() {
    return steps;
  }

  boolean feasible(int step) {
    return feasible.get(step);
  }

  /** Replays all queries, hinting at each with the model of its parent. */
  List<Verdict> replay(Solver solver, Duration timeout) {
    List<Verdict> verdicts = new ArrayList<>(steps.size());
    for (Step step : steps) {
      Assignment hint =
          step.parent() >= 0 && verdicts.get(step.parent()) instanceof Verdict.Sat sat
              ? sat.assignment()
              : Assignment.EMPTY;
      verdicts.add(solver.check(new Query(step.conjuncts(), hint, Budget.of(timeout))));
    }
    return verdicts;
  }

  /** The same seed gives the same method, whatever its unknowns are called. */
  private void explore(long seed, String prefix, Solver oracle) {
    Random random = new Random(seed);
    List<List<Symbol>> groups = groups(random, prefix);
    GuardConditions guards = new GuardConditions(factory, random);
    List<Expr> branches = new ArrayList<>();
    int count = 4 + random.nextInt(6);
    for (int i = 0; i < count; i++) {
      boolean loop = !branches.isEmpty() && random.nextInt(6) == 0;
      branches.add(
          loop
              ? branches.get(random.nextInt(branches.size()))
              : guards.over(groups.get(random.nextInt(groups.size()))));
    }
    follow(branches, 0, -1, List.of(), oracle, steps.size() + MOST_QUERIES_A_METHOD);
  }

  private List<List<Symbol>> groups(Random random, String prefix) {
    List<List<Symbol>> groups = new ArrayList<>();
    int unknowns = 0;
    for (int g = 1 + random.nextInt(2); g > 0; g--) {
      List<Symbol> group = new ArrayList<>();
      group.add(factory.symbol(prefix + "x" + unknowns++, Sort.INT));
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        int kind = random.nextInt(6);
        Sort sort = kind == 0 ? Sort.BYTE : kind == 1 ? Sort.BOOL : Sort.INT;
        group.add(factory.symbol(prefix + "x" + unknowns++, sort));
      }
      groups.add(group);
    }
    return groups;
  }

  /** Recursion is bounded by the number of branch points of a method. */
  private void follow(
      List<Expr> branches, int at, int parent, List<Expr> path, Solver oracle, int most) {
    if (at == branches.size()) {
      return;
    }
    for (Expr side : List.of(branches.get(at), factory.not(branches.get(at)))) {
      if (steps.size() >= most) {
        return;
      }
      List<Expr> extended = new ArrayList<>(path);
      extended.add(side);
      int self = steps.size();
      steps.add(new Step(self, parent, List.copyOf(extended)));
      Verdict verdict = oracle.check(Query.of(extended, Budget.of(Duration.ofMinutes(1))));
      feasible.add(verdict instanceof Verdict.Sat);
      if (verdict instanceof Verdict.Sat) {
        follow(branches, at + 1, self, extended, oracle, most);
      } else if (verdict instanceof Verdict.Unknown) {
        throw new IllegalStateException("undecided: " + verdict);
      }
    }
  }
}
