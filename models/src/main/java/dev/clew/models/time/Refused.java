package dev.clew.models.time;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import java.time.DateTimeException;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a method says about a text that it cannot read: functions that call the method, and give
 * what its exception holds. Only for where the JDK is the one that runs.
 */
final class Refused {

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
  Refused(String name, int depth, Reader reader) {
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
    return c.leave(m -> raise(m, text, List.of()));
  }

  /** Throws for a text that has the right shape, and says something that does not exist. */
  CallExit raiseWithCause(Call c, Expr text) {
    return c.leave(m -> raise(m, text, causes));
  }

  private @Nullable Insn raise(Machine m, Expr text, List<Function> reasons) {
    RuntimeClass type = m.runtime().classes().named(EXCEPTION);
    return GuestCalls.whenReady(
        m,
        type,
        (ready, nothing) ->
            reasons.isEmpty()
                ? construct(ready, text, 0)
                : GuestCalls.whenReady(
                    ready,
                    ready.runtime().classes().named(CAUSE),
                    (both, none) -> construct(both, text, chain(both, text, reasons))));
  }

  /** The outermost cause. */
  private static int chain(Machine m, Expr text, List<Function> reasons) {
    int inner = 0;
    for (int i = reasons.size() - 1; i >= 0; i--) {
      int outer = m.exceptions().make(CAUSE, m.terms().factory().apply(reasons.get(i), text));
      if (inner != 0) {
        m.exceptions().setCause(outer, inner);
      }
      inner = outer;
    }
    return inner;
  }

  private @Nullable Insn construct(Machine m, Expr text, int cause) {
    RuntimeClass type = m.runtime().classes().named(EXCEPTION);
    int exception = m.allocate(type);
    MethodInfo constructor = m.runtime().method(type, "<init>", CONSTRUCTOR);
    Expr position = m.terms().factory().apply(index, text);
    List<GuestValue> arguments =
        List.of(
            GuestValue.of(exception),
            GuestValue.of(m.texts().create(m.terms().factory().apply(message, text))),
            GuestValue.of(m.texts().create(text)),
            position instanceof Const known
                ? GuestValue.of(known.value().raw())
                : new GuestValue(0, position));
    return GuestCalls.call(m, constructor, arguments, m.exceptions().throwing(exception, cause));
  }
}
