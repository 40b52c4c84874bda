package dev.clew.solver.nearby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearbyTextsLayerTest {

  private final ExprFactory f = Simplifier.factory();
  private final Symbol s = f.symbol("s", Sort.STRING);
  private final Symbol t = f.symbol("t", Sort.STRING);
  private final NearbyTextsLayer layer = new NearbyTextsLayer();
  private int passedOn;

  @Test
  void anotherUnitStandsWhereTheNewestConjunctLooks() {
    assertThat(found("abc", unit(s, 0, 'a'), unit(s, 1, '"'))).isEqualTo("a\"c");
  }

  @Test
  void aUnitIsOneThatAllConjunctsAllow() {
    Expr digit = f.and(atLeast(code(s, 1), '0'), atMost(code(s, 1), '9'));
    assertThat(found("a0c", digit, f.not(unit(s, 1, '0')), f.not(unit(s, 1, '1'))))
        .isEqualTo("a2c");
  }

  @Test
  void aUnitOfAPartIsOneOfTheWhole() {
    Expr part = f.apply(StringOp.SLICE, s, number(2), number(3));
    assertThat(found("abcdef", unit(part, 1, 'x'))).isEqualTo("abcxef");
    Expr joined = f.apply(StringOp.CONCAT, f.string("--"), s);
    assertThat(found("abc", f.eq(f.apply(StringOp.CODE_AT, joined, length(joined, -1)), n('z'))))
        .isEqualTo("abz");
  }

  @Test
  void aTextGetsLongerWhereAUnitIsMissing() {
    assertThat(found("ab", unit(s, 2, ';'))).isEqualTo("ab;");
  }

  @Test
  void aTextEndsEarlierOrLater() {
    assertThat(found("abcd", unit(s, 0, 'a'), atMost(length(s, 0), 2))).hasSizeBetween(1, 2);
    assertThat(found("ab", unit(s, 0, 'a'), atLeast(length(s, 0), 4))).hasSize(4);
  }

  @Test
  void aWordStandsWhereItIsLookedFor() {
    Expr rest = f.apply(StringOp.SLICE, s, number(1), f.apply(IntegerOp.ADD, length(s, 0), n(-1)));
    assertThat(found("<p>", unit(s, 0, '<'), f.apply(StringOp.STARTS_WITH, rest, word("!--"))))
        .startsWith("<!--");
    assertThat(found("key", f.apply(StringOp.CONTAINS, s, word("=")))).contains("=");
  }

  @Test
  void aNumeralStandsWhereANumberIsRead() {
    Expr value = f.apply(StringOp.TO_INT, f.apply(StringOp.SLICE, s, number(1), number(3)));
    assertThat(found("v12", unit(s, 0, 'v'), f.eq(value, number(255)))).isEqualTo("v255");
  }

  @Test
  void lettersThatChangeLengthWithCaseAreProposed() {
    Expr lower = f.apply(StringOp.TO_LOWER, s);
    Expr grows = f.not(f.eq(length(lower, 0), length(s, 0)));
    String grown = found("a", f.eq(length(s, 0), n(1)), unit(s, 0, 'a', 0x130), grows);
    assertThat(grown).isEqualTo("\u0130");
  }

  @Test
  void whatAChangeBreaksIsMendedAsWell() {
    Expr same = f.eq(code(s, 0), code(s, 2));
    assertThat(found("axa", same, unit(s, 0, 'b'))).isEqualTo("bxb");
  }

  @Test
  void nothingIsSaidWithoutAHintOrFarFromOne() {
    Verdict verdict = ask(Assignment.EMPTY, unit(s, 0, 'x'));
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    List<Expr> far = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      far.add(unit(s, i, 'x'));
    }
    assertThat(ask(text("abcdef"), far.toArray(Expr[]::new))).isInstanceOf(Verdict.Unknown.class);
    assertThat(passedOn).isEqualTo(2);
  }

  @Test
  void textsThatGrowLongAreLeftToOthers() {
    Expr doubled = s;
    for (int i = 0; i < 17; i++) {
      doubled = f.apply(StringOp.CONCAT, doubled, f.apply(StringOp.CONCAT, doubled, word("-")));
    }
    Verdict verdict = ask(text("a"), f.apply(StringOp.CONTAINS, doubled, word("b")));
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    assertThat(passedOn).isOne();
  }

  @Test
  void whatIsFoundHoldsAndMostThatIsNearIsFound() {
    Random random = new Random(20);
    int sat = 0;
    for (int round = 0; round < 400; round++) {
      String wanted = word(random, 6);
      String hint = wanted.substring(0, 3) + word(random, 1) + wanted.substring(4);
      List<Expr> conjuncts = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        conjuncts.add(about(random, i, wanted.charAt(i)));
      }
      Verdict verdict = ask(text(hint), conjuncts.toArray(Expr[]::new));
      if (verdict instanceof Verdict.Sat found) {
        sat++;
        assertThat(new Evaluator(found.assignment()).allHold(conjuncts)).isTrue();
      }
    }
    assertThat(sat).isGreaterThan(380);
  }

  private Expr about(Random random, int place, char unit) {
    return switch (random.nextInt(4)) {
      case 0 -> unit(s, place, unit);
      case 1 -> atLeast(code(s, place), unit);
      case 2 -> f.not(unit(s, place, (char) (unit + 1)));
      default -> f.or(unit(s, place, unit), f.eq(s, t));
    };
  }

  private static String word(Random random, int length) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append((char) ('!' + random.nextInt(90)));
    }
    return word.toString();
  }

  private String found(String hint, Expr... conjuncts) {
    Verdict verdict = ask(text(hint), conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Assignment values = ((Verdict.Sat) verdict).assignment();
    assertThat(new Evaluator(values).allHold(List.of(conjuncts))).isTrue();
    return values.value(s).asString();
  }

  private Verdict ask(Assignment hint, Expr... conjuncts) {
    return layer.check(new Query(List.of(conjuncts), hint, Budget.unlimited()), new Below());
  }

  /** Counts what it is asked, and knows nothing. */
  private final class Below implements Solver {
    @Override
    public Verdict check(Query query) {
      passedOn++;
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "nobody knows");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }

  private Assignment text(String value) {
    return Assignment.of(Map.of(s, Value.of(value)));
  }

  private Expr word(String text) {
    return f.string(text);
  }

  private Expr number(long value) {
    return f.integerConst(value);
  }

  private Expr n(int value) {
    return f.integerConst(value);
  }

  private Expr code(Expr text, int place) {
    return f.apply(StringOp.CODE_AT, text, n(place));
  }

  private Expr unit(Expr text, int place, int... units) {
    Expr any = f.bool(false);
    for (int unit : units) {
      any = f.or(any, f.eq(code(text, place), n(unit)));
    }
    return any;
  }

  private Expr length(Expr text, int more) {
    return f.apply(IntegerOp.ADD, f.apply(StringOp.LENGTH, text), n(more));
  }

  @Test
  void aChecksumIsMadeRight() {
    Expr number = f.apply(StringOp.PARSE, s, n(10));
    for (int divisor : new int[] {3, 10, 11, 97, 199}) {
      for (int rest = 0; rest < divisor; rest += 7) {
        Expr remainder = f.apply(IntegerOp.MOD, number, n(divisor));
        String found = found("12345678901234567890", f.eq(remainder, n(rest)));
        assertThat(new BigInteger(found).mod(BigInteger.valueOf(divisor)).intValue())
            .isEqualTo(rest);
      }
    }
  }

  @Test
  void ofALargeDivisorTheRemainderIsMadeThatTheConditionNames() {
    Expr remainder = f.apply(IntegerOp.MOD, f.apply(StringOp.PARSE, s, n(10)), n(9973));
    String found = found("000000000000", f.eq(remainder, n(4711)));
    assertThat(Long.parseLong(found) % 9973).isEqualTo(4711);
  }

  @Test
  void aChecksumChangesWhatOtherConjunctsAllow() {
    Expr remainder = f.apply(IntegerOp.MOD, f.apply(StringOp.PARSE, s, n(10)), n(11));
    String found = found("1234", unit(s, 0, '1'), unit(s, 3, '4', '5'), f.eq(remainder, n(10)));
    assertThat(found).startsWith("1");
    assertThat(Integer.parseInt(found) % 11).isEqualTo(10);
  }

  private Expr atMost(Expr term, int limit) {
    return f.apply(IntegerOp.LE, term, n(limit));
  }

  private Expr atLeast(Expr term, int limit) {
    return f.apply(IntegerOp.LE, n(limit), term);
  }
}
