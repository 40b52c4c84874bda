package dev.clew.solver.smtlib;

import dev.clew.solver.Verdict;
import dev.clew.solver.smtlib.ScriptResult.Answer;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExprReader;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.util.ArrayList;
import java.util.List;

/**
 * The rest of a script of which a command did not end in time: what is asserted is not known from
 * there on, so every check is answered with {@code unknown}.
 */
final class LateAnswers {

  private static final Verdict OUT_OF_TIME =
      new Verdict.Unknown(Verdict.Reason.TIMEOUT, "a command before it did not end in time");

  private final ScriptReplies replies;
  private final List<Answer> answers;

  /**
   * @param given the answers so far
   */
  LateAnswers(ScriptReplies replies, List<Answer> given) {
    this.replies = replies;
    this.answers = new ArrayList<>(given);
  }

  /** Replies to the command that is late and to those that follow, up to the end or an exit. */
  ScriptResult run(ScriptCommand late, SExprReader reader) {
    reply(late);
    for (SExpr next = reader.next(); next != null; next = reader.next()) {
      ScriptCommand command = ScriptCommand.read(next);
      if (command.name().equals("exit")) {
        break;
      }
      reply(command);
    }
    return new ScriptResult(answers);
  }

  private void reply(ScriptCommand command) {
    switch (command.name()) {
      case "check-sat", "check-sat-assuming" -> {
        replies.print(ScriptResult.word(OUT_OF_TIME));
        answers.add(new Answer(command.position().line(), OUT_OF_TIME, ""));
      }
      case "get-model", "get-value", "get-assignment" ->
          replies.error("no model: the latest answer is not sat");
      case "get-unsat-core", "get-unsat-assumptions" ->
          replies.error("no core: the latest answer is not unsat");
      case "echo" -> replies.print(SmtText.quote(command.string(0)));
      default -> {
        // nothing that could be told
      }
    }
  }
}
