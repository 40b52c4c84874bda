package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.smt.process.SmtWorker;
import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import java.time.Duration;

/** cvc5; its native library comes inside a Maven artifact, for Linux on x86-64 only. */
public final class Cvc5Provider implements SolverProvider {

  /** More than a process ever takes to start. */
  private static final Duration START = Duration.ofSeconds(30);

  @Override
  public String name() {
    return "cvc5";
  }

  @Override
  public boolean forStrings() {
    return true;
  }

  @Override
  public String describe() throws SolverUnavailable {
    try (SmtWorker worker = new SmtWorker(SmtEngine.CVC5)) {
      return worker.describe(Budget.of(START));
    }
  }

  @Override
  public Solver create() throws SolverUnavailable {
    SmtWorker worker = new SmtWorker(SmtEngine.CVC5);
    try {
      worker.describe(Budget.of(START));
    } catch (SolverUnavailable missing) {
      worker.close();
      throw missing;
    }
    return new TextSolver(name(), SmtEngine.CVC5, worker);
  }
}
