package dev.clew.smt.process;

import dev.clew.solver.Budget;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A solver in a process of its own, started when it is first needed and again whenever it was lost.
 *
 * <p>It holds the fragments of the last question, one scope each, so that the next question pays
 * for those only in which it differs. Belongs to one thread; a budget may be cancelled from any
 * other. A reply comes within its budget, or about half a second after its end at worst.
 *
 * <p>Memory is bounded where the operating system tells how much a process holds (Linux); elsewhere
 * only the time is.
 */
public final class SmtWorker implements AutoCloseable {

  public static final long DEFAULT_MAX_BYTES = 2L << 30;

  /** Solvers take this as a number of 32 bits, some of them as a signed one. */
  private static final long MAX_MILLIS = Duration.ofDays(10).toMillis();

  private final SmtEngine engine;
  private final long maxBytes;
  private @Nullable WorkerProcess process;

  /** What the process has been told; null when that is not known. */
  private @Nullable List<String> asserted;

  private boolean closed;

  public SmtWorker(SmtEngine engine) {
    this(engine, DEFAULT_MAX_BYTES);
  }

  /**
   * @param maxBytes the process is killed when it holds more memory
   */
  public SmtWorker(SmtEngine engine, long maxBytes) {
    this.engine = engine;
    this.maxBytes = maxBytes;
  }

  /**
   * What the solver calls itself. Starts it.
   *
   * @throws SolverUnavailable when it does not start here
   */
  public String describe(Budget budget) throws SolverUnavailable {
    if (closed) {
      throw new SolverUnavailable(engine.title() + " is closed", null);
    }
    try {
      WorkerReply reply = running().greeting(budget);
      if (reply instanceof WorkerReply.Said said) {
        return said.text();
      }
      String why =
          reply instanceof WorkerReply.Silent silent
              ? silent.why().detail()
              : ((WorkerReply.Refused) reply).text();
      throw new SolverUnavailable(engine.title() + " cannot be loaded: " + why, null);
    } catch (IOException failure) {
      throw new SolverUnavailable(
          engine.title() + " cannot be started: " + failure.getMessage(), failure);
    }
  }

  /**
   * Asserts what the fragments say, and nothing else, and asks.
   *
   * @param fragments declarations and assertions; each may use what those before it declare
   * @param question commands that leave declarations and assertions alone
   */
  public WorkerReply ask(List<String> fragments, String question, Budget budget) {
    if (closed) {
      return silent(Reason.FAILED, "closed");
    }
    if (budget.exhausted()) {
      return new WorkerReply.Silent(Verdict.outOf(budget));
    }
    try {
      WorkerProcess current = running();
      WorkerMessage request = request(fragments, question, budget);
      asserted = null;
      WorkerReply reply = current.ask(request, budget);
      if (reply instanceof WorkerReply.Said) {
        asserted = List.copyOf(fragments);
      }
      return reply;
    } catch (IOException failure) {
      return silent(Reason.FAILED, engine.title() + " cannot be started: " + failure.getMessage());
    }
  }

  /** Asks more about the last question, such as values of a model. */
  public WorkerReply askMore(String question, Budget budget) {
    WorkerProcess current = process;
    if (current == null || asserted == null || !current.alive()) {
      return silent(Reason.FAILED, engine.title() + " has lost the question");
    }
    WorkerReply reply = current.ask(new WorkerMessage(WorkerMessage.Kind.RUN, question), budget);
    if (!(reply instanceof WorkerReply.Said)) {
      asserted = null;
    }
    return reply;
  }

  /**
   * Runs a script as it stands in a solver that knows nothing else, and bounds each of its checks.
   *
   * @param script sets the options that it needs
   */
  public WorkerReply run(String script, Budget budget) {
    if (closed) {
      return silent(Reason.FAILED, "closed");
    }
    try {
      WorkerProcess current = running();
      asserted = null;
      String limited = engine.limit(millis(budget)) + script;
      return current.ask(new WorkerMessage(WorkerMessage.Kind.RESET, limited), budget);
    } catch (IOException failure) {
      return silent(Reason.FAILED, engine.title() + " cannot be started: " + failure.getMessage());
    }
  }

  private static long millis(Budget budget) {
    return Math.max(1, Math.min(budget.remaining().toMillis(), MAX_MILLIS));
  }

  private WorkerMessage request(List<String> fragments, String question, Budget budget) {
    StringBuilder script = new StringBuilder();
    int shared = 0;
    List<String> before = asserted;
    if (before == null) {
      script.append(engine.prelude());
    } else {
      int most = Math.min(before.size(), fragments.size());
      while (shared < most && before.get(shared).equals(fragments.get(shared))) {
        shared++;
      }
      if (shared < before.size()) {
        script.append("(pop ").append(before.size() - shared).append(')');
      }
    }
    for (String fragment : fragments.subList(shared, fragments.size())) {
      script.append("(push 1)\n").append(fragment).append('\n');
    }
    script.append(engine.limit(millis(budget))).append(question);
    return new WorkerMessage(
        before == null ? WorkerMessage.Kind.RESET : WorkerMessage.Kind.RUN, script.toString());
  }

  /** The process; a new one when the last has ended or has grown half way to its bound. */
  private WorkerProcess running() throws IOException {
    WorkerProcess current = process;
    if (current != null && (!current.alive() || current.residentBytes() > maxBytes / 2)) {
      current.close();
      current = null;
    }
    if (current == null) {
      asserted = null;
      current = WorkerProcess.start(engine, maxBytes);
      process = current;
    }
    return current;
  }

  private static WorkerReply silent(Reason reason, String detail) {
    return new WorkerReply.Silent(new Unknown(reason, detail));
  }

  /** Which solver this is. */
  public String title() {
    return engine.title();
  }

  /** The process that answers, if there is one. */
  OptionalLong pid() {
    WorkerProcess current = process;
    return current == null || !current.alive()
        ? OptionalLong.empty()
        : OptionalLong.of(current.pid());
  }

  /** Ends the process. Later questions are not answered; closing again is fine. */
  @Override
  public void close() {
    closed = true;
    if (process != null) {
      process.close();
      process = null;
    }
  }
}
