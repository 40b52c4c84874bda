package dev.clew.solver.smtlib;

import dev.clew.solver.Query;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;

/** Runs scripts, one after the other, over a solver that tries all values. */
final class Scripts {

  private final BruteForceSolver solver = new BruteForceSolver();
  private final StringWriter out = new StringWriter();

  /** All that was printed since the start, with plain line ends. */
  String run(String script) {
    result(script);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  ScriptResult result(String script) {
    SmtScript runner =
        new SmtScript(
            new ExprFactory(Rewriter.NONE),
            solver,
            new PrintWriter(out),
            Duration.ofSeconds(3),
            "1.2.3");
    return runner.run("s.smt2", new StringReader(script));
  }

  String output() {
    return out.toString();
  }

  void clear() {
    out.getBuffer().setLength(0);
  }

  List<Query> queries() {
    return solver.queries();
  }
}
