package dev.clew.engine.explore;

import dev.clew.engine.explore.report.PathReport;
import dev.clew.engine.inputs.InputRoot;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A path up to where a string goes: its condition, and questions about it. For one thread. */
public final class StringPath {

  private final Machine m;
  private final DecisionPath path;
  private final PathReport report;
  private final @Nullable FreeFunctions functions;

  StringPath(Machine m, DecisionPath path, PathReport report) {
    this(m, path, report, null);
  }

  private StringPath(
      Machine m, DecisionPath path, PathReport report, @Nullable FreeFunctions functions) {
    this.m = m;
    this.path = path;
    this.report = report;
    this.functions = functions;
  }

  /**
   * The same where functions that are run may give anything: what cannot be on it cannot be on this
   * one. Terms to ask it about are those that {@link #freed} gives.
   */
  public StringPath freely() {
    return new StringPath(m, path, report, new FreeFunctions(terms()));
  }

  /** A term with such functions. */
  public Expr freed(Expr term) {
    return functions == null ? term : functions.of(term);
  }

  /** Makes terms to ask about. */
  public ExprFactory terms() {
    return m.terms().factory();
  }

  /** The conjuncts of its condition. */
  public List<Expr> conditions() {
    return functions == null ? path.guards() : functions.of(path.guards());
  }

  /** Which branch was taken at each fork. */
  public List<Integer> decisions() {
    return path.decisions();
  }

  /** Whether the condition and more can hold together. */
  public Verdict decide(List<Expr> more) {
    List<Expr> all = new ArrayList<>(conditions());
    all.addAll(more);
    return report.decide(all);
  }

  /** The inputs of the call for an assignment that satisfies the condition. */
  public List<Input> inputs(Assignment values) {
    return report.inputs(m, values);
  }

  /** The receiver, named {@code this}, and the parameters, with their declared types. */
  public Map<String, JvmType> roots() {
    Map<String, JvmType> roots = new LinkedHashMap<>();
    for (InputRoot root : report.roots()) {
      roots.put(root.name(), root.type());
    }
    return roots;
  }
}
