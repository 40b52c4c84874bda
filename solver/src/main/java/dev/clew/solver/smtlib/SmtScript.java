package dev.clew.solver.smtlib;

import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.smtlib.ScriptResult.Answer;
import dev.clew.solver.smtlib.syntax.CharSource;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExprReader;
import dev.clew.solver.smtlib.syntax.ScriptPosition;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs SMT-LIB 2.6 scripts against a solver: one script per instance, in one thread.
 *
 * <p>Commands are carried out as they are read, so a script can be a dialogue.
 */
public final class SmtScript {

  private final PrintWriter out;
  private final CommandClock clock = new CommandClock();
  private final ScriptReplies replies;
  private final ScriptSession session;
  private final InfoCommands infos;
  private final Map<String, Consumer<ScriptCommand>> commands = new HashMap<>();
  private final List<Answer> answers = new ArrayList<>();
  private final AtomicReference<@Nullable SExprReader> source = new AtomicReference<>();

  /**
   * @param terms builds the script's terms; {@code solver} must take them
   * @param out where replies go
   * @param timeout for one check, unless the script sets its own
   * @param version of Clew, for {@code (get-info :version)}
   */
  public SmtScript(
      ExprFactory terms, Solver solver, PrintWriter out, Duration timeout, String version) {
    this.out = out;
    this.replies = new ScriptReplies(out, clock);
    this.session = new ScriptSession(terms, solver, replies, timeout);
    this.infos = new InfoCommands(session, version);
    commands.putAll(new DeclarationCommands(session).all());
    commands.putAll(new SolvingCommands(session, this::answered).all());
    commands.putAll(new AnswerCommands(session).all());
    commands.putAll(infos.all());
  }

  /** Runs a script that is UTF-8, at least outside of comments and strings. */
  public ScriptResult run(String file, InputStream bytes) {
    return run(file, CharSource.decode(bytes));
  }

  /**
   * Runs to the end of the text or to {@code (exit)}.
   *
   * @param file how messages call the text
   * @throws ScriptException at the first mistake; what was printed before stands, and {@link
   *     #result} has it
   * @throws java.io.UncheckedIOException when the text cannot be read
   */
  public ScriptResult run(String file, Reader text) {
    SExprReader reader = new SExprReader(file, text);
    source.set(reader);
    for (SExpr next = reader.next(); next != null; next = reader.next()) {
      ScriptCommand command = ScriptCommand.read(next);
      if (!clock.begin(command, session.settings().timeout())) {
        break;
      }
      if (command.name().equals("exit")) {
        command.require(0, "");
        replies.start();
        succeed();
        break;
      }
      replies.start();
      execute(command);
      succeed();
      if (!clock.end()) {
        break;
      }
    }
    return result();
  }

  /**
   * For another thread than the one that runs the script: if a command has been running for longer
   * than a check may, answers what is left of the script with {@code unknown}, and nothing comes of
   * the first thread any more. Otherwise empty.
   *
   * @throws ScriptException at the first mistake
   */
  public Optional<ScriptResult> finishIfLate() {
    ScriptCommand late = clock.takeOver();
    SExprReader reader = source.get();
    return late == null || reader == null
        ? Optional.empty()
        : Optional.of(
            new LateAnswers(new ScriptReplies(out, new CommandClock()), List.copyOf(answers))
                .run(late, reader));
  }

  /** The answers so far. */
  public ScriptResult result() {
    return new ScriptResult(answers);
  }

  private void execute(ScriptCommand command) {
    Consumer<ScriptCommand> action = commands.get(command.name());
    if (action == null) {
      replies.unsupported();
    } else {
      attempt(action, command);
    }
  }

  /** A command that needs too much is late: what it was to do is not known. */
  private void attempt(Consumer<ScriptCommand> action, ScriptCommand command) {
    try {
      action.accept(command);
    } catch (OutOfMemoryError | StackOverflowError tooMuch) {
      clock.fail();
      throw tooMuch;
    }
  }

  private void succeed() {
    if (replies.isSilent() && session.settings().isOn("print-success")) {
      replies.print("success");
    }
  }

  private void answered(ScriptPosition position, Verdict verdict) {
    clock.unlessTaken(() -> answers.add(new Answer(position.line(), verdict, infos.takeStatus())));
  }
}
