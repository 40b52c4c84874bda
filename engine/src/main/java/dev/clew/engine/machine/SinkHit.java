package dev.clew.engine.machine;

import dev.clew.engine.sink.StringSink;
import dev.clew.solver.expr.Expr;
import java.util.List;

/**
 * A call that a path has come to, and what it hands to an interpreter there.
 *
 * @param texts the sentence, or its words
 * @param before what was written to the same page before
 * @param response the name of the response whose page it is; empty where it is none
 * @param path the decisions that led to it
 * @param stack where it is called, innermost first; frames of the JDK are left out
 * @param isDirect whether the innermost of these is the call itself
 * @param arrival how often the path has come to this call, from 1
 * @param halted initialisers that were not run to their ends before
 */
public record SinkHit(
    StringSink sink,
    List<Expr> texts,
    List<Expr> before,
    String response,
    DecisionPath path,
    List<Backtrace.Element> stack,
    boolean isDirect,
    int arrival,
    List<HaltedInitializer> halted) {
  public SinkHit {
    halted = List.copyOf(halted);
    texts = List.copyOf(texts);
    before = List.copyOf(before);
    stack = List.copyOf(stack);
  }

  /** Where it is called. */
  public Backtrace.Element place() {
    return stack.get(0);
  }
}
