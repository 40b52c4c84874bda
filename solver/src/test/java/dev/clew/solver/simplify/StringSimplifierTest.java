package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.RandomStringTerms;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.JvmStringSearch;
import dev.clew.solver.jvm.JvmStrings;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rules for strings keep every value, and bring path conditions into the form that is expected. */
@Tag("once")
class StringSimplifierTest {

  private static final int TERMS = 20_000;
  private static final int ASSIGNMENTS = 6;

  private final ExprFactory f = Simplifier.factory();
  private final JvmStrings strings = new JvmStrings(f);
  private final JvmStringSearch search = new JvmStringSearch(f);
  private final Expr s = f.symbol("s", Sort.STRING);
  private final Expr t = f.symbol("t", Sort.STRING);
  private final Expr i = f.symbol("i", Sort.INT);

  @Test
  void numeralsOfFewDigitsFitIntoAnInt() {
    assertThat(asInt(parsed(9, 10))).isEqualTo(parsed(9, 10));
    assertThat(asInt(parsed(10, 10))).isNotEqualTo(parsed(10, 10));
    assertThat(asInt(parsed(7, 16))).isEqualTo(parsed(7, 16));
    assertThat(asInt(parsed(8, 16))).isNotEqualTo(parsed(8, 16));
    Expr digits = f.apply(StringOp.TO_INT, slice(9));
    assertThat(asInt(digits)).isEqualTo(digits);
  }

  private Expr slice(int count) {
    return f.apply(StringOp.SLICE, s, f.integerConst(3), f.integerConst(count));
  }

  private Expr parsed(int count, int radix) {
    return f.apply(StringOp.PARSE, slice(count), f.integerConst(radix));
  }

  private Expr asInt(Expr number) {
    return f.apply(BitsOp.SIGNED_VALUE, f.convert(BitsOp.FROM_INTEGER, Sort.INT, number));
  }

  @Test
  void slicesInARowAreOne() {
    Expr length = f.apply(StringOp.LENGTH, s);
    Expr one = f.integerConst(1);
    Expr first = f.apply(StringOp.SLICE, s, f.integerConst(0), one);
    Expr behind = f.apply(IntegerOp.ADD, length, f.integerConst(-1));
    Expr rest = f.apply(StringOp.SLICE, s, one, behind);
    assertThat(f.apply(StringOp.CONCAT, first, rest)).isEqualTo(s);
    assertThat(f.apply(StringOp.CONCAT, first, f.apply(StringOp.SLICE, s, one, length)))
        .isEqualTo(s);
    Expr doubled = f.apply(StringOp.CONCAT, f.apply(StringOp.CONCAT, t, first), rest);
    assertThat(doubled).isEqualTo(f.apply(StringOp.CONCAT, t, s));
    Expr other = f.apply(StringOp.SLICE, t, one, behind);
    assertThat(f.apply(StringOp.CONCAT, first, other).arg(1)).isEqualTo(other);
  }

  @Test
  void replacementsInAKnownTextAreConcatenations() {
    Expr text = f.string("abcab");
    Expr b = f.string("b");
    assertThat(f.apply(StringOp.REPLACE_ONE, text, b, s)).isEqualTo(around("a", "cab"));
    assertThat(f.apply(StringOp.REPLACE_ALL, text, b, s))
        .isEqualTo(f.apply(StringOp.CONCAT, around("a", "ca"), s));
    assertThat(f.apply(StringOp.REPLACE_ONE, text, f.string("x"), s)).isEqualTo(text);
    assertThat(f.apply(StringOp.REPLACE_ALL, t, t, f.string(""))).isEqualTo(f.string(""));
  }

  private Expr around(String before, String after) {
    Expr start = f.apply(StringOp.CONCAT, f.string(before), s);
    return f.apply(StringOp.CONCAT, start, f.string(after));
  }

  @Test
  void wordsOfALanguageStandWhereTheyStandInAKnownText() {
    Expr text = f.string("abcab");
    Expr words = f.language(Language.plus(Language.chars(CharSet.of("bc"))));
    assertThat(f.apply(StringOp.REPLACE_WORD, text, words, s)).isEqualTo(around("a", "cab"));
    assertThat(f.apply(StringOp.REPLACE_WORDS, text, words, s))
        .isEqualTo(
            f.apply(
                StringOp.CONCAT,
                f.apply(
                    StringOp.CONCAT, f.apply(StringOp.CONCAT, around("a", ""), s), f.string("a")),
                s));
    Expr nothing = f.language(Language.NOTHING);
    assertThat(f.apply(StringOp.REPLACE_WORD, text, nothing, s)).isEqualTo(text);
    Expr maybe = f.language(Language.optional(Language.word("a")));
    assertThat(f.apply(StringOp.REPLACE_WORD, t, maybe, s))
        .isEqualTo(f.apply(StringOp.CONCAT, s, t));
    assertThat(f.apply(StringOp.REPLACE_WORDS, f.string("bab"), maybe, s))
        .isEqualTo(around("b", "b"));
  }

