package dev.clew.benchmarks.conditions;

import dev.clew.benchmarks.sets.ScriptFile;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.SmtScript;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A path condition of one of the files: one command in each line, one conjunct in each assertion.
 *
 * @param fragments a conjunct each, in text, with the declarations before it
 */
record PathCondition(ScriptFile file, List<String> fragments) {

  static PathCondition of(ScriptFile file) {
    List<String> fragments = new ArrayList<>();
    StringBuilder declarations = new StringBuilder();
    for (String line : file.text().lines().toList()) {
      if (line.startsWith("(declare-")) {
        declarations.append(line).append('\n');
      } else if (line.startsWith("(assert")) {
        fragments.add(declarations + line);
        declarations.setLength(0);
      }
    }
    return new PathCondition(file, List.copyOf(fragments));
  }

  String name() {
    return file.name().replace(".smt2", "");
  }

  /** Whether this is the branch as it was written, not its negation. */
  boolean isTaken() {
    return name().endsWith("_t");
  }

  /** The conjuncts as terms of a new factory, which no solver has seen before. */
  List<Expr> conjuncts() {
    Recorder recorder = new Recorder();
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Duration anyTime = Duration.ofSeconds(1);
    new SmtScript(Simplifier.factory(), recorder, nowhere, anyTime, "")
        .run(file.name(), new StringReader(file.text()));
    if (recorder.conjuncts.size() != fragments.size()) {
      throw new IllegalStateException(file + " has commands that take more than a line");
    }
    return recorder.conjuncts;
  }

  /** Only notes what is asked. */
  private static final class Recorder implements Solver {
    private List<Expr> conjuncts = List.of();

    @Override
    public Verdict check(Query query) {
      conjuncts = query.conjuncts();
      return new Verdict.Unknown(Verdict.Reason.CANCELLED, "only noted");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }
}
