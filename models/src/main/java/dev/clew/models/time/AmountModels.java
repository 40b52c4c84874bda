package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.text.SequenceTexts;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.Language;
import java.time.Duration;
import java.time.Period;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code Duration.parse} and {@code Period.parse}: one path each for usual texts with a fraction
 * and without, for numbers that may overflow and do not, and for each thing that can be wrong.
 */
final class AmountModels {

  private AmountModels() {}

  static void register(Models models) {
    ReadingOutcomes<Duration> durations =
        new ReadingOutcomes<>(
            "Duration.parse",
            Duration::parse,
            List.of(),
            sure(AmountForm.DURATION),
            ArithmeticException.class);
    ReadingOutcomes<Period> periods =
        new ReadingOutcomes<>(
            "Period.parse",
            Period::parse,
            List.of(),
            sure(AmountForm.PERIOD),
            ArithmeticException.class);
    models
        .on(
            "java/time/Duration.parse(Ljava/lang/CharSequence;)Ljava/time/Duration;",
            SameJdk.only(c -> parse(c, AmountForm.DURATION, durations)))
        .on(
            "java/time/Period.parse(Ljava/lang/CharSequence;)Ljava/time/Period;",
            SameJdk.only(c -> parse(c, AmountForm.PERIOD, periods)));
  }

  private static ReadingOutcomes.Sure sure(AmountForm form) {
    return new ReadingOutcomes.Sure(Language.NOTHING, form.examples());
  }

  private static CallExit parse(Call c, AmountForm form, ReadingOutcomes<?> outcomes) {
    Expr term = SequenceTexts.text(c, 0);
    if (term == null) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    IsoText text = new IsoText(c.terms(), term);
    boolean isDuration = form.hasTime();
    AmountReading reading = new AmountReading(c.terms(), term, form);
    Language usual = form.whole();
    List<CallWay> ways = new ArrayList<>();
    ways.add(c.when(text.in(form.whole()), k -> whole(k, form, reading)));
    if (isDuration) {
      usual = Language.choice(usual, form.fractional());
      ways.add(c.when(text.in(form.fractional()), k -> fractional(k, reading)));
    }
    Expr isLong = text.in(Language.minus(form.said(), usual));
    Expr fits = isDuration ? reading.fitsDuration() : reading.fitsPeriod();
    ways.add(
        c.when(
            factory.and(isLong, fits),
            k -> isDuration ? fractional(k, reading) : whole(k, form, reading)));
    Expr isTooLong = factory.and(isLong, factory.not(fits));
    for (ReadingOutcome each : form.refusals()) {
      Expr comesOut = factory.and(isTooLong, outcomes.is(text, each));
      ways.add(c.when(comesOut, k -> outcomes.exit(k, term, each)));
    }
    Expr isUnsaid = factory.not(text.in(form.said()));
    ways.add(c.when(isUnsaid, k -> outcomes.exit(k, term, ReadingOutcome.NOT_READ)));
    return c.fork(ways);
  }

  private static CallExit whole(Call c, AmountForm form, AmountReading reading) {
    if (form.hasTime()) {
      return duration(c, reading.seconds(), c.terms().factory().integerConst(0));
    }
    return c.giveObject(
        TemporalObject.shared(c.memory(), "java/time/Period")
            .with("years", number(c, Sort.INT, reading.number('Y')))
            .with("months", number(c, Sort.INT, reading.number('M')))
            .with("days", number(c, Sort.INT, reading.days()))
            .id());
  }

  private static CallExit fractional(Call c, AmountReading reading) {
    return duration(c, reading.secondsBelow(), reading.nanos());
  }

  private static CallExit duration(Call c, Expr seconds, Expr nanos) {
    return c.giveObject(
        TemporalObject.shared(c.memory(), "java/time/Duration")
            .with("seconds", number(c, Sort.LONG, seconds))
            .with("nanos", number(c, Sort.INT, nanos))
            .id());
  }

  private static Expr number(Call c, Sort sort, Expr value) {
    return c.terms().factory().convert(BitsOp.FROM_INTEGER, sort, value);
  }
}