  @Test
  void simplifiedTermsHaveTheSameValue() {
    Random random = new Random(77);
    long cases = 0;
    int smaller = 0;
    Set<Op> used = new HashSet<>();
    for (int n = 0; n < TERMS; n++) {
      RandomStringTerms terms = new RandomStringTerms(new ExprFactory(Rewriter.NONE), random);
      Expr written = terms.term(Sort.BOOL, n % 4 == 0 ? 4 : 3);
      ExprFactory simplifying = Simplifier.factory();
      TermSubstitution simplification = TermSubstitution.copyInto(simplifying);
      smaller += size(simplification.apply(written), new HashSet<>()) < size(written, used) ? 1 : 0;
      for (int j = 0; j < ASSIGNMENTS; j++) {
        Map<Symbol, Value> values = new HashMap<>();
        terms.symbols().forEach(symbol -> values.put(symbol, terms.value(symbol.sort())));
        cases += compare(written, simplification, simplifying, values);
      }
    }
    System.out.printf(
        "simplifier on strings: %,d subterms, %,d of %,d terms became smaller%n",
        cases, smaller, TERMS);
    assertThat(used).contains(StringOp.values());
    assertThat(smaller).isGreaterThan(TERMS / 4);
  }

  private static long compare(
      Expr written,
      TermSubstitution simplification,
      ExprFactory simplifying,
      Map<Symbol, Value> values) {
    Evaluator plain = new Evaluator(Assignment.of(values));
    Map<Symbol, Value> copied = new HashMap<>();
    values.forEach((x, value) -> copied.put(simplifying.symbol(x.name(), x.sort()), value));
    Evaluator simplified = new Evaluator(Assignment.of(copied));
    long[] cases = {0};
    new PostOrder()
        .visit(
            written,
            expr -> {
              Value expected;
              try {
                expected = plain.evaluate(expr);
              } catch (FunctionFailure tooLong) {
                return;
              }
              cases[0]++;
              Value found = simplified.evaluate(simplification.apply(expr));
              if (!found.equals(expected)) {
                assertThat(found).as(() -> describe(expr) + " under " + values).isEqualTo(expected);
              }
            });
    return cases[0];
  }

  private static int size(Expr root, Set<Op> used) {
    int[] count = {0};
    new PostOrder()
        .visit(
            root,
            expr -> {
              count[0]++;
              if (expr instanceof Apply apply) {
                used.add(apply.op());
              }
            });
    return count[0];
  }

  private static String describe(Expr root) {
    StringBuilder text = new StringBuilder();
    new PostOrder()
        .visit(root, e -> text.append('#').append(e.id()).append('=').append(e).append("; "));
    return text.toString();
  }

  private Expr number(int value) {
    return f.intConst(value);
  }

  private Expr text(String text) {
    return f.string(text);
  }

  private Expr length(Expr string) {
    return f.apply(StringOp.LENGTH, string);
  }

  @Test
  void comparisonsOfLengthsAndIndicesAreIntegerComparisons() {
    assertThat(f.apply(BitsOp.SLT, strings.length(s), number(5)))
        .isSameAs(f.apply(IntegerOp.LT, length(s), f.integerConst(5)));
    assertThat(f.apply(BitsOp.SLT, i, strings.length(s)))
        .isSameAs(f.apply(IntegerOp.LT, f.apply(BitsOp.SIGNED_VALUE, i), length(s)));
    assertThat(f.apply(BitsOp.SLE, number(0), search.indexOf(s, t)))
        .isSameAs(search.contains(s, t));
    assertThat(f.eq(search.indexOf(s, t), number(-1))).isSameAs(f.not(search.contains(s, t)));
    assertThat(f.eq(search.indexOf(s, t), number(0))).isSameAs(search.startsWith(s, t));
    assertThat(f.apply(BitsOp.SLT, strings.compareTo(s, t), number(0)))
        .isSameAs(f.apply(StringOp.LESS, s, t));
    assertThat(f.eq(strings.length(s), number(0))).isSameAs(strings.isEmpty(s));
    assertThat(f.apply(BitsOp.SLT, strings.length(s), number(0))).isSameAs(f.bool(false));
  }

