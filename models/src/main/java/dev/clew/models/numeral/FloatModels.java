package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;

/** {@code Float}, {@code Double}, {@code Boolean}: what branches in the JDK's code. */
public final class FloatModels {

  private static final NumeralRefusal FLOAT =
      new NumeralRefusal(
          "Float.parseFloat",
          List.of(Sort.STRING),
          args -> Float.parseFloat(args.get(0).asString()));

  private static final NumeralRefusal DOUBLE =
      new NumeralRefusal(
          "Double.parseDouble",
          List.of(Sort.STRING),
          args -> Double.parseDouble(args.get(0).asString()));

  private FloatModels() {}

  public static void register(Models models) {
    on(models, "java/lang/Float.", "F");
    on(models, "java/lang/Double.", "D");
    models
        .value("java/lang/Float.floatToIntBits(F)I", c -> c.terms().floats().toBits(c.number(0)))
        .value("java/lang/Double.doubleToLongBits(D)J", c -> c.terms().floats().toBits(c.number(0)))
        .on(
            "java/lang/Float.parseFloat(Ljava/lang/String;)F",
            SameJdk.only(c -> parse(c, Sort.FLOAT, FLOAT)))
        .on(
            "java/lang/Double.parseDouble(Ljava/lang/String;)D",
            SameJdk.only(c -> parse(c, Sort.DOUBLE, DOUBLE)))
        .value(
            "java/lang/Boolean.hashCode(Z)I",
            c -> choice(c.terms(), truth(c, 0), Boolean.hashCode(true), Boolean.hashCode(false)))
        .value("java/lang/Boolean.compare(ZZ)I", FloatModels::compareTruths)
        .value(
            "java/lang/Boolean.logicalAnd(ZZ)Z",
            c -> c.terms().factory().and(truth(c, 0), truth(c, 1)))
        .value(
            "java/lang/Boolean.logicalOr(ZZ)Z",
            c -> c.terms().factory().or(truth(c, 0), truth(c, 1)));
  }

  private static void on(Models models, String owner, String type) {
    models
        .value(
            owner + "compare(" + type + type + ")I",
            c -> c.terms().floats().compare(c.number(0), c.number(1)))
        .value(owner + "isNaN(" + type + ")Z", c -> c.terms().floats().isNaN(c.number(0)))
        .value(owner + "isInfinite(" + type + ")Z", c -> c.terms().floats().isInfinite(c.number(0)))
        .value(owner + "isFinite(" + type + ")Z", c -> c.terms().floats().isFinite(c.number(0)));
  }

  private static Expr truth(Call c, int argument) {
    return c.terms().ints().toBoolean(c.number(argument));
  }

  private static Expr choice(Terms terms, Expr condition, int yes, int no) {
    return terms
        .factory()
        .ite(condition, terms.factory().intConst(yes), terms.factory().intConst(no));
  }

  private static Expr compareTruths(Call c) {
    Expr differs = choice(c.terms(), truth(c, 0), 1, -1);
    return c.terms()
        .factory()
        .ite(
            c.terms().factory().eq(truth(c, 0), truth(c, 1)),
            c.terms().factory().intConst(0),
            differs);
  }

  /** A number, or an exception; whether its message shows blanks around the text varies. */
  private static CallExit parse(Call c, Sort sort, NumeralRefusal refusal) {
    return c.lacksText()
        ? c.fail()
        : c.either(
            c.terms().numerals().parseFloatDomain(c.text(0)),
            good -> good.give(good.terms().numerals().parseFloat(sort, good.text(0))),
            bad -> refusal.raise(bad, bad.text(0)));
  }
}
