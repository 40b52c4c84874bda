package dev.clew.solver.smtlib;

import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.smtlib.ScriptResult.Answer;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Runs SMT-LIB 2.6 scripts against a solver: one script per instance, in one thread.
 *
 * <p>Commands are carried out as they are read, so a script can be a dialogue.
 */
public final class Script {

  private final Replies replies;
  private final Session session;
  private final InfoCommands infos;
  private final Map<String, Consumer<Command>> commands = new HashMap<>();
  private final List<Answer> answers = new ArrayList<>();

  /**
   * @param terms builds the script's terms; {@code solver} must take them
   * @param out where replies go
   * @param timeout for one check, unless the script sets its own
   * @param version of Clew, for {@code (get-info :version)}
   */
  public Script(
      ExprFactory terms, Solver solver, PrintWriter out, Duration timeout, String version) {
    this.replies = new Replies(out);
    this.session = new Session(terms, solver, replies, timeout);
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
    for (SExpr next = reader.next(); next != null; next = reader.next()) {
      Command command = Command.read(next);
      if (command.name().equals("exit")) {
        command.require(0, "");
        replies.start();
        succeed();
        break;
      }
      replies.start();
      execute(command);
      succeed();
    }
    return result();
  }

  /** The answers so far. */
  public ScriptResult result() {
    return new ScriptResult(answers);
  }

  private void execute(Command command) {
    Consumer<Command> action = commands.get(command.name());
    if (action == null) {
      replies.unsupported();
    } else {
      action.accept(command);
    }
  }

  private void succeed() {
    if (replies.isSilent() && session.settings().isOn("print-success")) {
      replies.print("success");
    }
  }

  private void answered(Position position, Verdict verdict) {
    answers.add(new Answer(position.line(), verdict, infos.takeStatus()));
  }
}
