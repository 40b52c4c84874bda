package dev.clew.solver.automata;

import java.io.Serial;

/** An automaton or a search grew beyond its limit; nothing is known about the result. */
public final class TooLarge extends Exception {
  @Serial private static final long serialVersionUID = 1L;

  /** Without a stack trace: reaching a limit is an ordinary answer and must be cheap. */
  TooLarge(String what) {
    super(what, null, false, false);
  }
}
