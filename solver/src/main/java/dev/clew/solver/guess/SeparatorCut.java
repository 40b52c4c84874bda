package dev.clew.solver.guess;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Guesses how often a separator is in a text, which then is a concatenation of pieces without it:
 * searching gives sums of their lengths, and what is between two places found is a piece.
 */
final class SeparatorCut {

  private static final int SAMPLES = 3;

  private final ExprFactory factory;
  private final Symbol text;
  private final String separator;
  private final List<Symbol> pieces = new ArrayList<>();
  private final Expr whole;

  /** What has to hold for the cut to be one; grows with what is replaced. */
  private final List<Expr> conditions = new ArrayList<>();

  /** Which integers are which is told by their values for some lengths of the pieces. */
  private final List<Evaluator> samples = new ArrayList<>();

  private SeparatorCut(ExprFactory factory, Symbol text, String separator, int times) {
    this.factory = factory;
    this.text = text;
    this.separator = separator;
    for (int i = 0; i <= times; i++) {
      pieces.add(factory.symbol(text.name() + "\u0000" + i + separator, Sort.STRING));
    }
    this.whole = concatenation(0, times);
    addNoOthers();
    for (int i = 0; i < SAMPLES; i++) {
      samples.add(new Evaluator(sample(i)));
    }
  }

  private Assignment sample(int number) {
    Map<Symbol, Value> values = new HashMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      int length = (i + 1) * (7 + 10 * number) * (number + i + 1) % 101;
      values.put(pieces.get(i), Value.of("\uE000".repeat(length)));
    }
    return Assignment.of(values);
  }

  /** A search in a symbol for a known text. */
  static Optional<Expr> find(NarrowedQuery guess) {
    return guess.find(SeparatorCut::isSearch);
  }

  private static boolean isSearch(Expr expr) {
    return (expr.is(StringOp.INDEX_OF) || expr.is(StringOp.LAST_INDEX_OF))
        && expr.arg(0) instanceof Symbol
        && expr.arg(1) instanceof Const text
        && !text.value().asString().isEmpty();
  }

  /** Guesses for a search, the most likely first. */
  static List<NarrowedQuery> apply(NarrowedQuery guess, Expr search) {
    Expr where = search.arg(0);
    int searches =
        guess.count(expr -> isSearch(expr) && expr.arg(0) == where && expr.arg(1) == search.arg(1));
    List<NarrowedQuery> guesses = new ArrayList<>();
    for (int times = searches; times >= 0; times--) {
      guesses.add(cut(guess, search, times));
    }
    guesses.add(cut(guess, search, searches + 1));
    guesses.removeIf(NarrowedQuery::isRefuted);
    return guesses;
  }

  private static NarrowedQuery cut(NarrowedQuery guess, Expr search, int times) {
    String separator = ((Const) search.arg(1)).value().asString();
    SeparatorCut cut = new SeparatorCut(guess.factory(), (Symbol) search.arg(0), separator, times);
    return guess.with(cut.text, cut.whole, cut::change, cut.conditions);
  }

  private Expr concatenation(int first, int last) {
    Expr all = pieces.get(last);
    for (int i = last - 1; i >= first; i--) {
      Expr rest = factory.apply(StringOp.CONCAT, factory.string(separator), all);
      all = factory.apply(StringOp.CONCAT, pieces.get(i), rest);
    }
    return all;
  }

  /** No other occurrence of the separator, overlapping ones included. */
  private void addNoOthers() {
    for (int i = 0; i < pieces.size(); i++) {
      String before = i == 0 ? "" : separator.substring(1);
      String after = i == pieces.size() - 1 ? "" : separator.substring(0, separator.length() - 1);
      Expr padded =
          factory.apply(
              StringOp.CONCAT,
              factory.string(before),
              factory.apply(StringOp.CONCAT, pieces.get(i), factory.string(after)));
      conditions.add(
          factory.not(factory.apply(StringOp.CONTAINS, padded, factory.string(separator))));
    }
  }

  private Expr change(Apply original, Expr[] args) {
    if (original.arity() < 2 || original.arg(0) != text) {
      return original;
    }
    boolean isSeparator = args[1] instanceof Const known && isSeparator(known);
    if (original.is(StringOp.CONTAINS) && isSeparator) {
      return factory.bool(pieces.size() > 1);
    }
    if (original.is(StringOp.INDEX_OF) && isSeparator) {
      return indexOf(original, args[2]);
    }
    if (original.is(StringOp.LAST_INDEX_OF) && isSeparator) {
      return lastIndexOf(original, args[2]);
    }
    return original.is(StringOp.SLICE) ? slice(original, args[1], args[2]) : original;
  }

  private boolean isSeparator(Const known) {
    return known.sort().equals(Sort.STRING) && known.value().asString().equals(separator);
  }

  private Expr lastIndexOf(Expr original, Expr from) {
    Expr end = factory.apply(StringOp.LENGTH, whole);
    return isLikely(from, end) ? where(from, end, place(pieces.size() - 2)) : original;
  }

  private Expr indexOf(Expr original, Expr from) {
    for (int i = 0; i < pieces.size(); i++) {
      Expr start = i == 0 ? factory.integerConst(0) : plus(place(i - 1), factory.integerConst(1));
      if (isLikely(from, start)) {
        Expr next = i == pieces.size() - 1 ? factory.integerConst(-1) : place(i);
        return where(from, start, next);
      }
    }
    return original;
  }

  private Expr slice(Expr original, Expr from, Expr count) {
    for (int i = 0; i < pieces.size(); i++) {
      if (isLikely(from, start(i))) {
        for (int j = i; j < pieces.size(); j++) {
          Expr part = concatenation(i, j);
          Expr length = factory.apply(StringOp.LENGTH, part);
          if (isLikely(count, length)) {
            return where(count, length, where(from, start(i), part));
          }
        }
      }
    }
    return original;
  }

  /** Where a piece begins. */
  private Expr start(int piece) {
    return piece == 0
        ? factory.integerConst(0)
        : plus(place(piece - 1), factory.integerConst(separator.length()));
  }

  /** Where a separator is; -1 for the one before the first. */
  private Expr place(int index) {
    return index < 0
        ? factory.integerConst(-1)
        : factory.apply(StringOp.LENGTH, concatenation(0, index));
  }

  private Expr plus(Expr a, Expr b) {
    return factory.apply(IntegerOp.ADD, a, b);
  }

  /** The result, if a number is what it seems to be: that is one more thing to hold. */
  private Expr where(Expr number, Expr expected, Expr result) {
    conditions.add(factory.eq(number, expected));
    return result;
  }

  /**
   * Whether a number that depends on the pieces alone is another one, as far as samples tell: of
   * what stands in the pieces they know nothing.
   */
  private boolean isLikely(Expr number, Expr expected) {
    return samples.stream().allMatch(each -> value(each, number).equals(value(each, expected)))
        && !hasOtherSymbols(number);
  }

  private boolean hasOtherSymbols(Expr number) {
    boolean[] found = {false};
    new PostOrder()
        .visit(
            number, expr -> found[0] |= expr instanceof Symbol symbol && !pieces.contains(symbol));
    return found[0];
  }

  private static BigInteger value(Evaluator evaluator, Expr number) {
    return evaluator.evaluate(number).asInteger();
  }
}
