package dev.clew.solver.nearby;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Decimals that a conjunct may be about which reads one: its numbers with a point somewhere, with
 * an exponent, and as its floats are written.
 */
final class DecimalWords {

  private static final int MOST_NUMBERS = 8;
  private static final int MOST_DECIMALS = 4;

  /** Longer numbers are powers for alignment, not amounts. */
  private static final int LONGEST_NUMBER = 40;

  /** Worth a try whatever the numbers: a tie, and several digits. */
  private static final List<BigInteger> DIGITS =
      List.of(BigInteger.ONE, BigInteger.valueOf(5), BigInteger.valueOf(12_345));

  /** Numbers of thousands of digits, before the point or behind it. */
  private static final List<String> FAR = List.of("1E9999", "1E-9999", "-1E9999", "-1E-9999");

  private final List<Expr> terms;

  DecimalWords(List<Expr> terms) {
    this.terms = terms;
  }

  /** None where no decimal is read. */
  Set<String> all() {
    Set<String> words = new LinkedHashSet<>();
    if (terms.stream().noneMatch(DecimalWords::readsDecimal)) {
      return words;
    }
    for (Expr term : terms) {
      if (term instanceof Const known && term.sort().equals(Sort.DOUBLE)) {
        words.add(Double.toString(known.value().asDouble()));
      }
    }
    words.addAll(FAR);
    Set<BigInteger> numbers = numbers();
    for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
      for (BigInteger number : numbers) {
        add(words, number, decimals);
      }
    }
    return words;
  }

  private void add(Set<String> words, BigInteger number, int decimals) {
    String plain = new BigDecimal(number, decimals).toPlainString();
    words.add(plain);
    words.add(number + "E-" + decimals);
    if (decimals > 0 && terms.stream().anyMatch(DecimalWords::isComma)) {
      words.add(plain.replace('.', ','));
    }
  }

  private Set<BigInteger> numbers() {
    Set<BigInteger> numbers = new LinkedHashSet<>();
    for (Expr term : terms) {
      if (term instanceof Const known
          && ConjunctTerms.isNumber(term)
          && known.value().asInteger().bitLength() <= LONGEST_NUMBER
          && numbers.size() < MOST_NUMBERS) {
        numbers.add(known.value().asInteger());
      }
    }
    numbers.addAll(DIGITS);
    return numbers;
  }

  /** A float, a number behind which a point was taken out, or what only code can read. */
  private static boolean readsDecimal(Expr term) {
    return term.is(StringOp.PARSE_FLOAT)
        || (term.is(StringOp.PARSE) && term.arg(0).is(StringOp.REPLACE_ONE))
        || (term instanceof Apply apply
            && apply.op() instanceof Function function
            && function.parameters().equals(List.of(Sort.STRING)));
  }

  private static boolean isComma(Expr term) {
    return term instanceof Const known
        && term.sort().equals(Sort.STRING)
        && known.value().asString().equals(",");
  }
}
