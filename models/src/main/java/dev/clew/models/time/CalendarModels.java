package dev.clew.models.time;

import static dev.clew.engine.model.Model.lookingInside;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;

/** Leap years, days since 1970, and the order of dates and times: one term each. */
final class CalendarModels {

  static final List<String> DATE = List.of("year", "month", "day");
  static final List<String> TIME = List.of("hour", "minute", "second", "nano");

  private static final long DAYS_UNTIL_1970 = 719_528;

  private CalendarModels() {}

  static void register(Models models) {
    models
        .value("java/time/Year.isLeap(J)Z", c -> isLeap(c.terms(), c.number(0)))
        .value("java/time/chrono/IsoChronology.isLeapYear(J)Z", c -> isLeap(c.terms(), c.number(1)))
        .on("java/time/LocalDate.create(III)Ljava/time/LocalDate;", CalendarModels::date)
        .on("java/time/LocalTime.create(IIII)Ljava/time/LocalTime;", CalendarModels::time)
        .on("java/time/LocalDate.lengthOfMonth()I", lookingInside(CalendarModels::lengthOfMonth))
        .on("java/time/LocalDate.toEpochDay()J", lookingInside(CalendarModels::toEpochDay))
        .on(
            "java/time/LocalDate.compareTo0(Ljava/time/LocalDate;)I",
            lookingInside(c -> compare(c, DATE, CalendarModels::difference)))
        .on(
            "java/time/LocalTime.compareTo(Ljava/time/LocalTime;)I",
            lookingInside(c -> compare(c, TIME, CalendarModels::order)));
  }

  /** The numbers in fields of an argument that is not null, as registers hold them. */
  static List<Expr> numbers(Call c, int argument, List<String> fields) {
    return fields.stream().map(name -> c.field(argument, name).number()).toList();
  }

  /** Whether a method's own code does not meet anything unknown. */
  static boolean areKnown(List<Expr> numbers) {
    return numbers.stream().allMatch(Const.class::isInstance);
  }

  /** Every fourth; of those that end in 00 the ones that 16 divides. */
  private static Expr isLeap(Terms terms, Expr year) {
    ExprFactory factory = terms.factory();
    Expr byFour = isZero(terms, terms.ints().and(year, factory.longConst(3)));
    Expr bySixteen = isZero(terms, terms.ints().and(year, factory.longConst(15)));
    Expr isCentury = isZero(terms, terms.ints().rem(year, factory.longConst(100)));
    return factory.and(byFour, factory.or(factory.not(isCentury), bySixteen));
  }

  private static Expr isZero(Terms terms, Expr number) {
    return terms.factory().eq(number, terms.factory().longConst(0));
  }

  private static CallExit lengthOfMonth(Call c) {
    List<Expr> date = numbers(c, 0, DATE);
    if (areKnown(date)) {
      return c.own();
    }
    return c.give(lengthOfMonth(c.terms(), date.get(0), date.get(1)));
  }

  private static Expr lengthOfMonth(Terms terms, Expr year, Expr month) {
    Expr isLeap = isLeap(terms, asLong(terms, year));
    Expr isShort = isMonth(terms, month, 4, 6, 9, 11);
    return choose(
        terms,
        isMonth(terms, month, 2),
        choose(terms, isLeap, number(terms, 29), number(terms, 28)),
        choose(terms, isShort, number(terms, 30), number(terms, 31)));
  }

  /** A date that exists, or what the JDK says of one that does not. */
  private static CallExit date(Call c) {
    List<Expr> date = List.of(c.number(0), c.number(1), c.number(2));
    if (areKnown(date)) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr exists = terms.ints().le(date.get(2), lengthOfMonth(terms, date.get(0), date.get(1)));
    return c.fork(
        List.of(
            c.when(exists, k -> k.giveObject(made(k, "LocalDate", DATE, date))),
            c.when(terms.factory().not(exists), Call::own)));
  }

  /** Whole hours are shared. */
  private static CallExit time(Call c) {
    List<Expr> time = List.of(c.number(0), c.number(1), c.number(2), c.number(3));
    return areKnown(time) ? c.own() : c.giveObject(made(c, "LocalTime", TIME, time));
  }

