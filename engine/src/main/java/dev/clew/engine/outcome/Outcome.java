package dev.clew.engine.outcome;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** How a path ended. */
public sealed interface Outcome extends Serializable {

  /** What the case for its kind makes of this ending. */
  <R> R choose(OutcomeCases<R> cases);

  /**
   * The method returned.
   *
   * @param type the declared type as Java writes it
   * @param value null for {@code void}
   * @param site the return statement
   */
  record Returned(String type, @Nullable Datum value, Site site) implements Outcome {
    @Override
    public <R> R choose(OutcomeCases<R> cases) {
      return cases.returned(this);
    }
  }

  /**
   * An exception left the method.
   *
   * @param exception as {@link Class#getName} has it
   * @param site the innermost place outside of the JDK on the exception's stack
   * @param position of the instruction there, among {@link
   *     dev.clew.engine.program.MethodBody#instructions}, which tells two divisions on a line
   *     apart; -1 if it is not known
   */
  record Threw(String exception, @Nullable String message, Site site, int position)
      implements Outcome {

    /** One whose instruction is not known. */
    public Threw(String exception, @Nullable String message, Site site) {
      this(exception, message, site, -1);
    }

    @Override
    public <R> R choose(OutcomeCases<R> cases) {
      return cases.threw(this);
    }
  }

  /**
   * The path never ends: a state of it comes again and again.
   *
   * @param site the loop
   */
  record Endless(Site site) implements Outcome {
    public static final Reason REASON =
        new Reason(ReasonCode.ENDLESS, "a loop that never ends: its state repeats");

    @Override
    public <R> R choose(OutcomeCases<R> cases) {
      return cases.endless(this);
    }
  }

  /** A bound ended the path. */
  record Cut(Reason reason) implements Outcome {
    @Override
    public <R> R choose(OutcomeCases<R> cases) {
      return cases.cut(this);
    }
  }

  /** The path met something that is not supported. */
  record Unsupported(Reason reason) implements Outcome {
    @Override
    public <R> R choose(OutcomeCases<R> cases) {
      return cases.unsupported(this);
    }
  }
}