  @Test
  void whatMayWrapStaysInBits() {
    Expr twice = f.apply(BitsOp.ADD, strings.length(s), strings.length(t));
    assertThat(f.apply(BitsOp.SLT, twice, number(5)).is(BitsOp.SLT)).isTrue();
    Expr plus = f.apply(BitsOp.ADD, strings.length(s), number(1));
    assertThat(f.apply(BitsOp.SLT, plus, number(5)).is(BitsOp.SLT)).isTrue();
    Expr minus = f.apply(BitsOp.ADD, strings.length(s), number(-1));
    assertThat(f.apply(BitsOp.SLT, minus, number(5)))
        .isSameAs(f.apply(IntegerOp.LT, length(s), f.integerConst(6)));
  }

  @Test
  void unitsAreComparedAsIntegers() {
    Expr unit = f.convert(BitsOp.ZERO_EXTEND, Sort.INT, strings.charAt(s, number(0)));
    Expr code = f.apply(StringOp.CODE_AT, s, f.integerConst(0));
    assertThat(f.eq(unit, number('a'))).isSameAs(f.eq(code, f.integerConst('a')));
    assertThat(f.apply(BitsOp.SLE, number('0'), unit))
        .isSameAs(f.apply(IntegerOp.LE, f.integerConst('0'), code));
  }

  /** As an array of characters has them that was filled from a string and made into one. */
  @Test
  void unitsInARowAreFoundWithoutTheOthers() {
    Expr first = f.apply(StringOp.CODE_AT, s, f.integerConst(0));
    Expr second = f.apply(StringOp.CODE_AT, t, f.integerConst(3));
    Expr row =
        strings.concat(
            strings.concat(f.apply(StringOp.FROM_CODE, first), text("ab")),
            strings.concat(f.apply(StringOp.FROM_CODE, second), s));

    assertThat(f.apply(StringOp.CODE_AT, row, f.integerConst(0))).isSameAs(first);
    assertThat(f.apply(StringOp.CODE_AT, row, f.integerConst(2))).isSameAs(f.integerConst('b'));
    assertThat(f.apply(StringOp.CODE_AT, row, f.integerConst(3))).isSameAs(second);
    assertThat(f.apply(StringOp.CODE_AT, row, f.integerConst(4)).is(StringOp.CODE_AT)).isTrue();
    Expr unit = f.apply(StringOp.FROM_CODE, first);
    assertThat(f.apply(StringOp.CODE_AT, unit, f.integerConst(1))).isSameAs(f.integerConst(0));
    assertThat(f.apply(StringOp.SLICE, row, f.integerConst(2), f.integerConst(2)))
        .isSameAs(strings.concat(text("b"), f.apply(StringOp.FROM_CODE, second)));
    assertThat(f.apply(StringOp.SLICE, row, f.integerConst(2), f.integerConst(3)))
        .matches(part -> part.is(StringOp.SLICE));
  }

  @Test
  void concatenationsHaveOneForm() {
    Expr left = strings.concat(strings.concat(s, text("a")), strings.concat(text("b"), t));
    Expr right = strings.concat(s, strings.concat(text("ab"), t));
    assertThat(left).isSameAs(right);
    assertThat(f.eq(strings.concat(text("ab"), s), strings.concat(text("ac"), t)))
        .isSameAs(f.bool(false));
    assertThat(f.eq(strings.concat(s, t), s)).isSameAs(strings.isEmpty(t));
    assertThat(search.endsWith(strings.concat(s, text("xyz")), text("yz"))).isSameAs(f.bool(true));
    assertThat(search.startsWith(strings.concat(text("ab"), s), text("abc")))
        .isSameAs(search.startsWith(s, text("c")));
    assertThat(f.apply(BitsOp.SLT, strings.length(strings.concat(s, text("abc"))), number(5)))
        .isSameAs(f.apply(IntegerOp.LE, length(s), f.integerConst(1)));
  }

  @Test
  void longConcatenationsAreBuiltAndComparedOnASmallStack() throws InterruptedException {
    Expr[] equal = new Expr[1];
    Thread thread =
        new Thread(
            null,
            () -> {
              Expr appended = s;
              Expr other = t;
              Expr prepended = s;
              for (int n = 0; n < 20_000; n++) {
                Expr part = n % 3 == 0 ? text("a") : f.symbol("u" + n % 7, Sort.STRING);
                appended = strings.concat(appended, part);
                other = strings.concat(other, part);
                prepended = strings.concat(part, prepended);
              }
              equal[0] = f.eq(appended, other);
              f.eq(prepended, appended);
              search.endsWith(appended, prepended);
              search.startsWith(prepended, appended);
              f.apply(BitsOp.SLT, strings.length(prepended), strings.length(appended));
              f.eq(appended, text(""));
            },
            "small stack",
            1 << 17);
    thread.start();
    thread.join();
    assertThat(equal[0]).isSameAs(f.eq(s, t));
  }
}
