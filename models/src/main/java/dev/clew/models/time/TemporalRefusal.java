package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
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
  private static final String CONSTRUCTOR = "(Ljava/lang/String;Ljava/lang/CharSequence;I)V";

  /** A method that reads a text. */
  @FunctionalInterface
  interface Reader {
    Object read(CharSequence text);
  }

  /** A method that reads a text by a pattern. */
  @FunctionalInterface
  interface PatternReader {
    Object read(CharSequence text, String pattern);
  }

  private interface OfArguments {
    Object read(List<Value> arguments);
  }

  private final Function message;
  private final Function index;
  private final List<Function> causes = new ArrayList<>();
  private final Class<? extends Throwable> causeType;

  /**
   * @param name of the method
   * @param depth how many exceptions are the cause of each other where a text has the right shape
   */
  TemporalRefusal(String name, int depth, Reader reader) {
    this(
        name,
        depth,
        DateTimeException.class,
        List.of(Sort.STRING),
        args -> reader.read(args.get(0).asString()));
  }

  /** The same of a method whose exceptions have no cause, or one of a type. */
  static TemporalRefusal causedBy(String name, Class<? extends Throwable> type, Reader reader) {
    return new TemporalRefusal(
        name, 1, type, List.of(Sort.STRING), args -> reader.read(args.get(0).asString()));
  }

  /** The same of a method that has a pattern as well. */
  static TemporalRefusal ofPattern(String name, int depth, PatternReader reader) {
    return new TemporalRefusal(
        name,
        depth,
        DateTimeException.class,
        List.of(Sort.STRING, Sort.STRING),
        args -> reader.read(args.get(0).asString(), args.get(1).asString()));
  }

  private TemporalRefusal(
      String name,
      int depth,
      Class<? extends Throwable> causeType,
      List<Sort> parameters,
      OfArguments reader) {
    this.causeType = causeType;
    message =
        Function.runnable(
            "message of " + name,
            parameters,
            Sort.STRING,
            args -> Value.of(String.valueOf(refusal(reader, args).getMessage())));
    index =
        Function.runnable(
            "error index of " + name,
            parameters,
            Sort.INT,
            args -> Value.of(refusal(reader, args).getErrorIndex()));
    for (int i = 1; i <= depth; i++) {
      int level = i;
      causes.add(
          Function.runnable(
              "message of " + causeType.getSimpleName() + " " + level + " of " + name,
              parameters,
              Sort.STRING,
              args ->
                  Value.of(
                      String.valueOf(cause(refusal(reader, args), level, depth).getMessage()))));
    }
  }

  /** Texts that are read are asked about only while a solver tries them. */
  private static DateTimeParseException refusal(OfArguments reader, List<Value> arguments) {
    try {
      reader.read(arguments);
    } catch (DateTimeParseException refused) {
      return refused;
    }
    throw new IllegalArgumentException("accepted");
  }

  /** The causes are exactly so many, and of one class. */
  private Throwable cause(Throwable refused, int level, int depth) {
    Throwable at = refused;
    Throwable wanted = refused;
    for (int i = 1; i <= depth; i++) {
      at = at.getCause();
      if (at == null || at.getClass() != causeType) {
        throw new IllegalArgumentException("another cause");
      }
      wanted = i == level ? at : wanted;
    }
    return wanted;
  }

  /**
   * Throws for a text that has another shape: there is no cause.
   *
   * @param arguments the text, and the pattern if there is one
   */
  CallExit raise(Call c, Expr... arguments) {
    return c.whenInitialized(EXCEPTION, ready -> construct(ready, 0, arguments));
  }

  /** Throws for a text that has the right shape, and says something that does not exist. */
  CallExit raiseWithCause(Call c, Expr... arguments) {
    return causes.isEmpty()
        ? raise(c, arguments)
        : c.whenInitialized(
            EXCEPTION,
            ready ->
                ready.whenInitialized(
                    causeName(), both -> construct(both, cause(both, arguments), arguments)));
  }

  private String causeName() {
    return causeType.getName().replace('.', '/');
  }

  /** The outermost cause. */
  private int cause(Call c, Expr[] arguments) {
    int inner = 0;
    for (int i = causes.size() - 1; i >= 0; i--) {
      inner = c.exception(causeName(), c.terms().factory().apply(causes.get(i), arguments), inner);
    }
    return inner;
  }

  private CallExit construct(Call c, int cause, Expr[] arguments) {
    return c.raiseMade(
        EXCEPTION,
        CONSTRUCTOR,
        cause,
        c.terms().factory().apply(message, arguments),
        arguments[0],
        c.terms().factory().apply(index, arguments));
  }
}
