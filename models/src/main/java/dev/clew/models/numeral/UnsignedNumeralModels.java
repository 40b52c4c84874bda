package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;

/** Texts read as unsigned numbers: two paths a call, the number and the exception. */
public final class UnsignedNumeralModels {

  private static final List<Sort> TEXT_AND_RADIX = List.of(Sort.STRING, Sort.INT);

  private static final NumeralRefusal INT =
      new NumeralRefusal(
          "Integer.parseUnsignedInt",
          TEXT_AND_RADIX,
          args -> Integer.parseUnsignedInt(args.get(0).asString(), args.get(1).asInt()));

  private static final NumeralRefusal LONG =
      new NumeralRefusal(
          "Long.parseUnsignedLong",
          TEXT_AND_RADIX,
          args -> Long.parseUnsignedLong(args.get(0).asString(), args.get(1).asInt()));

  private UnsignedNumeralModels() {}

  public static void register(Models models) {
    on(models, "java/lang/Integer.parseUnsignedInt", "I", Sort.INT, INT);
    on(models, "java/lang/Long.parseUnsignedLong", "J", Sort.LONG, LONG);
  }

  private static void on(
      Models models, String method, String type, Sort sort, NumeralRefusal refusal) {
    String text = method + "(Ljava/lang/String;";
    models
        .on(text + "I)" + type, SameJdk.only(c -> parse(c, sort, c.number(1), refusal)))
        .on(
            text + ")" + type,
            SameJdk.only(c -> parse(c, sort, NumeralModels.decimal(c.terms()), refusal)));
  }

  private static CallExit parse(Call c, Sort sort, Expr radix, NumeralRefusal refusal) {
    return c.lacksText()
        ? c.fail()
        : c.either(
            c.terms().numerals().parseUnsignedDomain(sort.width(), c.text(0), radix),
            good -> good.give(good.terms().numerals().parse(sort, good.text(0), radix)),
            bad -> refusal.raise(bad, bad.text(0), radix));
  }
}
