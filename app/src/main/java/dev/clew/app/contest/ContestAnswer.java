package dev.clew.app.contest;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import java.util.List;

/** What is said of a task. */
public sealed interface ContestAnswer {

  /** As the contest wants it printed. */
  String text();

  /** No run violates the property. */
  record Holds() implements ContestAnswer {
    @Override
    public String text() {
      return "true";
    }
  }

  /**
   * A real JVM violated it.
   *
   * @param inputs what the program was answered, in the order of its questions
   * @param site where the exception came from
   */
  record Violated(ContestProperty property, List<Input> inputs, Site site)
      implements ContestAnswer {
    public Violated {
      inputs = List.copyOf(inputs);
    }

    @Override
    public String text() {
      return "false(" + property.kind().word() + ")";
    }
  }

  /**
   * Nothing is known.
   *
   * @param reasons why, one line each
   */
  record Open(List<String> reasons) implements ContestAnswer {
    public Open {
      reasons = List.copyOf(reasons);
    }

    @Override
    public String text() {
      return "unknown";
    }
  }
}
