package dev.clew.benchmarks;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What building, simplifying and evaluating terms costs, each figure for one node or one guard. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TermBenchmark {

  private static final int NODES = 1_000;

  private static final List<BitsOp> OPERATORS =
      List.of(BitsOp.ADD, BitsOp.MUL, BitsOp.XOR, BitsOp.OR, BitsOp.SDIV, BitsOp.ADD);

  private int[] choices = {};
  private Expr written = plainTerm();
  private Expr simplified = written;
  private Assignment assignment = Assignment.EMPTY;
  private List<Expr> guards = List.of();

  @Setup
  public void setUp() {
    choices = new Random(1).ints(2L * NODES, 0, Integer.MAX_VALUE).toArray();
    written = term(new ExprFactory(Rewriter.NONE));
    ExprFactory factory = Simplifier.factory();
    simplified = TermSubstitution.copyInto(factory).apply(written);
    Symbol x = factory.symbol("x0", Sort.INT);
    assignment = Assignment.of(Map.of(x, Value.of(7)));
    guards = guards(factory);
    requireThatSimplificationLeavesMost();
  }

  /** Otherwise the figure for one node would be that for a fraction of it. */
  private void requireThatSimplificationLeavesMost() {
    int[] nodes = {0};
    new PostOrder().visit(simplified, expr -> nodes[0]++);
    if (nodes[0] < NODES * 9 / 10) {
      throw new IllegalStateException("only " + nodes[0] + " nodes are left");
    }
  }

  private static Expr plainTerm() {
    return new ExprFactory(Rewriter.NONE).intConst(0);
  }

  /** The conditions of a path: each adds a little to what the one before computed. */
  private static List<Expr> guards(ExprFactory factory) {
    List<Expr> path = new ArrayList<>();
    Expr sum = factory.symbol("x0", Sort.INT);
    for (int i = 0; i < NODES; i++) {
      Expr input = factory.symbol("x" + i % 8, Sort.INT);
      sum = factory.apply(BitsOp.ADD, sum, factory.apply(BitsOp.MUL, input, factory.intConst(i)));
      path.add(factory.apply(BitsOp.SLT, sum, factory.intConst(i * 31)));
    }
    return path;
  }

  /**
   * A random term over eight unknowns: each node uses the last and one of the fifteen before, so
   * that all of them are part of the term.
   */
  private Expr term(ExprFactory factory) {
    List<Expr> nodes = new ArrayList<>(NODES + 16);
    for (int i = 0; i < 8; i++) {
      nodes.add(factory.symbol("x" + i, Sort.INT));
      nodes.add(factory.intConst(i * i - 3));
    }
    for (int i = 0; i < NODES; i++) {
      Expr left = nodes.get(nodes.size() - 1);
      Expr right = nodes.get(nodes.size() - 2 - choices[2 * i] % 15);
      nodes.add(factory.apply(OPERATORS.get(choices[2 * i + 1] % OPERATORS.size()), left, right));
    }
    return nodes.get(nodes.size() - 1);
  }

  /** Interning without simplification. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public Expr buildPlain() {
    return term(new ExprFactory(Rewriter.NONE));
  }

  /** Interning with simplification, as all code but tests builds terms. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public Expr buildSimplified() {
    return term(Simplifier.factory());
  }

  /** Building a finished term anew in another factory. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public Expr copyAndSimplify() {
    return TermSubstitution.copyInto(Simplifier.factory()).apply(written);
  }

  /** A whole term under a new assignment. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public Value evaluate() {
    return new Evaluator(assignment).evaluate(simplified);
  }

  /** The conditions of a path one by one under the path's own model: the explorer's inner loop. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public int evaluateGuardsOfAPath() {
    Evaluator evaluator = new Evaluator(assignment);
    int held = 0;
    for (Expr guard : guards) {
      held += evaluator.holds(guard) ? 1 : 0;
    }
    return held;
  }
}
