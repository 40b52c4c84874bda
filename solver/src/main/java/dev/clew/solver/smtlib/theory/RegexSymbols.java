package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The regular expressions of the theory Strings, all of which must be constant. */
public final class RegexSymbols implements TheoryVocabulary {

  public static final String NOT_CONSTANT = "a regular expression that is not constant is";

  @Override
  public Map<String, SortMeaning> sorts() {
    SortMeaning language =
        identifier -> {
          identifier.requireIndices(0);
          return Sort.LANGUAGE;
        };
    return Map.of("RegLan", language, "RegEx", language);
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.ofEntries(
        entry("str.in_re", RegexSymbols::in),
        entry("str.in.re", RegexSymbols::in),
        entry("str.replace_re", call -> replace(call, StringOp.REPLACE_WORD)),
        entry("str.replace_re_all", call -> replace(call, StringOp.REPLACE_WORDS)),
        entry("str.to_re", RegexSymbols::word),
        entry("str.to.re", RegexSymbols::word),
        entry("re.none", call -> constant(call, Language.NOTHING)),
        entry("re.nostr", call -> constant(call, Language.NOTHING)),
        entry("re.all", call -> constant(call, Language.ANYTHING)),
        entry("re.allchar", call -> constant(call, Language.ANY_CHAR)),
        entry("re.++", call -> many(call, Language::sequence)),
        entry("re.union", call -> many(call, Language::choice)),
        entry("re.inter", call -> many(call, Language::both)),
        entry("re.diff", call -> many(call, RegexSymbols::difference)),
        entry("re.*", call -> one(call, Language::star)),
        entry("re.+", call -> one(call, Language::plus)),
        entry("re.opt", call -> one(call, Language::optional)),
        entry("re.comp", call -> one(call, Language::not)),
        entry("re.complement", call -> one(call, Language::not)),
        entry("re.range", RegexSymbols::range),
        entry("re.^", RegexSymbols::power),
        entry("re.loop", RegexSymbols::loop));
  }

  private static Language language(SymbolUse call, int place) {
    call.require(place, Sort.LANGUAGE);
    if (call.arg(place) instanceof Const constant) {
      return constant.value().asLanguage();
    }
    throw ScriptException.notSupported(call.position(place), NOT_CONSTANT);
  }

  private static String string(SymbolUse call, int place) {
    call.require(place, Sort.STRING);
    return GroundTerms.value(call.arg(place))
        .orElseThrow(() -> ScriptException.notSupported(call.position(place), NOT_CONSTANT))
        .asString();
  }

  private static Expr in(SymbolUse call) {
    call.shape(0, 2);
    call.require(0, Sort.STRING);
    Expr language = call.terms().language(language(call, 1));
    return call.terms().apply(StringOp.IN, call.arg(0), language);
  }

  private static Expr replace(SymbolUse call, StringOp op) {
    call.shape(0, 3);
    call.require(0, Sort.STRING);
    call.require(2, Sort.STRING);
    Expr language = call.terms().language(language(call, 1));
    return call.terms().apply(op, call.arg(0), language, call.arg(2));
  }

  private static Expr constant(SymbolUse call, Language language) {
    call.shape(0, 0);
    return call.terms().language(language);
  }

  private static Expr word(SymbolUse call) {
    call.shape(0, 1);
    String word = string(call, 0);
    word.chars().forEach(call.gaps()::mention);
    return call.terms().language(Language.word(word));
  }

  private static Expr one(SymbolUse call, UnaryOperator<Language> meaning) {
    call.shape(0, 1);
    return call.terms().language(meaning.apply(language(call, 0)));
  }

  private static Expr many(SymbolUse call, Function<List<Language>, Language> meaning) {
    call.atLeast(1);
    List<Language> parts = new ArrayList<>();
    for (int i = 0; i < call.arity(); i++) {
      parts.add(language(call, i));
    }
    return call.terms().language(meaning.apply(parts));
  }

  private static Language difference(List<Language> parts) {
    Language result = parts.get(0);
    for (Language removed : parts.subList(1, parts.size())) {
      result = Language.minus(result, removed);
    }
    return result;
  }

  private static Expr range(SymbolUse call) {
    call.shape(0, 2);
    int[] from = string(call, 0).chars().toArray();
    int[] to = string(call, 1).chars().toArray();
    return range(call.terms(), call.gaps(), from, to);
  }

  /**
   * The characters between two, none where either bound is not one character. What is beyond the
   * units is left out: no string of ours has it.
   */
  public static Expr range(ExprFactory terms, TheoryGaps gaps, int[] from, int[] to) {
    if (from.length != 1 || to.length != 1 || from[0] > to[0]) {
      return terms.language(Language.NOTHING);
    }
    gaps.mention(from[0]);
    if (to[0] != LiteralCharacters.MAX) {
      gaps.mention(to[0]);
    }
    return terms.language(
        from[0] > LiteralCharacters.MAX_UNIT
            ? Language.NOTHING
            : Language.chars(
                CharSet.range((char) from[0], (char) Math.min(to[0], LiteralCharacters.MAX_UNIT))));
  }

  private static Expr power(SymbolUse call) {
    call.shape(1, 1);
    int times = call.head().index(0, 0, Integer.MAX_VALUE);
    return call.terms().language(Language.loop(language(call, 0), times, times));
  }

  /**
   * {@code ((_ re.loop a b) r)} as in the standard, or {@code (re.loop r a b)}; b may be left out.
   */
  private static Expr loop(SymbolUse call) {
    int indices = call.head().indices().size();
    if (indices > 0) {
      call.shape(indices == 1 ? 1 : 2, 1);
      int least = call.head().index(0, 0, Integer.MAX_VALUE);
      int most = indices == 1 ? LoopLanguage.UNBOUNDED : call.head().index(1, 0, Integer.MAX_VALUE);
      return loop(call, least, most);
    }
    if (call.arity() < 2 || call.arity() > 3) {
      throw call.arityError("a regular expression and one or two numerals");
    }
    return loop(call, count(call, 1), call.arity() == 2 ? LoopLanguage.UNBOUNDED : count(call, 2));
  }

  private static Expr loop(SymbolUse call, int least, int most) {
    Language body = language(call, 0);
    boolean none = most != LoopLanguage.UNBOUNDED && most < least;
    return call.terms().language(none ? Language.NOTHING : Language.loop(body, least, most));
  }

  private static int count(SymbolUse call, int place) {
    call.require(place, Sort.INTEGER);
    BigInteger count =
        GroundTerms.value(call.arg(place))
            .orElseThrow(() -> ScriptException.notSupported(call.position(place), NOT_CONSTANT))
            .asInteger();
    if (count.signum() < 0 || count.bitLength() >= Integer.SIZE) {
      throw new ScriptException(
          call.position(place), "'re.loop' " + count + " times", "another number");
    }
    return count.intValue();
  }

  /** Whether languages are equal, where that can be seen from how they are written. */
  public static boolean sameLanguage(SymbolUse call) {
    for (int i = 1; i < call.arity(); i++) {
      if (!language(call, 0).equals(language(call, i))) {
        throw ScriptException.notSupported(
            call.position(i), "whether two regular expressions have the same words is");
      }
    }
    return true;
  }
}
