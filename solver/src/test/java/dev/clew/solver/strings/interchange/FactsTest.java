package dev.clew.solver.strings.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.LengthSet;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.edges.EdgeMeaning;
import dev.clew.solver.strings.rules.CodeSets;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.LengthFacts;
import dev.clew.solver.strings.strand.NumberRanges;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said of numbers, against the numbers one by one. */
class FactsTest {

  private final ExprFactory terms = Simplifier.factory();
  private final IntegerTerms integers = new IntegerTerms(terms);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);
  private final Random random = new Random(9);

  private static Evaluator with(Symbol symbol, long number) {
    return new Evaluator(Assignment.of(Map.of(symbol, EdgeMeaning.integer(number))));
  }

  @Test
  void factsOfLengthsHoldExactlyOfTheLengths() throws TooLarge {
    Language three = Language.word("aaa");
    Language five = Language.word("aaaaa");
    List<Language> languages =
        List.of(
            Language.ANYTHING,
            Language.NOTHING,
            Language.EMPTY,
            three,
            Language.choice(Language.EMPTY, three, five),
            Language.star(three),
            Language.plus(Language.sequence(three, Language.ANY_CHAR)),
            Language.star(Language.choice(three, five)),
            Language.sequence(Language.word("a"), Language.star(five)),
            Language.choice(Language.word("aa"), Language.sequence(three, Language.star(five))),
            Language.loop(Language.ANY_CHAR, 2, 9));
    Automata automata = new Automata();
    for (Language language : languages) {
      LengthSet lengths = automata.lengths(automata.of(language));
      Set<Expr> facts = new LinkedHashSet<>();
      LengthFacts.state(lengths, n, integers, facts);
      for (int length = 0; length < 60; length++) {
        assertThat(with(n, length).allHold(facts))
            .as(language + " " + length)
            .isEqualTo(lengths.contains(length) && language.accepts("a".repeat(length)));
      }
    }
  }

  @Test
  void lengthsOfSeveralRemaindersLoseNothing() throws TooLarge {
    Language language =
        Language.sequence(
            Language.optional(Language.word("a")), Language.star(Language.word("aaaaa")));
    Automata automata = new Automata();
    Set<Expr> facts = new LinkedHashSet<>();
    LengthFacts.state(automata.lengths(automata.of(language)), n, integers, facts);
    for (int length = 0; length < 60; length++) {
      boolean allowed = with(n, length).allHold(facts);
      assertThat(allowed || length % 5 > 1).isTrue();
    }
  }

  @Test
  void rangesHaveEveryValueThatTheConditionsAllow() {
    for (int round = 0; round < 300; round++) {
      List<Expr> conditions = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        conditions.add(comparison());
      }
      NumberRanges ranges = new NumberRanges(conditions);
      for (int value = -6; value <= 6; value++) {
        if (with(n, value).allHold(conditions)) {
          assertThat(value).isBetween(clamped(ranges.least(n)), clamped(ranges.greatest(n)));
        }
      }
    }
    NumberRanges none = new NumberRanges(List.of());
    assertThat(none.least(n)).isNegative();
    assertThat(none.greatest(n)).isGreaterThan(1L << 60);
    assertThat(none.greatest(integers.number(7))).isEqualTo(7);
  }

  private static int clamped(long value) {
    return (int) Math.max(-100, Math.min(100, value));
  }

  @Test
  void rangesOfHugeNumbersStayHuge() {
    Expr huge = integers.number(BigInteger.TEN.pow(40));
    NumberRanges above = new NumberRanges(List.of(integers.less(huge, n)));
    assertThat(above.least(n)).isGreaterThan(1L << 60);
    NumberRanges below = new NumberRanges(List.of(integers.less(n, huge)));
    assertThat(below.greatest(n)).isGreaterThan(1L << 60);
    assertThat(below.least(n)).isNegative();
  }

  private Expr comparison() {
    Expr constant = integers.number(random.nextInt(9) - 4);
    Expr condition =
        switch (random.nextInt(5)) {
          case 0 -> integers.less(n, constant);
          case 1 -> integers.less(constant, n);
          case 2 -> integers.atMost(n, constant);
          case 3 -> integers.atMost(constant, n);
          default -> integers.equal(n, constant);
        };
    return random.nextInt(3) == 0 ? terms.not(condition) : condition;
  }

  @Test
  void setsOfCodesAreWhereTheConditionHolds() {
    ExprFactory plain = new ExprFactory(Rewriter.NONE);
    Symbol code = plain.symbol("code", Sort.INTEGER);
    for (int round = 0; round < 25; round++) {
      Expr condition = codeCondition(plain, code, 3);
      CharSet set = CodeSets.of(condition, code);
      assertThat(set).isNotNull();
      for (int unit = 0; unit <= Character.MAX_VALUE; unit += unit < 300 || unit > 65000 ? 1 : 97) {
        assertThat(set.contains((char) unit))
            .as(condition + " " + unit)
            .isEqualTo(with(code, unit).holds(condition));
      }
    }
  }

  @Test
  void conditionsOnMoreThanTheCodeAreNoSets() {
    Symbol code = terms.symbol("code", Sort.INTEGER);
    assertThat(CodeSets.of(integers.less(code, n), code)).isNull();
    assertThat(CodeSets.of(integers.less(integers.plus(code, integers.number(1)), n), code))
        .isNull();
    assertThat(CodeSets.of(terms.symbol("p", Sort.BOOL), code)).isNull();
    Expr either = terms.or(integers.less(code, integers.number(9)), integers.less(n, code));
    assertThat(CodeSets.of(either, code)).isNull();
  }

  private Expr codeCondition(ExprFactory plain, Symbol code, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      int[] bounds = {-1, 0, 1, 97, 65534, 65535, 65536, 1 << 20};
      Expr bound = plain.integerConst(bounds[random.nextInt(bounds.length)]);
      boolean left = random.nextBoolean();
      Expr a = left ? code : bound;
      Expr b = left ? bound : code;
      return switch (random.nextInt(3)) {
        case 0 -> plain.eq(a, b);
        case 1 -> plain.apply(IntegerOp.LT, a, b);
        default -> plain.apply(IntegerOp.LE, a, b);
      };
    }
    Expr first = codeCondition(plain, code, depth - 1);
    return switch (random.nextInt(3)) {
      case 0 -> plain.not(first);
      case 1 -> plain.and(first, codeCondition(plain, code, depth - 1));
      default -> plain.or(first, codeCondition(plain, code, depth - 1));
    };
  }
}
