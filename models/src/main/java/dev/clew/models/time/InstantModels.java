package dev.clew.models.time;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.text.SequenceTexts;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.Language;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code Instant.parse}: one path for moments of years of four digits in UTC, one for others, with
 * signs, offsets, leap seconds and midnights at the end of a day. Of what is left, years of ten
 * digits and what does not exist, the JDK says what it is.
 */
final class InstantModels {

  private static final ReadingOutcomes.Sure SURE =
      new ReadingOutcomes.Sure(
          Language.word("+1000000000-01-01T00:00:00Z"),
          List.of("2023-02-29T00:00:00Z", "+1000000001-01-01T00:00:00Z"));

  private InstantModels() {}

  static void register(Models models) {
    ReadingOutcomes<Instant> outcomes =
        new ReadingOutcomes<>(
            "Instant.parse",
            Instant::parse,
            List.of(
                new ReadingOutcomes.Field<>("seconds", Sort.LONG, Instant::getEpochSecond),
                new ReadingOutcomes.Field<>(
                    "nanos", Sort.INT, each -> each.getLong(ChronoField.NANO_OF_SECOND))),
            SURE,
            DateTimeException.class);
    models.on(
        "java/time/Instant.parse(Ljava/lang/CharSequence;)Ljava/time/Instant;",
        SameJdk.only(c -> parse(c, outcomes)));
  }

  private static CallExit parse(Call c, ReadingOutcomes<Instant> outcomes) {
    Expr term = SequenceTexts.text(c, 0);
    if (term == null) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    IsoText text = new IsoText(c.terms(), term);
    Moment plain = Moment.plain(text);
    List<CallWay> ways = new ArrayList<>();
    ways.add(
        c.when(
            factory.and(text.in(IsoLanguages.PLAIN_INSTANT), plain.ranges()),
            k -> k.giveObject(plain.make(k).id())));
    Expr isOther = text.in(Language.minus(IsoLanguages.INSTANT, IsoLanguages.PLAIN_INSTANT));
    ways.add(c.when(isOther, k -> k.giveObject(Moment.any(text).make(k).id())));
    Expr isUnusual = text.in(Language.minus(IsoLanguages.INSTANT_SHAPE, IsoLanguages.INSTANT));
    for (ReadingOutcome each :
        List.of(ReadingOutcome.READ, ReadingOutcome.NOT_READ, ReadingOutcome.TOO_LARGE)) {
      Expr comesOut = factory.and(isUnusual, outcomes.is(text, each));
      Expr condition =
          each == ReadingOutcome.NOT_READ
              ? factory.or(factory.not(text.in(IsoLanguages.INSTANT_SHAPE)), comesOut)
              : comesOut;
      ways.add(c.when(condition, k -> outcomes.exit(k, term, each)));
    }
    return c.fork(ways);
  }
}
