package dev.clew.solver.nearby;

import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The terms of a conjunct, its own first; not all of a large one. */
final class ConjunctTerms {

  private static final int MOST_TERMS = 400;
  private static final int MOST_WORDS = 12;

  /** Units that words of a conjunct are made of. */
  private static final int MOST_UNITS = 8;

  private final List<Expr> terms = new ArrayList<>();

  ConjunctTerms(Expr conjunct) {
    Set<Expr> seen = new HashSet<>();
    Deque<Expr> open = new ArrayDeque<>();
    open.add(conjunct);
    while (!open.isEmpty() && terms.size() < MOST_TERMS) {
      Expr term = open.remove();
      if (seen.add(term)) {
        terms.add(term);
        for (int i = 0; i < term.arity(); i++) {
          open.add(term.arg(i));
        }
      }
    }
  }

  List<Expr> all(StringOp op) {
    return terms.stream().filter(term -> term.is(op)).toList();
  }

  /** The outermost of a kind; null for none. */
  @Nullable Expr first(Predicate<Expr> kind) {
    return terms.stream().filter(kind).findFirst().orElse(null);
  }

  List<Symbol> symbols() {
    return terms.stream().filter(Symbol.class::isInstance).map(Symbol.class::cast).toList();
  }

  List<Expr> ofSort(Sort sort) {
    return terms.stream().filter(term -> term.sort().equals(sort)).toList();
  }

  Set<String> decimals() {
    return new DecimalWords(terms).all();
  }

  static boolean isNumber(Expr term) {
    return term.sort().kind() == Sort.Kind.BITS || term.sort().kind() == Sort.Kind.INTEGER;
  }

  /** Texts that are not constants. */
  List<Expr> texts() {
    return ofSort(Sort.STRING).stream().filter(term -> !(term instanceof Const)).toList();
  }

  /**
   * Whether its texts together are longer than so many units; those without a value do not count.
   */
  boolean hasMoreUnits(int most, Evaluator evaluator) {
    long units = 0;
    for (Expr text : texts()) {
      units += length(text, evaluator);
      if (units > most) {
        return true;
      }
    }
    return false;
  }

  private static int length(Expr text, Evaluator evaluator) {
    try {
      return evaluator.evaluate(text).asString().length();
    } catch (FunctionFailure noValue) {
      return 0;
    }
  }

  /** What its texts are, and the numerals of its numbers if it reads any. */
  Set<String> words(Evaluator evaluator) {
    Set<String> words = new LinkedHashSet<>();
    for (Expr term : ofSort(Sort.STRING)) {
      if (term instanceof Const || words.size() < MOST_WORDS) {
        words.add(evaluator.evaluate(term).asString());
      }
    }
    boolean readsNumbers =
        terms.stream().anyMatch(term -> term.is(StringOp.TO_INT) || term.is(StringOp.PARSE));
    for (Expr term : terms) {
      if (readsNumbers && term instanceof Const known && isNumber(term)) {
        BigInteger number = known.value().asInteger();
        words.add(number.toString());
        words.add(number.add(BigInteger.ONE).toString());
        words.add(number.subtract(BigInteger.ONE).toString());
      }
    }
    return words;
  }

  /** Numbers from zero on that its terms are, each once. */
  Set<Integer> smallNumbers(Evaluator evaluator, int most) {
    Set<Integer> numbers = new LinkedHashSet<>();
    for (Expr term : terms) {
      if (isNumber(term) && numbers.size() < MOST_WORDS) {
        BigInteger number = evaluator.evaluate(term).asInteger();
        if (number.signum() >= 0
            && number.bitLength() < Integer.SIZE
            && number.intValue() <= most) {
          numbers.add(number.intValue());
        }
      }
    }
    return numbers;
  }

  /** Units that are worth a try anywhere: those of its words, a letter and a blank. */
  String units() {
    StringBuilder units = new StringBuilder("a ");
    for (Expr term : terms) {
      String word =
          term instanceof Const known && term.sort().equals(Sort.STRING)
              ? known.value().asString()
              : "";
      for (int i = 0; i < word.length() && units.length() < MOST_UNITS; i++) {
        if (units.indexOf(word.substring(i, i + 1)) < 0) {
          units.append(word.charAt(i));
        }
      }
    }
    return units.toString();
  }
}
