package dev.clew.models.regex;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code Pattern}, and what {@code String} does with patterns: one term where one is enough. */
public final class PatternModels {

  private static final String STRING = "java/lang/String.";
  private static final String PATTERN = "java/util/regex/Pattern.";
  private static final String TEXT = "Ljava/lang/String;";
  private static final String SEQUENCE = "Ljava/lang/CharSequence;";

  private PatternModels() {}

  public static void register(Models models) {
    models
        .on(STRING + "matches(" + TEXT + ")Z", c -> matches(c, 0, 1))
        .on(PATTERN + "matches(" + TEXT + SEQUENCE + ")Z", c -> matches(c, 1, 0))
        .on(PATTERN + "compile(" + TEXT + ")Ljava/util/regex/Pattern;", PatternModels::compile)
        .on(PATTERN + "compile(" + TEXT + "I)Ljava/util/regex/Pattern;", PatternModels::compile)
        .value(PATTERN + "quote(" + TEXT + ")" + TEXT, c -> c.terms().patterns().quote(c.text(0)))
        .value(
            "java/util/regex/Matcher.quoteReplacement(" + TEXT + ")" + TEXT,
            c -> c.terms().patterns().quoteReplacement(c.text(0)))
        .on(STRING + "replaceAll(" + TEXT + TEXT + ")" + TEXT, c -> replace(c, true))
        .on(STRING + "replaceFirst(" + TEXT + TEXT + ")" + TEXT, c -> replace(c, false));
  }

  private static CallExit matches(Call c, int text, int pattern) {
    Regex regex = Regex.argument(c, pattern);
    return regex == null || !c.isText(text)
        ? c.own()
        : c.give(c.terms().patterns().matches(c.text(text), regex.text(), regex.flags()));
  }

  /** Some patterns that it may be, and nothing for all others. */
  private static CallExit compile(Call c) {
    if (c.isNull(0)) {
      return c.own();
    }
    ExprFactory factory = c.terms().factory();
    Expr other = factory.bool(true);
    List<CallWay> ways = new ArrayList<>();
    for (String sample : SamplePatterns.of(c.text(0))) {
      Expr is = factory.eq(c.text(0), factory.string(sample));
      ways.add(c.when(factory.and(other, is), k -> compile(k, sample)));
      other = factory.and(other, factory.not(is));
    }
    ways.add(
        c.when(
            other,
            k ->
                k.unsupported(
                    ReasonCode.UNKNOWN_PATTERN, "a regular expression that is not known")));
    return c.fork(ways);
  }

  private static CallExit compile(Call c, String sample) {
    c.replace(0, c.memory().newText(sample));
    return c.own();
  }

  private static CallExit replace(Call c, boolean all) {
    Regex regex = Regex.argument(c, 1);
    return regex == null || c.isNull(2) ? c.own() : replace(c, regex, c.text(0), 2, all, k -> {});
  }

  /**
   * Replaces what is found. Where a replacement is wrong, or is unknown and perhaps more than its
   * own text, the JDK's own code finds and replaces one after the other.
   *
   * @param argument the replacement, which is not null
   * @param done what else there is to do
   */
  public static CallExit replace(
      Call c, Regex regex, Expr text, int argument, boolean all, Consumer<Call> done) {
    Expr replacement = c.text(argument);
    String known = c.known(argument);
    Expr good =
        known == null
            ? c.terms().patterns().isPlainReplacement(replacement)
            : c.terms().patterns().replaceDomain(text, regex.text(), regex.flags(), known);
    Expr changed =
        all
            ? c.terms().patterns().replaceAll(text, regex.text(), regex.flags(), replacement)
            : c.terms().patterns().replaceFirst(text, regex.text(), regex.flags(), replacement);
    return c.either(
        good,
        k -> {
          done.accept(k);
          return k.give(changed);
        },
        Call::own);
  }
}
