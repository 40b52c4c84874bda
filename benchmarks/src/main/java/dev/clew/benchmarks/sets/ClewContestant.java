package dev.clew.benchmarks.sets;

import dev.clew.app.ClewVersion;
import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.ScriptResult;
import dev.clew.solver.smtlib.SmtScript;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;

/** Clew's front end over one of its chains, which lives as long as this. */
public final class ClewContestant implements ScriptContestant {

  private final Solver chain;

  ClewContestant(StringBackEnds strings) {
    this(SolverChain.over(backEnds(), strings));
  }

  /**
   * @param chain is closed with this
   */
  ClewContestant(Solver chain) {
    this.chain = chain;
  }

  public static List<SolverProvider> backEnds() {
    return ServiceLoader.load(SolverProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  @Override
  public ScriptOutcome run(ScriptFile file, Duration timeout) {
    long start = System.nanoTime();
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Solver bounded = new Bounded(chain, Budget.of(timeout));
    SmtScript script =
        new SmtScript(Simplifier.factory(), bounded, nowhere, timeout, ClewVersion.current());
    String mistake = "";
    try {
      script.run(file.name(), new StringReader(file.text()));
    } catch (ScriptException e) {
      mistake = e.what();
    } catch (RuntimeException | StackOverflowError failure) {
      mistake = "failed: " + failure;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return outcome(file, script.result(), mistake, seconds);
  }

  private static ScriptOutcome outcome(
      ScriptFile file, ScriptResult result, String mistake, double seconds) {
    boolean unsupported = result.answers().size() < file.checks();
    String reason = unsupported && mistake.isEmpty() ? "commands are not supported" : mistake;
    for (ScriptResult.Answer answer : result.answers()) {
      if (answer.verdict() instanceof Verdict.Unknown unknown) {
        unsupported |= unknown.reason() == Verdict.Reason.UNSUPPORTED;
        reason = reason.isEmpty() ? unknown.reason() + ": " + unknown.detail() : reason;
      }
    }
    List<String> words = result.answers().stream().map(ScriptResult.Answer::word).toList();
    return new ScriptOutcome(words, unsupported, reason, seconds);
  }

  @Override
  public void close() {
    chain.close();
  }

  /** Gives all queries together the time of one script. */
  private record Bounded(Solver chain, Budget whole) implements Solver {

    @Override
    public Verdict check(Query query) {
      return chain.check(query.withBudget(query.budget().atMost(whole.remaining())));
    }

    @Override
    public List<LayerStatistics> statistics() {
      return chain.statistics();
    }

    @Override
    public void close() {
      // The chain is used again.
    }
  }
}