  private static int made(Call c, String name, List<String> fields, List<Expr> numbers) {
    String type = "java/time/" + name;
    TemporalObject made =
        fields == TIME
            ? TemporalObject.shared(c.memory(), type)
            : TemporalObject.made(c.memory(), type);
    for (int i = 0; i < fields.size(); i++) {
      made.with(fields.get(i), numbers.get(i));
    }
    return made.id();
  }

  private static Expr isMonth(Terms terms, Expr month, int... numbers) {
    Expr any = terms.factory().bool(false);
    for (int each : numbers) {
      any = terms.factory().or(any, terms.factory().eq(month, number(terms, each)));
    }
    return any;
  }

  private static Expr number(Terms terms, int number) {
    return terms.factory().intConst(number);
  }

  private static Expr choose(Terms terms, Expr condition, Expr yes, Expr no) {
    return terms.factory().ite(condition, yes, no);
  }

  private static Expr asLong(Terms terms, Expr number) {
    return terms.factory().convert(BitsOp.SIGN_EXTEND, Sort.LONG, number);
  }

  private static CallExit toEpochDay(Call c) {
    List<Expr> date = numbers(c, 0, DATE);
    if (areKnown(date)) {
      return c.own();
    }
    return c.give(
        c.terms().factory().convert(BitsOp.FROM_INTEGER, Sort.LONG, epochDay(c.terms(), date)));
  }

  /** The days since 1970 until a date that exists, as a mathematical integer. */
  static Expr epochDay(Terms terms, List<Expr> date) {
    Integers integers = new Integers(terms.factory());
    Expr year = asLong(terms, date.get(0));
    Expr isLate = terms.ints().gt(date.get(1), terms.factory().intConst(2));
    Expr late =
        terms.factory().ite(isLeap(terms, year), integers.constant(-1), integers.constant(-2));
    Expr days =
        integers.plus(
            integers.plus(
                daysOfYears(integers, integers.of(date.get(0))),
                daysOfMonths(integers, integers.of(date.get(1)))),
            integers.plus(
                integers.of(date.get(2)), terms.factory().ite(isLate, late, integers.constant(0))));
    return integers.plus(days, integers.constant(-1 - DAYS_UNTIL_1970));
  }

  /** The days of all years from 0 on, or negative ones until then. */
  private static Expr daysOfYears(Integers integers, Expr year) {
    Expr plain = integers.times(year, integers.constant(365));
    Expr leap = integers.plus(every(integers, year, 4), every(integers, year, 400));
    return integers.minus(integers.plus(plain, leap), every(integers, year, 100));
  }

  private static Expr every(Integers integers, Expr year, int count) {
    Expr next = integers.plus(year, integers.constant(count - 1));
    return integers.floorDiv(next, integers.constant(count));
  }

  /** As if February had thirty days. */
  private static Expr daysOfMonths(Integers integers, Expr month) {
    Expr scaled = integers.times(month, integers.constant(367));
    return integers.floorDiv(integers.plus(scaled, integers.constant(-362)), integers.constant(12));
  }

  /** How two numbers of one field compare. */
  private interface Comparison {
    Expr of(Terms terms, Expr x, Expr y);
  }

  private static Expr difference(Terms terms, Expr x, Expr y) {
    return terms.ints().sub(x, y);
  }

  private static Expr order(Terms terms, Expr x, Expr y) {
    Integers integers = new Integers(terms.factory());
    return integers.compare(integers.of(x), integers.of(y));
  }

  /** By the first field that differs; null is left to the method's own code. */
  private static CallExit compare(Call c, List<String> fields, Comparison comparison) {
    if (c.isOpen(1) || c.isNull(1)) {
      return c.own();
    }
    List<Expr> left = numbers(c, 0, fields);
    List<Expr> right = numbers(c, 1, fields);
    List<Expr> all = new ArrayList<>(left);
    all.addAll(right);
    if (areKnown(all)) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr result = terms.factory().intConst(0);
    for (int i = fields.size() - 1; i >= 0; i--) {
      Expr x = left.get(i);
      Expr y = right.get(i);
      result = terms.factory().ite(terms.factory().eq(x, y), result, comparison.of(terms, x, y));
    }
    return c.give(result);
  }
}
