package dev.clew.solver.smtlib;

import dev.clew.solver.smtlib.syntax.SmtText;
import java.io.PrintWriter;

/** What a script prints. Flushed reply by reply, because a reader may wait for it. */
final class ScriptReplies {

  private final PrintWriter out;
  private final CommandClock clock;
  private boolean silent = true;

  /**
   * @param clock says whether the answer is still wanted
   */
  ScriptReplies(PrintWriter out, CommandClock clock) {
    this.out = out;
    this.clock = clock;
  }

  /** A new command begins. */
  void start() {
    silent = true;
  }

  /** Whether the command has printed nothing. */
  boolean isSilent() {
    return silent;
  }

  void print(String text) {
    silent = false;
    clock.unlessTaken(
        () -> {
          out.println(text);
          out.flush();
        });
  }

  /** The standard's reply to a command that cannot be carried out here and now. */
  void error(String what) {
    print("(error " + SmtText.quote(what) + ")");
  }

  void unsupported() {
    print("unsupported");
  }
}
