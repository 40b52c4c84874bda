package dev.clew.engine.outcome;

import java.util.Locale;

/** What found a path. */
public enum FoundBy {
  /** Exploring: unknown inputs, and a solver. */
  SYMBOLIC,
  /** Calls with made-up inputs. Nothing is known of its condition. */
  CONCRETE;

  /** As the results file has it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
