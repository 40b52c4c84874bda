package dev.clew.hotspots.text;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a path's condition says of each unknown string by itself, as a language that has every word
 * which it can be. Conditions that are about several unknowns at once, or that are no language, are
 * left out, and the unknowns in them are remembered: theirs is not exact.
 */
final class InputLanguages {

  private static final int LONGEST = 512;

  private final Map<Symbol, Language> languages = new HashMap<>();
  private final Set<Symbol> vague = new HashSet<>();
  private final JavaRegex patterns = new JavaRegex();

  InputLanguages(List<Expr> conditions) {
    for (Expr condition : conditions) {
      Set<Symbol> symbols = symbols(condition);
      Optional<Language> language =
          symbols.size() == 1 ? language(condition, symbols.iterator().next()) : Optional.empty();
      if (language.isPresent()) {
        languages.merge(symbols.iterator().next(), language.get(), Language::both);
      } else {
        vague.addAll(symbols);
      }
    }
  }

  static Set<Symbol> symbols(Expr term) {
    Set<Symbol> symbols = new HashSet<>();
    new PostOrder()
        .visit(
            term,
            part -> {
              if (part instanceof Symbol symbol) {
                symbols.add(symbol);
              }
            });
    return symbols;
  }

  /** All that an unknown can be, and perhaps more. */
  Language of(Symbol symbol) {
    return languages.getOrDefault(symbol, Language.ANYTHING);
  }

  /** Whether that is all that the condition says of it. */
  boolean isExact(Symbol symbol) {
    return !vague.contains(symbol);
  }

  /** The words for which a condition holds; empty where that is no language that is known. */
  private Optional<Language> language(Expr condition, Symbol symbol) {
    if (condition.is(CoreOp.NOT)) {
      return language(condition.arg(0), symbol).map(Language::not);
    }
    if (condition.is(CoreOp.AND) || condition.is(CoreOp.OR)) {
      Optional<Language> left = language(condition.arg(0), symbol);
      Optional<Language> right = language(condition.arg(1), symbol);
      return left.flatMap(one -> right.map(other -> joined(condition, one, other)));
    }
    if (condition.is(CoreOp.EQ)) {
      return equal(condition.arg(0), condition.arg(1), symbol)
          .or(() -> equal(condition.arg(1), condition.arg(0), symbol));
    }
    if (condition.is(IntegerOp.LE) || condition.is(IntegerOp.LT)) {
      return bounded(condition, symbol);
    }
    return condition.arity() > 0 && condition.arg(0) == symbol
        ? member(condition)
        : Optional.empty();
  }

  private static Language joined(Expr condition, Language one, Language other) {
    return condition.is(CoreOp.AND) ? Language.both(one, other) : Language.choice(one, other);
  }

  private Optional<Language> member(Expr condition) {
    Optional<String> text = condition.arity() > 1 ? text(condition.arg(1)) : Optional.empty();
    if (condition.is(StringOp.IN) && condition.arg(1) instanceof Const known) {
      return Optional.of(known.value().asLanguage());
    }
    if (condition.is(StringOp.CONTAINS)) {
      return text.map(t -> sequence(Language.ANYTHING, Language.word(t), Language.ANYTHING));
    }
    if (condition.is(StringOp.STARTS_WITH)) {
      return text.map(t -> sequence(Language.word(t), Language.ANYTHING));
    }
    if (condition.is(StringOp.ENDS_WITH)) {
      return text.map(t -> sequence(Language.ANYTHING, Language.word(t)));
    }
    if (condition.is(StringOp.MATCHES) && condition.arg(2) instanceof Const flags) {
      int bits = flags.value().asInteger().intValue();
      return text.flatMap(pattern -> patterns.language(pattern, bits));
    }
    return Optional.empty();
  }

  private static Language sequence(Language... parts) {
    return Language.sequence(parts);
  }

  private static Optional<String> text(Expr term) {
    return term instanceof Const known && known.sort().equals(dev.clew.solver.expr.Sort.STRING)
        ? Optional.of(known.value().asString())
        : Optional.empty();
  }

  private static Optional<Language> equal(Expr one, Expr other, Symbol symbol) {
    if (!(other instanceof Const known)) {
      return Optional.empty();
    }
    if (one == symbol) {
      return text(known).map(Language::word);
    }
    if (one.is(StringOp.LENGTH) && one.arg(0) == symbol) {
      return number(known).map(n -> Language.loop(Language.ANY_CHAR, n, n));
    }
    boolean isUnit =
        one.is(StringOp.CODE_AT) && one.arg(0) == symbol && one.arg(1) instanceof Const;
    return isUnit ? unitAt((Const) one.arg(1), known) : Optional.empty();
  }

  /** A code of 0 also stands for a place behind the end. */
  private static Optional<Language> unitAt(Const position, Const code) {
    Optional<Integer> index = number(position);
    Optional<Integer> unit = number(code).filter(u -> u > 0 && u <= Character.MAX_VALUE);
    return index.flatMap(
        i ->
            unit.map(
                u ->
                    Language.sequence(
                        Language.loop(Language.ANY_CHAR, i, i),
                        Language.chars(CharSet.of((char) (int) u)),
                        Language.ANYTHING)));
  }

  private static Optional<Integer> number(Const known) {
    if (!known.sort().equals(dev.clew.solver.expr.Sort.INTEGER)) {
      return Optional.empty();
    }
    BigInteger value = known.value().asInteger();
    return value.signum() >= 0 && value.bitLength() < 31 && value.intValue() <= LONGEST
        ? Optional.of(value.intValue())
        : Optional.empty();
  }

  /** A length that is compared with a number. */
  private static Optional<Language> bounded(Expr condition, Symbol symbol) {
    int strict = condition.is(IntegerOp.LT) ? 1 : 0;
    Expr left = condition.arg(0);
    Expr right = condition.arg(1);
    if (isLength(left, symbol) && right instanceof Const most) {
      return number(most)
          .filter(n -> n >= strict)
          .map(n -> Language.loop(Language.ANY_CHAR, 0, n - strict));
    }
    if (isLength(right, symbol) && left instanceof Const least) {
      return number(least)
          .map(
              n ->
                  Language.sequence(
                      Language.loop(Language.ANY_CHAR, n + strict, n + strict), Language.ANYTHING));
    }
    return Optional.empty();
  }

  private static boolean isLength(Expr term, Symbol symbol) {
    return term.is(StringOp.LENGTH) && term.arg(0) == symbol;
  }
}
