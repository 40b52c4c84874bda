package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;

/** {@code String}: what looks for one text in another. */
public final class StringSearchModels {

  private static final String STRING = "java/lang/String.";
  private static final String TEXT = "(Ljava/lang/String;";

  private StringSearchModels() {}

  public static void register(Models models) {
    models
        .value(
            STRING + "startsWith" + TEXT + ")Z",
            c -> c.terms().search().startsWith(c.text(0), c.text(1)))
        .value(
            STRING + "startsWith" + TEXT + "I)Z",
            c -> c.terms().search().startsWith(c.text(0), c.text(1), c.number(2)))
        .value(
            STRING + "endsWith" + TEXT + ")Z",
            c -> c.terms().search().endsWith(c.text(0), c.text(1)))
        .on(STRING + "contains(Ljava/lang/CharSequence;)Z", StringSearchModels::contains)
        .on(STRING + "regionMatches(ILjava/lang/String;II)Z", c -> regionMatches(c, 0))
        .on(STRING + "regionMatches(ZILjava/lang/String;II)Z", c -> regionMatches(c, 1));
    registerIndexes(models);
    registerRanges(models);
  }

  /** JDK 21 has these. */
  private static void registerRanges(Models models) {
    models
        .partial(
            STRING + "indexOf" + TEXT + "II)I",
            c -> c.terms().strings().substringDomain(c.text(0), c.number(2), c.number(3)),
            c -> shifted(c, c.terms().search().indexOf(part(c), c.text(1))))
        .partial(
            STRING + "indexOf(III)I",
            c -> c.terms().strings().substringDomain(c.text(0), c.number(2), c.number(3)),
            c -> shifted(c, c.terms().search().indexOfCodePoint(part(c), c.number(1))));
  }

  private static Expr part(Call c) {
    return c.terms().strings().substring(c.text(0), c.number(2), c.number(3));
  }

  private static Expr shifted(Call c, Expr found) {
    Terms terms = c.terms();
    Expr isFound = terms.ints().ge(found, terms.factory().intConst(0));
    return terms.factory().ite(isFound, terms.ints().add(found, c.number(2)), found);
  }

  private static void registerIndexes(Models models) {
    models
        .value(
            STRING + "indexOf" + TEXT + ")I", c -> c.terms().search().indexOf(c.text(0), c.text(1)))
        .value(
            STRING + "indexOf" + TEXT + "I)I",
            c -> c.terms().search().indexOf(c.text(0), c.text(1), c.number(2)))
        .value(
            STRING + "lastIndexOf" + TEXT + ")I",
            c -> c.terms().search().lastIndexOf(c.text(0), c.text(1)))
        .value(
            STRING + "lastIndexOf" + TEXT + "I)I",
            c -> c.terms().search().lastIndexOf(c.text(0), c.text(1), c.number(2)))
        .value(
            STRING + "indexOf(I)I",
            c -> c.terms().search().indexOfCodePoint(c.text(0), c.number(1)))
        .value(
            STRING + "indexOf(II)I",
            c -> c.terms().search().indexOfCodePoint(c.text(0), c.number(1), c.number(2)))
        .value(
            STRING + "lastIndexOf(I)I",
            c -> c.terms().search().lastIndexOfCodePoint(c.text(0), c.number(1)))
        .value(
            STRING + "lastIndexOf(II)I",
            c -> c.terms().search().lastIndexOfCodePoint(c.text(0), c.number(1), c.number(2)));
  }

  /** Other sequences are asked for their text by the method's own code. */
  private static CallExit contains(Call c) {
    return c.isText(1) ? c.give(c.terms().search().contains(c.text(0), c.text(1))) : c.own();
  }

  /**
   * Whether it throws for a null text depends on the other arguments, which its own code looks at.
   *
   * @param from the number of arguments before the offset, without the receiver
   */
  private static CallExit regionMatches(Call c, int from) {
    if (c.lacksText()) {
      return c.fail();
    }
    Expr at = c.number(from + 1);
    Expr other = c.text(from + 2);
    Expr otherAt = c.number(from + 3);
    Expr count = c.number(from + 4);
    Expr exact = c.terms().search().regionMatches(c.text(0), at, other, otherAt, count);
    if (from == 0) {
      return c.give(exact);
    }
    Expr ignoring = c.terms().ints().toBoolean(c.number(1));
    Expr loose = c.terms().search().regionMatches(ignoring, c.text(0), at, other, otherAt, count);
    return c.give(loose);
  }
}
