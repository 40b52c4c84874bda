package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.TextOrigin;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.jvm.JvmStrings;
import java.util.function.BiFunction;
import java.util.function.Function;

/** {@code String}: what makes another text of it. */
public final class StringChangeModels {

  private static final String STRING = "java/lang/String.";
  private static final String RESULT = ")Ljava/lang/String;";

  private StringChangeModels() {}

  public static void register(Models models) {
    simple(models, "trim", JvmStrings::trim);
    models.on(
        STRING + "strip(" + RESULT,
        c -> changed(c, c.terms().strings().strip(c.text(0)), TextOrigin.Kind.SOURCE_IF_FILLED));
    simple(models, "stripLeading", JvmStrings::stripLeading);
    simple(models, "stripTrailing", JvmStrings::stripTrailing);
    models
        .on(
            STRING + "substring(I" + RESULT,
            part(
                c -> c.terms().strings().substringDomain(c.text(0), c.number(1)),
                c -> c.terms().strings().substring(c.text(0), c.number(1))))
        .on(
            STRING + "substring(II" + RESULT,
            part(
                c -> c.terms().strings().substringDomain(c.text(0), c.number(1), c.number(2)),
                c -> c.terms().strings().substring(c.text(0), c.number(1), c.number(2))))
        .on(
            STRING + "replace(CC" + RESULT,
            c -> changed(c, c.terms().strings().replaceChar(c.text(0), c.unit(1), c.unit(2))))
        .on(
            STRING + "replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;" + RESULT,
            StringChangeModels::replace)
        .partial(
            STRING + "repeat(I" + RESULT,
            c -> c.terms().strings().repeatDomain(c.number(1)),
            c -> c.terms().strings().repeat(c.text(0), c.number(1)))
        .on(
            STRING + "toLowerCase(Ljava/util/Locale;" + RESULT,
            c -> changeCase(c, c.terms().strings().toLowerCase(c.text(0))))
        .on(
            STRING + "toUpperCase(Ljava/util/Locale;" + RESULT,
            c -> changeCase(c, c.terms().strings().toUpperCase(c.text(0))));
  }

  private static void simple(
      Models models, String name, BiFunction<JvmStrings, Expr, Expr> method) {
    models.on(
        STRING + name + "(" + RESULT,
        c -> changed(c, method.apply(c.terms().strings(), c.text(0))));
  }

  /** A method that gives its receiver where there is nothing to change. */
  private static CallExit changed(Call c, Expr text) {
    return changed(c, text, TextOrigin.Kind.SOURCE_IF_EQUAL);
  }

  private static CallExit changed(Call c, Expr text, TextOrigin.Kind kind) {
    return c.giveObject(c.memory().newText(text, kind, c.id(0)));
  }

  private static Model part(Function<Call, Expr> domain, Function<Call, Expr> value) {
    return c -> c.either(domain.apply(c), k -> changed(k, value.apply(k)), Call::fail);
  }

  /**
   * Other sequences are asked for their texts by the method's own code, which then is here again.
   */
  private static CallExit replace(Call c) {
    if (c.isText(1) && c.isText(2)) {
      return c.give(c.terms().strings().replace(c.text(0), c.text(1), c.text(2)));
    }
    return c.isNull(1) || c.isNull(2) ? c.fail() : c.own();
  }

  /** Turkish, Azeri and Lithuanian have rules of their own; all others have the root's. */
  private static CallExit changeCase(Call c, Expr changed) {
    if (!c.isSettled(1)) {
      return c.decide(1);
    }
    if (c.isNull(1)) {
      return c.fail();
    }
    String language = CaseLocale.language(c.memory(), c.id(1));
    return language == null || CaseLocale.hasOwnRules(language)
        ? c.unsupported(ReasonCode.STRING_LOCALE, "case by the rules of a locale")
        : c.giveObject(c.memory().newText(changed, TextOrigin.Kind.SOURCE_IF_LATIN1, c.id(0)));
  }
}
