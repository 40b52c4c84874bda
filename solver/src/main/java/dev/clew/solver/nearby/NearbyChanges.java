package dev.clew.solver.nearby;

import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.UnitNiceness;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Proposes changes of values that may make one conjunct true, the likeliest first. */
final class NearbyChanges {

  private static final int MOST = 600;

  /** Of a set of units that is known to be allowed. */
  private static final int MOST_OF_A_SET = 3;

  /** Letters that change their length with their case, or become ASCII. */
  private static final String ODD_LETTERS = "\u0130\u00df\u0149\u0131\u212a\u017f\ufb01";

  /** Units to try where no set is known: all of ASCII, and some others. */
  private static final String PROBES =
      nicest(CharSet.range('\0', '\u007f')) + ODD_LETTERS + "\u00e9\u2028\u0660\ud83d\ude00\ufeff";

  /** Of a text whose units are changed one by one. */
  private static final int MOST_PLACES = 24;

  /** What a longer text is filled with. */
  private static final List<String> FILLERS = List.of("a", "0", " ");

  private static final int LONGEST = 256;
  private static final int MOST_LENGTHS = 12;

  /** From a number of a conjunct to those that are worth a try. */
  private static final List<BigInteger> NEAR =
      List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate());

  private final Evaluator evaluator;
  private final TextRegions regions;
  private final Set<ValueChange> proposed = new LinkedHashSet<>();

  NearbyChanges(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.regions = new TextRegions(evaluator);
  }

  private static String nicest(CharSet units) {
    StringBuilder all = new StringBuilder();
    for (int unit = UnitNiceness.next(units, -1); unit >= 0; ) {
      all.append((char) unit);
      unit = UnitNiceness.next(units, UnitNiceness.rank((char) unit));
    }
    return all.toString();
  }

  /**
   * All of them.
   *
   * @param known says which units other conjuncts allow
   */
  Set<ValueChange> of(Expr conjunct, List<Expr> conjuncts, KnownUnits known, KnownWords words) {
    KnownUnits.Allowed allowed = known.by(conjunct);
    try {
      if (allowed != null && allowed.code().is(StringOp.CODE_AT)) {
        among(allowed.code(), known.allowed(allowed.code(), conjuncts));
      } else {
        inAnyWay(new ConjunctTerms(conjunct), words);
      }
    } catch (FunctionFailure noValue) {
      return proposed; // what is left of the conjunct is not looked at
    }
    return proposed;
  }

  private void inAnyWay(ConjunctTerms terms, KnownWords known) {
    terms.symbols().stream().filter(ConjunctTerms::isNumber).forEach(each -> numbers(each, terms));
    terms.all(StringOp.CODE_AT).forEach(this::anyUnit);
    terms.all(StringOp.LENGTH).forEach(length -> lengths(length.arg(0), terms));
    terms.all(StringOp.TO_LOWER).forEach(text -> oddLetters(text.arg(0)));
    terms.all(StringOp.TO_UPPER).forEach(text -> oddLetters(text.arg(0)));
    for (Expr member : terms.all(StringOp.IN)) {
      known
          .of(((Const) member.arg(1)).value().asLanguage())
          .forEach(word -> insert(member.arg(0), word));
    }
    decimals(terms);
    Set<String> words = terms.words(evaluator);
    for (Expr text : terms.texts()) {
      words.forEach(word -> insert(text, word));
    }
    for (Symbol symbol : terms.symbols()) {
      if (symbol.sort().equals(Sort.STRING)) {
        lengths(symbol, terms);
        edits(regions.whole(symbol), terms.units());
      }
    }
  }

  private void decimals(ConjunctTerms terms) {
    Set<String> decimals = terms.decimals();
    for (Symbol symbol : terms.symbols()) {
      if (symbol.sort().equals(Sort.STRING)) {
        TextRegion whole = regions.whole(symbol);
        decimals.forEach(word -> add(whole.replaced(word)));
      }
    }
  }

  private void add(ValueChange change) {
    if (proposed.size() < MOST) {
      proposed.add(change);
    }
  }

  /** Unknown numbers become one of the conjunct's own, or a neighbour of it. */
  private void numbers(Symbol symbol, ConjunctTerms terms) {
    for (Expr term : terms.ofSort(symbol.sort())) {
      BigInteger value = evaluator.evaluate(term).asInteger();
      NEAR.forEach(each -> add(new ValueChange(symbol, number(symbol, value.add(each)))));
    }
  }

  private static Value number(Symbol symbol, BigInteger number) {
    return symbol.sort().kind() == Sort.Kind.INTEGER
        ? Value.of(number)
        : Value.ofPattern(symbol.sort(), number);
  }

  private void among(Expr code, CharSet units) {
    TextRegion place = regions.unit(code);
    int unit = place == null ? -1 : UnitNiceness.next(units, -1);
    for (int i = 0; place != null && unit >= 0 && i < MOST_OF_A_SET; i++) {
      add(place.replaced(String.valueOf((char) unit)));
      unit = UnitNiceness.next(units, UnitNiceness.rank((char) unit));
    }
  }

  private void anyUnit(Expr code) {
    TextRegion place = regions.unit(code);
    for (int i = 0; place != null && i < PROBES.length(); i++) {
      add(place.replaced(PROBES.substring(i, i + 1)));
    }
  }

  private void oddLetters(Expr text) {
    TextRegion region = regions.of(text);
    for (int i = 0; region != null && i < Math.min(region.length(), MOST_PLACES); i++) {
      for (int j = 0; j < ODD_LETTERS.length(); j++) {
        add(region.part(i, i + 1).replaced(ODD_LETTERS.substring(j, j + 1)));
      }
    }
  }

  /** A text ends earlier, or later: about where a number of the conjunct says. */
  private void lengths(Expr text, ConjunctTerms terms) {
    TextRegion region = regions.of(text);
    if (region == null) {
      return;
    }
    TreeSet<Integer> lengths = new TreeSet<>(List.of(region.length() + 1, region.length() + 2));
    for (int length : terms.smallNumbers(evaluator, LONGEST)) {
      lengths.addAll(List.of(length, length + 1, Math.max(0, length - 1)));
    }
    for (int length = region.length() - 1; length >= 0 && lengths.size() < MOST_LENGTHS; length--) {
      lengths.add(length);
    }
    for (int length : lengths) {
      if (length < region.length()) {
        add(region.part(length, region.length()).replaced(""));
        add(region.rest(length).replaced(""));
      } else if (length > region.length()) {
        FILLERS.forEach(each -> add(region.end().replaced(each.repeat(length - region.length()))));
      }
    }
  }

  /** A word stands in the place of a text, before it, behind it, or in the place of its start. */
  private void insert(Expr text, String word) {
    TextRegion known = regions.of(text);
    for (TextRegion region : known != null ? List.of(known) : regions.below(text)) {
      add(region.replaced(word));
      add(region.part(0, 0).replaced(word));
      add(region.end().replaced(word));
      add(region.part(0, Math.min(word.length(), region.length())).replaced(word));
    }
  }

  /** Each unit of a text is left out, or one of some others stands before it or in its place. */
  private void edits(TextRegion text, String units) {
    int places = Math.min(text.length(), MOST_PLACES);
    for (int i = 0; i < places; i++) {
      for (int j = 0; j < units.length(); j++) {
        add(text.part(i, i + 1).replaced(units.substring(j, j + 1)));
        add(text.part(i, i).replaced(units.substring(j, j + 1)));
      }
      add(text.part(i, i + 1).replaced(""));
    }
  }
}
