package dev.clew.models.regex;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.List;

/**
 * What {@code Matcher} says about its last match, without the checks that a match has passed. Where
 * there is none, the JDK's own code says so.
 */
public final class MatchResultModels {

  private static final String MATCHER = "java/util/regex/Matcher.";
  private static final String TEXT = "Ljava/lang/String;";

  private MatchResultModels() {}

  public static void register(Models models) {
    models
        .on(MATCHER + "start()I", c -> bound(c, "first"))
        .on(MATCHER + "end()I", c -> bound(c, "last"))
        .on(MATCHER + "start(I)I", c -> bound(c, index(c), 0))
        .on(MATCHER + "end(I)I", c -> bound(c, index(c), 1))
        .on(MATCHER + "start(" + TEXT + ")I", c -> bound(c, named(c), 0))
        .on(MATCHER + "end(" + TEXT + ")I", c -> bound(c, named(c), 1))
        .on(MATCHER + "group(I)" + TEXT, c -> group(c, index(c)))
        .on(MATCHER + "group(" + TEXT + ")" + TEXT, c -> group(c, named(c)));
  }

  /** A group's number that is known and good, or -1. */
  private static int index(Call c) {
    MatcherFields matching = MatcherFields.ofReset(c);
    if (matching == null || !(c.number(1) instanceof Const number)) {
      return -1;
    }
    int group = (int) number.value().raw();
    return group <= matching.groupCount() ? group : -1;
  }

  private static int named(Call c) {
    MatcherFields matching = MatcherFields.ofReset(c);
    String name = c.known(1);
    return matching == null || name == null
        ? -1
        : c.terms()
            .patterns()
            .matcher()
            .group(matching.regex().text(), matching.regex().flags(), name);
  }

  /** Only a match leaves a start that is unknown. */
  private static boolean hasMatch(Call c) {
    return c.field(0, "first").sym() != null || c.field(0, "first").raw() >= 0;
  }

  private static CallExit bound(Call c, String field) {
    return hasMatch(c) ? c.give(c.field(0, field).number()) : c.own();
  }

  private static CallExit bound(Call c, int group, int side) {
    return group >= 0 && hasMatch(c) ? c.give(slot(c, 2 * group + side)) : c.own();
  }

  private static Expr slot(Call c, int slot) {
    HeapArray groups = (HeapArray) c.memory().object(c.field(0, "groups").raw());
    return c.terms().of(Sort.INT, groups.raw(slot), groups.sym(slot));
  }

  private static CallExit group(Call c, int group) {
    if (group < 0 || !hasMatch(c)) {
      return c.own();
    }
    MatcherFields matching = MatcherFields.at(c);
    Regex regex = matching.regex();
    Expr none = c.terms().factory().intConst(-1);
    boolean participates =
        group == 0
            || c.terms().patterns().matcher().participates(regex.text(), regex.flags(), group);
    if (participates && slot(c, 2 * group) != none) {
      return give(c, group);
    }
    Expr start = slot(c, 2 * group);
    Expr isMissing = c.terms().ints().eq(start, none);
    Expr facts =
        c.terms()
            .patterns()
            .matcher()
            .groupFacts(matching.text(), regex.text(), regex.flags(), group, slot -> slot(c, slot));
    ExprFactory factory = c.terms().factory();
    return c.fork(
        List.of(
            c.when(isMissing, k -> k.giveObject(0)),
            c.when(factory.and(factory.not(isMissing), facts), k -> give(k, group))));
  }

  private static CallExit give(Call c, int group) {
    Expr text = MatcherFields.at(c).text();
    Expr start = slot(c, 2 * group);
    return c.give(c.terms().strings().substring(text, start, slot(c, 2 * group + 1)));
  }
}
