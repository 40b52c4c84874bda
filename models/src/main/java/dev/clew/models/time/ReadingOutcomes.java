package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.time.format.DateTimeParseException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK says of texts that are unusual, as functions that ask it. Only for where the JDK is
 * the one that runs.
 *
 * @param <T> what is read
 */
final class ReadingOutcomes<T> {

  private static final String ARITHMETIC = "java/lang/ArithmeticException";

  /** A number of an object. */
  record Field<T>(String name, Sort sort, ToLongFunction<T> number) {}

  /** A method that reads a text. */
  @FunctionalInterface
  interface Reader<T> {
    T read(CharSequence text);
  }

  /**
   * Texts that are easily found.
   *
   * @param read of which all are read
   * @param refused of which none is
   */
  record Sure(Language read, List<String> refused) {}

  private final String type;
  private final Reader<T> reader;
  private final Sure sure;
  private final List<Field<T>> fields;
  private final List<Function> numbers;
  private final Map<ReadingOutcome, Function> outcomes = new EnumMap<>(ReadingOutcome.class);
  private final Function overflow;
  private final TemporalRefusal noNumber;
  private final TemporalRefusal tooLarge;

  /**
   * @param tooLarge the cause of the exception for what is too large
   */
  ReadingOutcomes(
      String method,
      Reader<T> reader,
      List<Field<T>> fields,
      Sure sure,
      Class<? extends Throwable> tooLarge) {
    this.sure = sure;
    this.type = "java/time/" + method.substring(0, method.indexOf('.'));
    this.reader = reader;
    this.fields = fields;
    this.numbers = fields.stream().map(field -> number(method, field)).toList();
    for (ReadingOutcome each : ReadingOutcome.values()) {
      outcomes.put(each, outcome(method, each));
    }
    this.overflow =
        Function.runnable(
            "overflow of " + method,
            List.of(Sort.STRING),
            Sort.STRING,
            args -> Value.of(String.valueOf(refusal(args.get(0).asString()).getMessage())));
    this.noNumber = TemporalRefusal.causedBy(method, NumberFormatException.class, reader::read);
    this.tooLarge = TemporalRefusal.causedBy(method, tooLarge, reader::read);
  }

  /** A text that is not read is asked about only while a solver tries it. */
  private Function number(String method, Field<T> field) {
    return Function.runnable(
        field.name() + " of " + method,
        List.of(Sort.STRING),
        field.sort(),
        args ->
            Value.ofRaw(
                field.sort(), field.number().applyAsLong(reader.read(args.get(0).asString()))));
  }

  /** Whether this comes of a text. */
  private Function outcome(String method, ReadingOutcome wanted) {
    return Function.runnable(
        method + " gives " + wanted,
        List.of(Sort.STRING),
        Sort.BOOL,
        args -> Value.of(outcome(args.get(0).asString()) == wanted));
  }

  private RuntimeException refusal(String text) {
    try {
      reader.read(text);
    } catch (DateTimeParseException | ArithmeticException refused) {
      return refused;
    }
    throw new IllegalArgumentException("accepted");
  }

  private ReadingOutcome outcome(String text) {
    try {
      reader.read(text);
      return ReadingOutcome.READ;
    } catch (ArithmeticException refused) {
      return ReadingOutcome.OVERFLOW;
    } catch (DateTimeParseException refused) {
      Throwable cause = refused.getCause();
      return cause == null
          ? ReadingOutcome.NOT_READ
          : cause instanceof NumberFormatException
              ? ReadingOutcome.NO_NUMBER
              : ReadingOutcome.TOO_LARGE;
    }
  }

  /** Whether this comes of a text; for sure of some that are easily found. */
  Expr is(IsoText text, ReadingOutcome wanted) {
    ExprFactory factory = text.terms().factory();
    Expr comesOut = factory.apply(Objects.requireNonNull(outcomes.get(wanted)), text.text());
    Language known = sure(wanted);
    return known == null ? comesOut : factory.or(text.in(known), comesOut);
  }

  private @Nullable Language sure(ReadingOutcome wanted) {
    if (wanted == ReadingOutcome.READ) {
      return sure.read();
    }
    List<Language> found =
        sure.refused().stream()
            .filter(each -> outcome(each) == wanted)
            .map(Language::word)
            .toList();
    return found.isEmpty() ? null : Language.choice(found);
  }

  CallExit exit(Call c, Expr text, ReadingOutcome outcome) {
    return switch (outcome) {
      case READ -> c.giveObject(made(c, text).id());
      case NOT_READ -> noNumber.raise(c, text);
      case NO_NUMBER -> noNumber.raiseWithCause(c, text);
      case TOO_LARGE -> tooLarge.raiseWithCause(c, text);
      case OVERFLOW -> c.raise(ARITHMETIC, c.terms().factory().apply(overflow, text));
    };
  }

  private TemporalObject made(Call c, Expr text) {
    TemporalObject made = TemporalObject.shared(c.memory(), type);
    for (int i = 0; i < fields.size(); i++) {
      made.with(fields.get(i).name(), c.terms().factory().apply(numbers.get(i), text));
    }
    return made;
  }
}
