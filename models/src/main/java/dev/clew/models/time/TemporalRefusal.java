package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import java.time.DateTimeException;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a method says about a text that it cannot read: functions that call the method, and give
 * what its exception holds. Only for where the JDK is the one that runs.
 */
final class TemporalRefusal {

  private static final String EXCEPTION = "java/time/format/DateTimeParseException";
  private static final String CAUSE = "java/time/DateTimeException";

  private static final String CONSTRUCTOR = "(Ljava/lang/String;Ljava/lang/CharSequence;I)V";

  /** A method that reads a text. */
  @FunctionalInterface
  interface Reader {
    Object read(CharSequence text);
  }

  private final Function message;
  private final Function index;
  private final List<Function> causes = new ArrayList<>();

  /**
   * @param name of the method
   * @param depth how many exceptions are the cause of each other where a text has the right shape
   */
  TemporalRefusal(String name, int depth, Reader reader) {
    message = text("message of " + name, s -> String.valueOf(refusal(reader, s).getMessage()));
    index =
        Function.runnable(
            "error index of " + name,
            List.of(Sort.STRING),
            Sort.INT,
            args ->
                dev.clew.solver.expr.Value.of(
                    refusal(reader, args.get(0).asString()).getErrorIndex()));
    for (int i = 1; i <= depth; i++) {
      int level = i;
      causes.add(
          text(
              "message of cause " + level + " of " + name,
              s -> String.valueOf(cause(refusal(reader, s), level, depth).getMessage())));
    }
  }

  private interface OfText {
    String of(String text);
  }

  private static Function text(String name, OfText body) {
    return Function.runnable(
        name,
        List.of(Sort.STRING),
        Sort.STRING,
        args -> dev.clew.solver.expr.Value.of(body.of(args.get(0).asString())));
  }

  /** Texts that are read are asked about only while a solver tries them. */
  private static DateTimeParseException refusal(Reader reader, String text) {
    try {
      reader.read(text);
    } catch (DateTimeParseException refused) {
      return refused;
    }
    throw new IllegalArgumentException("accepted");
  }

  /** The causes are exactly so many, and of one class. */
  private static Throwable cause(Throwable refused, int level, int depth) {
    Throwable at = refused;
    Throwable wanted = refused;
    for (int i = 1; i <= depth; i++) {
      at = at.getCause();
      if (at == null || at.getClass() != DateTimeException.class) {
        throw new IllegalArgumentException("another cause");
      }
      wanted = i == level ? at : wanted;
    }
    return wanted;
  }

  /** Throws for a text that has another shape: there is no cause. */
  CallExit raise(Call c, Expr text) {
    return c.whenInitialized(EXCEPTION, ready -> construct(ready, text, 0));
  }

  /** Throws for a text that has the right shape, and says something that does not exist. */
  CallExit raiseWithCause(Call c, Expr text) {
    return causes.isEmpty()
        ? raise(c, text)
        : c.whenInitialized(
            EXCEPTION,
            ready ->
                ready.whenInitialized(CAUSE, both -> construct(both, text, cause(both, text))));
  }

  /** The outermost cause. */
  private int cause(Call c, Expr text) {
    int inner = 0;
    for (int i = causes.size() - 1; i >= 0; i--) {
      inner = c.exception(CAUSE, c.terms().factory().apply(causes.get(i), text), inner);
    }
    return inner;
  }

  private CallExit construct(Call c, Expr text, int cause) {
    return c.raiseMade(
        EXCEPTION,
        CONSTRUCTOR,
        cause,
        c.terms().factory().apply(message, text),
        text,
        c.terms().factory().apply(index, text));
  }
}
