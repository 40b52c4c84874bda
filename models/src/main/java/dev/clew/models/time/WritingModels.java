package dev.clew.models.time;

import static dev.clew.engine.model.Model.lookingInside;
import static dev.clew.models.time.CalendarModels.areKnown;
import static dev.clew.models.time.CalendarModels.numbers;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.List;

/** {@code toString} of dates and times: one term. */
final class WritingModels {

  private static final String TO_STRING = ".toString()Ljava/lang/String;";
  private static final int MILLI = 1_000_000;
  private static final int MICRO = 1_000;

  private interface Writing {
    Expr of(Terms terms, List<Expr> numbers);
  }

  private WritingModels() {}

  static void register(Models models) {
    on(models, "LocalDate", CalendarModels.DATE, WritingModels::date);
    on(models, "LocalTime", CalendarModels.TIME, WritingModels::time);
  }

  private static void on(Models models, String name, List<String> fields, Writing writing) {
    models.on("java/time/" + name + TO_STRING, lookingInside(c -> write(c, fields, writing)));
  }

  private static CallExit write(Call c, List<String> fields, Writing writing) {
    List<Expr> numbers = numbers(c, 0, fields);
    return areKnown(numbers) ? c.own() : c.give(writing.of(c.terms(), numbers));
  }

  /** A year, and what follows it, as two digits each. */
  private static Expr date(Terms terms, List<Expr> numbers) {
    Expr text = year(terms, numbers.get(0));
    for (Expr number : numbers.subList(1, numbers.size())) {
      text = terms.text(text, "-", padded(terms, number, 2));
    }
    return text;
  }

  private static Expr year(Terms terms, Expr year) {
    Expr zero = terms.factory().intConst(0);
    Expr isNegative = terms.ints().lt(year, zero);
    Expr magnitude = terms.factory().ite(isNegative, terms.ints().neg(year), year);
    Expr minus = either(terms, isNegative, "-", "");
    Expr plus = either(terms, terms.ints().gt(year, terms.factory().intConst(9999)), "+", "");
    return terms
        .factory()
        .ite(
            terms.ints().lt(magnitude, terms.factory().intConst(1000)),
            terms.text(minus, padded(terms, magnitude, 4)),
            terms.text(plus, terms.numerals().toString(year)));
  }

  private static Expr either(Terms terms, Expr condition, String yes, String no) {
    return terms.factory().ite(condition, terms.factory().string(yes), terms.factory().string(no));
  }

  /** With zeros in front, for a number that has at most so many digits and no sign. */
  private static Expr padded(Terms terms, Expr number, int digits) {
    int more = (int) Math.pow(10, digits);
    Expr longer = terms.ints().add(number, terms.factory().intConst(more));
    return terms
        .strings()
        .substring(terms.numerals().toString(longer), terms.factory().intConst(1));
  }

  /** Seconds are there unless they are zero, and three, six or nine decimals. */
  private static Expr time(Terms terms, List<Expr> numbers) {
    Expr zero = terms.factory().intConst(0);
    Expr second = numbers.get(2);
    Expr nano = numbers.get(3);
    Expr minutes =
        terms.text(padded(terms, numbers.get(0), 2), ":", padded(terms, numbers.get(1), 2));
    Expr isWhole = terms.factory().eq(nano, zero);
    Expr decimals =
        terms
            .factory()
            .ite(isWhole, terms.factory().string(""), terms.text(".", decimals(terms, nano)));
    return terms
        .factory()
        .ite(
            terms.factory().and(terms.factory().eq(second, zero), isWhole),
            minutes,
            terms.text(minutes, ":", padded(terms, second, 2), decimals));
  }

  private static Expr decimals(Terms terms, Expr nano) {
    Expr six =
        terms
            .factory()
            .ite(
                divides(terms, MICRO, nano),
                shortened(terms, nano, MICRO, 6),
                padded(terms, nano, 9));
    return terms.factory().ite(divides(terms, MILLI, nano), shortened(terms, nano, MILLI, 3), six);
  }

  private static Expr divides(Terms terms, int divisor, Expr number) {
    Expr rest = terms.ints().rem(number, terms.factory().intConst(divisor));
    return terms.factory().eq(rest, terms.factory().intConst(0));
  }

  private static Expr shortened(Terms terms, Expr nano, int divisor, int digits) {
    return padded(terms, terms.ints().div(nano, terms.factory().intConst(divisor)), digits);
  }
}
