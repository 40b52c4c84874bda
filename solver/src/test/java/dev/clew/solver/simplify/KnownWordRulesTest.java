package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.JvmNumerals;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is compared with a known word says the same before and after it is made simple. */
@Tag("once")
class KnownWordRulesTest {

  private static final List<String> PARTS =
      List.of("", "-", "7", "0", "07", "-7", "x", "1", "12", "--", "a-", "70", "00");

  private static final int[] NUMBERS = {
    0,
    7,
    -7,
    1,
    -1,
    12,
    70,
    -70,
    100,
    107,
    -107,
    1200,
    12_345,
    -12_000,
    700,
    77,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    1_000_000_000,
    -2_000_000_007
  };

  private final ExprFactory plain = new ExprFactory(Rewriter.NONE);
  private final ExprFactory simple = Simplifier.factory();
  private final Symbol s = plain.symbol("s", Sort.STRING);
  private final Symbol n = plain.symbol("n", Sort.INT);

  @Test
  void numeralsBehindTexts() {
    Expr numeral = new JvmNumerals(plain).toString(n);
    checkEnds(plain.apply(StringOp.CONCAT, s, numeral));
  }

  @Test
  void numeralsBeforeTexts() {
    Expr numeral = new JvmNumerals(plain).toString(n);
    checkEnds(plain.apply(StringOp.CONCAT, numeral, s));
  }

  @Test
  void numeralsByThemselves() {
    checkEnds(new JvmNumerals(plain).toString(n));
  }

  @Test
  void numeralsOfNumbersThatAreNoVectors() {
    Expr length = plain.apply(StringOp.LENGTH, s);
    Expr numeral = plain.apply(StringOp.NUMERAL, length, plain.integerConst(10));
    checkEnds(plain.apply(StringOp.CONCAT, s, numeral));
  }

  private void checkEnds(Expr text) {
    for (String first : PARTS) {
      for (String second : List.of("", "7", "-7", "00", "x")) {
        Expr word = plain.string(first + second);
        check(plain.apply(StringOp.ENDS_WITH, text, word));
        check(plain.apply(StringOp.STARTS_WITH, text, word));
        check(plain.eq(text, word));
      }
    }
  }

  private void check(Expr condition) {
    Expr simplified = TermSubstitution.copyInto(simple).apply(condition);
    for (int number : NUMBERS) {
      for (String part : PARTS) {
        Evaluator evaluator =
            new Evaluator(Assignment.of(Map.of(s, Value.of(part), n, Value.of(number))));
        assertThat(holds(simplified, part, number))
            .as("%s with %s and %d", condition, part, number)
            .isEqualTo(evaluator.holds(condition));
      }
    }
  }

  private boolean holds(Expr simplified, String part, int number) {
    Assignment values =
        Assignment.of(
            Map.of(
                simple.symbol("s", Sort.STRING),
                Value.of(part),
                simple.symbol("n", Sort.INT),
                Value.of(number)));
    return new Evaluator(values).holds(simplified);
  }

  @Test
  void anEndThatNoNumberHasIsRefuted() {
    JvmNumerals numerals = new JvmNumerals(simple);
    Expr text =
        simple.apply(
            StringOp.CONCAT,
            simple.symbol("s", Sort.STRING),
            numerals.toString(simple.symbol("n", Sort.INT)));
    assertThat(simple.apply(StringOp.ENDS_WITH, text, simple.string("x")))
        .isEqualTo(simple.bool(false));
    assertThat(simple.apply(StringOp.ENDS_WITH, text, simple.string("-")))
        .isEqualTo(simple.bool(false));
  }

  @Test
  void textsOfACaseAreThoseThatTheJdkMapsToIt() {
    List<String> words =
        List.of(
            "STRASSE", "ß", "FFI", "İ", "i̇", "ŉ", "ʼN", "K", "k", "Ω", "ǅ", "𐐀", "𐐨", "S", "SS",
            "ͅ", "Ι", "\ud801", "\udc00", "A\ud801", "ﬁ", "FI", "ς", "Σ");
    for (String word : words) {
      for (StringOp op : List.of(StringOp.TO_UPPER, StringOp.TO_LOWER)) {
        Symbol text = simple.symbol("s", Sort.STRING);
        Expr condition = simple.eq(simple.apply(op, text), simple.string(word));
        for (String candidate : candidates(word)) {
          boolean wanted =
              (op == StringOp.TO_UPPER
                      ? candidate.toUpperCase(Locale.ROOT)
                      : candidate.toLowerCase(Locale.ROOT))
                  .equals(word);
          assertThat(
                  new Evaluator(Assignment.of(Map.of(text, Value.of(candidate)))).holds(condition))
              .as("%s of %s is %s", op, candidate, word)
              .isEqualTo(wanted);
        }
      }
    }
  }

  private static List<String> candidates(String word) {
    String units = "sSßſkKKiıİIͅιΙſﬁfFﬀﬃN'ŉʼnωΩΩǅǆǄσςΣ\ud801\udc00\udc28a" + word;
    Random random = new Random(7);
    java.util.Set<String> all =
        new java.util.LinkedHashSet<>(List.of(word, word.toLowerCase(Locale.ROOT)));
    for (int i = 0; i < units.length(); i++) {
      all.add(units.substring(i, i + 1));
    }
    for (int i = 0; i < 300; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(4); k >= 0; k--) {
        text.append(units.charAt(random.nextInt(units.length())));
      }
      all.add(text.toString());
    }
    all.addAll(List.of("straße", "STRASSE", "ſtrasse", "ﬃ", "fﬁ", "ﬀi", "𐐀", "𐐨"));
    return List.copyOf(all);
  }

  @Test
  void aDividendIsMadeOfItsParts() {
    JvmIntegers ints = new JvmIntegers(simple);
    Expr a = simple.symbol("a", Sort.INT);
    Expr b = simple.symbol("b", Sort.INT);
    Expr quotient = simple.apply(BitsOp.SDIV, a, b);
    Expr rest = simple.apply(BitsOp.SREM, a, b);
    assertThat(ints.add(ints.mul(quotient, b), rest)).isEqualTo(a);
    assertThat(ints.add(rest, ints.mul(b, quotient))).isEqualTo(a);
    assertThat(ints.sub(a, ints.mul(quotient, b))).isEqualTo(rest);
    assertThat(ints.add(ints.mul(quotient, b), simple.apply(BitsOp.SREM, b, a))).isNotEqualTo(a);
  }

  @Test
  void aDividendIsMadeOfItsPartsWhateverTheDivisor() {
    int[] nasty = {0, 1, -1, 7, -7, 10, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int a : nasty) {
      for (int b : nasty) {
        for (boolean signed : new boolean[] {true, false}) {
          Expr x = plain.intConst(a);
          Expr y = plain.intConst(b);
          Expr quotient = plain.apply(signed ? BitsOp.SDIV : BitsOp.UDIV, x, y);
          Expr rest = plain.apply(signed ? BitsOp.SREM : BitsOp.UREM, x, y);
          Expr sum = plain.apply(BitsOp.ADD, plain.apply(BitsOp.MUL, quotient, y), rest);
          assertThat(new Evaluator(Assignment.EMPTY).evaluate(sum)).isEqualTo(((Const) x).value());
        }
      }
    }
  }
}
