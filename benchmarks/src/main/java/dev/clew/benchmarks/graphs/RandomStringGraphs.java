package dev.clew.benchmarks.graphs;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.simplify.Simplifier;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Random string graphs with 5 and 10 edges, decided by one or more solvers: times by size and
 * answer, what was not decided, and where solvers contradict each other.
 *
 * <p>Arguments: number of graphs (default 30,000), seed (default 0), names of solvers (default
 * {@code all}), which are {@code automata}, {@code unrolled}, {@code smt}, {@code all} and {@code
 * repeatable}. With {@code -Dmillis=300} each graph has less than the thesis's three seconds.
 */
public final class RandomStringGraphs {

  private static final Duration TIMEOUT = Duration.ofMillis(Integer.getInteger("millis", 3_000));
  private static final int WARM_UP = 200;
  private static final int EXAMPLES = 10;

  private final PrintStream out;
  private final int graphs;
  private final long seed;

  private RandomStringGraphs(PrintStream out, int graphs, long seed) {
    this.out = out;
    this.graphs = graphs;
    this.seed = seed;
  }

  public static void main(String[] args) {
    int graphs = args.length > 0 ? Integer.parseInt(args[0]) : 30_000;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 0;
    List<String> names = args.length > 2 ? List.of(args).subList(2, args.length) : List.of("all");
    new RandomStringGraphs(System.out, graphs, seed).run(names);
  }

  private void run(List<String> names) {
    List<List<GraphAnswer>> all = new ArrayList<>();
    for (String name : names) {
      try (Solver solver = StringSolvers.named(name)) {
        decide(solver, seed + 1, Math.min(WARM_UP, graphs), TIMEOUT);
        List<GraphAnswer> answers = decide(solver, seed, graphs, TIMEOUT);
        out.println(name);
        report(answers);
        all.add(answers);
      }
    }
    for (int i = 1; i < all.size(); i++) {
      agreement(names.get(0), all.get(0), names.get(i), all.get(i));
    }
  }

  /** Answers about the first graphs of a sequence, in order. */
  static List<GraphAnswer> decide(Solver solver, long seed, int graphs, Duration timeout) {
    List<GraphAnswer> answers = new ArrayList<>();
    ExprFactory terms = Simplifier.factory();
    for (int number = 0; number < graphs; number++) {
      StringGraph graph = StringGraphSource.graph(terms, seed, number);
      long before = numericQueries(solver);
      long start = System.nanoTime();
      Verdict verdict = solver.check(Query.of(graph.conjuncts(), Budget.of(timeout)));
      double millis = (System.nanoTime() - start) / 1e6;
      long rounds = numericQueries(solver) - before;
      answers.add(new GraphAnswer(number, graph.edges(), judged(graph, verdict), rounds, millis));
    }
    return answers;
  }

  private static Verdict judged(StringGraph graph, Verdict verdict) {
    return verdict instanceof Verdict.Sat sat
            && !new Evaluator(sat.assignment()).allHold(graph.conjuncts())
        ? new Verdict.Unknown(Reason.WRONG_MODEL, "the model does not hold")
        : verdict;
  }

  /** What came through the layer of strings to the layer of numbers below it. */
  private static long numericQueries(Solver solver) {
    return solver.statistics().stream()
        .filter(layer -> layer.layer().equals("bounds"))
        .mapToLong(LayerStatistics::queries)
        .sum();
  }

  private void report(List<GraphAnswer> answers) {
    GraphTable.rows(answers).forEach(out::println);
    out.println("slowest:");
    GraphTable.slowest(answers, EXAMPLES).forEach(this::show);
    out.println("undecided, the shortest of each kind:");
    answers.stream()
        .filter(answer -> !answer.verdict().isDecided())
        .collect(Collectors.groupingBy(GraphAnswer::word, TreeMap::new, Collectors.toList()))
        .values()
        .forEach(kind -> kind.stream().sorted(shortest()).limit(EXAMPLES).forEach(this::show));
  }

  private Comparator<GraphAnswer> shortest() {
    return Comparator.comparingInt(
        answer -> StringGraphSource.graph(seed, answer.number()).toString().length());
  }

  private void show(GraphAnswer answer) {
    out.println(
        String.format(
            Locale.ROOT,
            "  graph %d, %s, %.1f ms: %s",
            answer.number(),
            answer.word(),
            answer.millis(),
            StringGraphSource.graph(seed, answer.number())));
  }

  private void agreement(
      String name, List<GraphAnswer> first, String otherName, List<GraphAnswer> second) {
    int same = 0;
    int contradictions = 0;
    for (int i = 0; i < first.size(); i++) {
      boolean decided = first.get(i).verdict().isDecided() && second.get(i).verdict().isDecided();
      if (first.get(i).contradicts(second.get(i))) {
        contradictions++;
        show(first.get(i));
      } else if (decided) {
        same++;
      }
    }
    out.println(
        String.format(
            Locale.ROOT,
            "%s and %s: %,d agree, %d contradict, %,d not decided by both",
            name,
            otherName,
            same,
            contradictions,
            first.size() - same - contradictions));
  }
}
