package dev.clew.app.strings;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random conjunctions of one family. Words have at most four characters of an alphabet of three,
 * fewer where several unknowns would make too many cases to try.
 */
final class RandomConjunctions {

  private static final int LEAST = -2;
  private static final int MOST = 6;

  /** By number of strings, then of integers. */
  private static final int[][] LONGEST_WORD = {{4, 4, 4}, {4, 3, 2}, {3, 2, 1}};

  private final Random random;
  private final Family family;

  RandomConjunctions(Random random, Family family) {
    this.random = random;
    this.family = family;
  }

  /** In a factory of its own, which does not simplify. */
  Conjunction next() {
    ExprFactory terms = new ExprFactory(Rewriter.NONE);
    String alphabet = family.alphabets().get(random.nextInt(family.alphabets().size()));
    List<Unknown> unknowns = unknowns(terms, alphabet);
    RandomStringTerms source = new RandomStringTerms(terms, random, family, alphabet, unknowns);
    List<Expr> literals = new ArrayList<>();
    for (int i = 2 + random.nextInt(5); i > 0; i--) {
      literals.add(source.literal(1 + random.nextInt(2)));
    }
    if (random.nextBoolean()) {
      Evaluator planted = new Evaluator(someValues(unknowns));
      literals.replaceAll(each -> planted.holds(each) ? each : terms.not(each));
    }
    return new Conjunction(unknowns, literals);
  }

  /** Values that a conjunction is to have for a solution, so that not most have none. */
  private Assignment someValues(List<Unknown> unknowns) {
    Map<Symbol, Value> values = new HashMap<>();
    for (Unknown unknown : unknowns) {
      values.put(unknown.symbol(), unknown.domain().get(random.nextInt(unknown.domain().size())));
    }
    return Assignment.of(values);
  }

  private List<Unknown> unknowns(ExprFactory terms, String alphabet) {
    int strings = 1 + Math.min(random.nextInt(6) / 2, random.nextInt(3));
    int integers = random.nextInt(3);
    List<Unknown> unknowns = new ArrayList<>();
    for (int i = 0; i < strings; i++) {
      Symbol symbol = terms.symbol("s" + i, Sort.STRING);
      unknowns.add(string(terms, symbol, alphabet, LONGEST_WORD[strings - 1][integers]));
    }
    for (int i = 0; i < integers; i++) {
      unknowns.add(random.nextInt(3) == 0 ? machineInt(terms, "n" + i) : integer(terms, "i" + i));
    }
    return unknowns;
  }

  private static Unknown string(ExprFactory terms, Symbol symbol, String alphabet, int longest) {
    Language any = Language.loop(Language.chars(CharSet.of(alphabet)), 0, longest);
    return new Unknown(
        symbol,
        words(alphabet, longest).stream().map(Value::of).toList(),
        List.of(terms.apply(StringOp.IN, symbol, terms.language(any))));
  }

  /** All words up to a length, shortest first. */
  private static List<String> words(String alphabet, int longest) {
    List<String> all = new ArrayList<>(List.of(""));
    int from = 0;
    for (int length = 1; length <= longest; length++) {
      int to = all.size();
      for (int i = from; i < to; i++) {
        for (int at = 0; at < alphabet.length(); at++) {
          all.add(all.get(i) + alphabet.charAt(at));
        }
      }
      from = to;
    }
    return all;
  }

  private static Unknown integer(ExprFactory terms, String name) {
    Symbol symbol = terms.symbol(name, Sort.INTEGER);
    List<Value> domain = new ArrayList<>();
    for (int i = LEAST; i <= MOST; i++) {
      domain.add(Value.of(BigInteger.valueOf(i)));
    }
    return new Unknown(
        symbol,
        domain,
        List.of(
            terms.apply(IntegerOp.LE, terms.integerConst(LEAST), symbol),
            terms.apply(IntegerOp.LE, symbol, terms.integerConst(MOST))));
  }

  private static Unknown machineInt(ExprFactory terms, String name) {
    Symbol symbol = terms.symbol(name, Sort.INT);
    List<Value> domain = new ArrayList<>();
    for (int i = LEAST; i <= MOST; i++) {
      domain.add(Value.of(i));
    }
    return new Unknown(
        symbol,
        domain,
        List.of(
            terms.apply(BitsOp.SLE, terms.intConst(LEAST), symbol),
            terms.apply(BitsOp.SLE, symbol, terms.intConst(MOST))));
  }
}
