package dev.clew.models.regex;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.jvm.JvmMatcher;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code Matcher} on an unknown text. What it found is in the JDK's own fields, as terms, so that
 * all methods which only look at those are the JDK's own code.
 */
public final class MatcherModels {

  private static final String MATCHER = "java/util/regex/Matcher.";
  private static final String BUILDER = "Ljava/lang/StringBuilder;";
  private static final String BUFFER = "Ljava/lang/StringBuffer;";
  private static final String SELF = ")Ljava/util/regex/Matcher;";
  private static final String TEXT = "Ljava/lang/String;";

  private MatcherModels() {}

  public static void register(Models models) {
    models
        .on(
            MATCHER + "<init>(Ljava/util/regex/Pattern;Ljava/lang/CharSequence;)V",
            c -> remember(c, 2))
        .on(
            MATCHER + "reset(Ljava/lang/CharSequence;)Ljava/util/regex/Matcher;",
            c -> remember(c, 1))
        .on(MATCHER + "reset()Ljava/util/regex/Matcher;", MatcherModels::reset)
        .on(MATCHER + "region(II)Ljava/util/regex/Matcher;", ScannerModels::region)
        .on(MATCHER + "match(II)Z", MatcherModels::match)
        .on(MATCHER + "search(I)Z", MatcherModels::search)
        .on(MATCHER + "find()Z", MatcherModels::find)
        .on(MATCHER + "hitEnd()Z", MatcherModels::end)
        .on(MATCHER + "requireEnd()Z", MatcherModels::end)
        .on(MATCHER + "appendTail(" + BUILDER + ")" + BUILDER, MatcherModels::append)
        .on(MATCHER + "appendTail(" + BUFFER + ")" + BUFFER, MatcherModels::append)
        .on(MATCHER + "appendReplacement(" + BUILDER + TEXT + SELF, MatcherModels::append)
        .on(MATCHER + "appendReplacement(" + BUFFER + TEXT + SELF, MatcherModels::append)
        .on(MATCHER + "replaceAll(" + TEXT + ")" + TEXT, MatcherModels::replaceAll);
  }

  private static CallExit remember(Call c, int argument) {
    boolean isUnknown = c.isText(argument) && c.known(argument) == null;
    MatcherFields.mark(c, isUnknown ? MatcherText.UNKNOWN : null);
    return c.own();
  }

  private static CallExit reset(Call c) {
    MatcherFields.mark(c, MatcherText.UNKNOWN);
    return c.own();
  }

  /** The JDK's own code, as long as all that it remembers is known. */
  private static CallExit own(Call c) {
    Object mark = MatcherFields.mark(c);
    return mark == MatcherText.UNKNOWN || mark == MatcherText.SCANNED
        ? c.own()
        : c.unsupported(ReasonCode.MATCHER_STATE, "a search after a match that failed");
  }

  private static CallExit end(Call c) {
    if (MatcherFields.mark(c) == MatcherText.SCANNED) {
      return c.give(c.terms().factory().bool(false));
    }
    return SameJdk.runs(c)
        ? c.unsupported(ReasonCode.MATCHER_END, "whether a match saw the end of the text")
        : c.own();
  }

  /** All of the text, or a start of it. */
  private static CallExit match(Call c) {
    MatcherFields matching = MatcherFields.of(c);
    if (matching == null) {
      return own(c);
    }
    JvmMatcher.Kind kind = isOne(c.number(2)) ? JvmMatcher.Kind.WHOLE : JvmMatcher.Kind.START;
    Expr always = c.terms().factory().bool(true);
    return c.fork(ways(c, matching.attempt(kind), always));
  }

  private static boolean isOne(Expr number) {
    return number instanceof Const known && known.value().raw() == 1;
  }

  /** From an index that is in the text, as {@code find(int)} has made sure. */
  private static CallExit search(Call c) {
    MatcherFields matching = MatcherFields.of(c);
    if (matching == null || !matching.endsWithText()) {
      return own(c);
    }
    Expr always = c.terms().factory().bool(true);
    return c.fork(ways(c, matching.search(c.number(1)), always));
  }

  /** A match, or none. */
  private static List<CallWay> ways(Call c, JvmMatcher.Attempt attempt, Expr guard) {
    ExprFactory factory = c.terms().factory();
    JvmMatcher matcher = c.terms().patterns().matcher();
    Expr succeeds = matcher.succeeds(attempt);
    Expr found = factory.and(guard, factory.and(succeeds, matcher.facts(attempt)));
    Expr nothing = factory.and(guard, factory.not(succeeds));
    return List.of(c.when(found, k -> found(k, attempt)), c.when(nothing, MatcherModels::nothing));
  }

  private static CallExit found(Call c, JvmMatcher.Attempt attempt) {
    MatcherFields matching = MatcherFields.at(c);
    matching.succeed(slot -> matching.bound(attempt, slot));
    return c.give(c.terms().factory().bool(true));
  }

  private static CallExit nothing(Call c) {
    MatcherFields.at(c).fail();
    return c.give(c.terms().factory().bool(false));
  }

  /**
   * The next match: behind the last one, and a unit further if that was empty. Where this is beyond
   * the end, the JDK forgets groups and nothing else.
   */
  private static CallExit find(Call c) {
    MatcherFields matching = MatcherFields.of(c);
    if (matching == null || !matching.endsWithText()) {
      return own(c);
    }
    Object mark = MatcherFields.mark(c);
    if (mark != MatcherText.UNKNOWN && mark != MatcherText.SCANNED) {
      return c.unsupported(ReasonCode.MATCHER_STATE, "find() after a match that failed");
    }
    Terms terms = c.terms();
    Regex regex = matching.regex();
    Expr last = matching.next();
    Expr isEmpty = terms.ints().eq(last, matching.number("first"));
    Expr further = terms.ints().add(last, terms.factory().intConst(1));
    boolean consumes = terms.patterns().matcher().consumes(regex.text(), regex.flags());
    Expr from = consumes ? last : terms.factory().ite(isEmpty, further, last);
    Expr inside = terms.ints().le(from, terms.strings().length(matching.text()));
    Expr guard = consumes ? terms.factory().bool(true) : inside;
    List<CallWay> ways = new ArrayList<>(ways(c, matching.search(from), guard));
    if (!(guard instanceof Const)) {
      ways.add(c.when(terms.factory().not(guard), MatcherModels::beyond));
    }
    return c.fork(ways);
  }

  private static CallExit beyond(Call c) {
    MatcherFields.at(c).forgetGroups();
    return c.give(c.terms().factory().bool(false));
  }

  /** The JDK's own code, as long as it knows what was appended before. */
  private static CallExit append(Call c) {
    return MatcherFields.mark(c) == MatcherText.REPLACED
        ? c.unsupported(ReasonCode.MATCHER_STATE, "what is left after replaceAll()")
        : c.own();
  }

  /** Begins with a reset, so that regions do not matter. */
  private static CallExit replaceAll(Call c) {
    MatcherFields matching = MatcherFields.ofReset(c);
    if (matching == null || c.isNull(1)) {
      return c.own();
    }
    return PatternModels.replace(
        c, matching.regex(), matching.text(), 1, true, k -> MatcherFields.at(k).replaceAll());
  }
}
