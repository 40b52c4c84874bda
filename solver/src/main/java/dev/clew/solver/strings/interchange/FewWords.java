package dev.clew.solver.strings.interchange;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.Language;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which unknown strings of a query can be one of few words only, by conditions of their own. */
final class FewWords {

  private static final int MOST_WORDS = 2_000;

  /** Strings that may be longer than this are many. */
  private static final int LONGEST = 64;

  private FewWords() {}

  /**
   * Whether each unknown string is short by a condition of its own: where one is not, there is
   * nothing to be looked for here. Costs a walk through the terms at most.
   */
  static boolean areConceivable(List<Expr> conjuncts) {
    Set<Symbol> shorts = new HashSet<>();
    for (Expr conjunct : conjuncts) {
      Language language = language(conjunct);
      if (language != null && language.maxLength() <= LONGEST) {
        shorts.add((Symbol) conjunct.arg(0));
      }
    }
    return !shorts.isEmpty() && conjuncts.stream().allMatch(each -> hasOnly(shorts, each));
  }

  private static boolean hasOnly(Set<Symbol> shorts, Expr conjunct) {
    boolean[] only = {true};
    new PostOrder()
        .visit(
            conjunct,
            expr ->
                only[0] &=
                    !(expr instanceof Symbol symbol)
                        || symbol.sort().kind() != Sort.Kind.STRING
                        || shorts.contains(symbol));
    return only[0];
  }

  /** Short and nice words first. */
  static Map<Symbol, List<String>> of(List<Expr> conjuncts, Automata automata) {
    Map<Symbol, Nfa> languages = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Language language = language(conjunct);
      if (language != null) {
        narrow((Symbol) conjunct.arg(0), language, languages, automata);
      }
    }
    Map<Symbol, List<String>> words = new LinkedHashMap<>();
    languages.forEach(
        (symbol, nfa) ->
            automata.finiteWords(nfa, MOST_WORDS).ifPresent(few -> words.put(symbol, few)));
    return words;
  }

  /** What a condition says of one unknown string and nothing else. */
  private static @Nullable Language language(Expr conjunct) {
    if (conjunct.arity() != 2
        || !(conjunct.arg(0) instanceof Symbol)
        || !(conjunct.arg(1) instanceof Const constant)) {
      return null;
    }
    if (conjunct.is(StringOp.IN)) {
      return constant.value().asLanguage();
    }
    boolean string = conjunct.arg(0).sort().equals(Sort.STRING);
    return conjunct.is(CoreOp.EQ) && string ? Language.word(constant.value().asString()) : null;
  }

  private static void narrow(
      Symbol symbol, Language language, Map<Symbol, Nfa> languages, Automata automata) {
    try {
      Nfa nfa = automata.of(language);
      Nfa known = languages.get(symbol);
      languages.put(symbol, known == null ? nfa : automata.intersect(known, nfa));
    } catch (TooLarge tooLarge) {
      // The others may do.
    }
  }
}
