package dev.clew.engine.machine;

import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * What an answer may depend on: the arguments of the call that was answered for.
 *
 * @param name of the answer
 * @param owner of the method, with dots
 * @param inputs names of those that were handed over as they are
 * @param terms texts and numbers that were
 * @param isUnread whether there was more, which nobody looked into
 */
public record AnswerOrigin(
    String name, String owner, List<String> inputs, List<Expr> terms, boolean isUnread) {
  public AnswerOrigin {
    inputs = List.copyOf(inputs);
    terms = List.copyOf(terms);
  }

  /** Whether an unknown is the answer, or a part of it. */
  public boolean isOf(String unknown) {
    return unknown.startsWith(name)
        && (unknown.length() == name.length() || ".[".indexOf(unknown.charAt(name.length())) >= 0);
  }
}
