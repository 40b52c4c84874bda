package dev.clew.smt.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every operator on strings means to a solver what it means to us, or something wider. */
@Tag("once")
class StringOperatorsTest {

  private static final int CASES = 4;

  private static final List<String> STRINGS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "aa",
          "aba",
          "aabab",
          " a ",
          "\t",
          " ",
          "A",
          "aB",
          "0",
          "7",
          "12",
          "-3",
          "+4",
          "007",
          "-",
          "\u0000",
          "\u00df",
          "\u0130",
          "\u03a3",
          "\ud83d",
          "\ude00",
          "\ud83d\ude00",
          "\uffff",
          "\u2003x\u2003",
          "\u0661",
          "a\\u{41}",
          "\"",
          "zz");

  private static final List<Long> NUMBERS =
      List.of(0L, 1L, 2L, 3L, -1L, -2L, 7L, 10L, 65L, 97L, 65535L, 65536L, 70000L, 1L << 40);

  private static final List<Language> LANGUAGES =
      List.of(
          Language.NOTHING,
          Language.EMPTY,
          Language.ANYTHING,
          Language.word("ab"),
          Language.plus(Language.chars(CharSet.range('a', 'b'))),
          Language.not(Language.word("a")),
          Language.loop(Language.chars(CharSet.of("ab")), 2, 3),
          Language.loop(Language.ANY_CHAR, 2, 2),
          Language.sequence(Language.ANYTHING, Language.not(Language.word("b"))),
          Language.choice(Language.word("aa"), Language.word("ba"), Language.EMPTY),
          Language.both(
              Language.loop(Language.ANY_CHAR, 1, 4),
              Language.sequence(Language.word("a"), Language.ANYTHING)));

  /** Those that are said exactly; Z3 has a hard time with some of them nevertheless. */
  private static final Set<StringOp> EXACT =
      EnumSet.of(
          StringOp.LENGTH,
          StringOp.CODE_AT,
          StringOp.CONCAT,
          StringOp.SLICE,
          StringOp.CONTAINS,
          StringOp.STARTS_WITH,
          StringOp.ENDS_WITH,
          StringOp.INDEX_OF,
          StringOp.LAST_INDEX_OF,
          StringOp.LESS,
          StringOp.LESS_EQ,
          StringOp.COMPARE,
          StringOp.TRIM,
          StringOp.STRIP,
          StringOp.STRIP_LEADING,
          StringOp.STRIP_TRAILING,
          StringOp.REPLACE_ONE,
          StringOp.REPLACE_ALL,
          StringOp.IN,
          StringOp.TO_CODE,
          StringOp.FROM_CODE,
          StringOp.TO_INT,
          StringOp.FROM_INT);

  private final Random random = new Random(7);
  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private int unknowns;

  @Test
  void cvc5Agrees() throws SolverUnavailable {
    agrees(new Cvc5Provider(), true);
  }

  @Test
  void z3Agrees() throws SolverUnavailable {
    agrees(new Z3StringsProvider(), false);
  }

  private void agrees(SolverProvider provider, boolean decided) throws SolverUnavailable {
    try (Solver solver = provider.create()) {
      for (StringOp op : StringOp.values()) {
        if (op != StringOp.PARSE_FLOAT && op != StringOp.DECIMAL) {
          if (decided) {
            judge(solver, op, true, true);
          }
          judge(solver, op, false, decided);
        }
      }
    }
  }

  private void judge(Solver solver, StringOp op, boolean constants, boolean decided) {
    List<Expr> pins = new ArrayList<>();
    List<Expr> right = new ArrayList<>();
    Expr wrong = terms.bool(false);
    for (int n = 0; n < CASES; n++) {
      Value[] values = arguments(op);
      Expr[] args = new Expr[values.length];
      for (int i = 0; i < args.length; i++) {
        args[i] = terms.constant(values[i]);
        if (!constants && !values[i].sort().equals(Sort.LANGUAGE)) {
          Expr unknown = terms.symbol("x" + unknowns++, values[i].sort());
          pins.add(eq(unknown, args[i]));
          args[i] = unknown;
        }
      }
      Expr term = terms.apply(op, args);
      Expr agrees = eq(term, terms.constant(Semantics.apply(op, term.sort(), values)));
      right.add(agrees);
      wrong = terms.apply(CoreOp.OR, wrong, terms.not(agrees));
    }
    pins.addAll(right);
    Duration time = decided ? Duration.ofSeconds(20) : Duration.ofMillis(100);
    Verdict verdict = check(solver, pins, time);
    assertThat(verdict).as("%s as it is", op).isNotInstanceOf(Verdict.Unsat.class);
    pins.removeAll(right);
    pins.add(wrong);
    Verdict opposite = check(solver, pins, time);
    assertThat(opposite).as("%s as it is not", op).isNotInstanceOf(Verdict.Sat.class);
    if (decided && EXACT.contains(op)) {
      assertThat(verdict).as("%s as it is", op).isInstanceOf(Verdict.Sat.class);
      assertThat(opposite).as("%s as it is not", op).isInstanceOf(Verdict.Unsat.class);
    }
  }

  private static Verdict check(Solver solver, List<Expr> conjuncts, Duration time) {
    return solver.check(Query.of(conjuncts, Budget.of(time)));
  }

  private Expr eq(Expr left, Expr right) {
    return terms.apply(CoreOp.EQ, left, right);
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Value[] arguments(StringOp op) {
    Value text = Value.of(pick(STRINGS));
    Value other = Value.of(pick(STRINGS));
    Value third = Value.of(pick(STRINGS));
    Value number = Value.of(BigInteger.valueOf(pick(NUMBERS)));
    Value small = Value.of(BigInteger.valueOf(random.nextInt(6) - 1));
    Value radix = Value.of(BigInteger.valueOf(random.nextBoolean() ? 10 : 2 + random.nextInt(35)));
    Value language = Value.of(pick(LANGUAGES));
    Value pattern = Value.of(pick(List.of("a", "a*", "(a)|b", ".", "x?", "[^a]", "(")));
    Value unit = Value.ofRaw(Sort.CHAR, pick(List.of('a', 'Z', '5', '\u00df', '\u0130', '\uffff')));
    Value zero = Value.of(BigInteger.ZERO);
    return switch (op) {
      case CODE_AT -> new Value[] {text, number};
      case REPEAT -> new Value[] {text, small};
      case SLICE -> new Value[] {text, small, number};
      case INDEX_OF, LAST_INDEX_OF ->
          new Value[] {text, other, random.nextBoolean() ? small : number};
      case IN -> new Value[] {text, language};
      case REPLACE_WORD, REPLACE_WORDS -> new Value[] {text, language, other};
      case FROM_CODE, FROM_INT -> new Value[] {number};
      case PARSE -> new Value[] {text, radix};
      case NUMERAL -> new Value[] {number, radix};
      case MATCHES -> new Value[] {text, pattern, zero};
      case MATCH_BOUND, LOOKING_AT_BOUND, SPLIT_COUNT -> new Value[] {text, pattern, zero, small};
      case FIND_BOUND, SPLIT_PART -> new Value[] {text, pattern, zero, small, small};
      case REPLACE_FIRST_MATCH, REPLACE_MATCHES -> new Value[] {text, pattern, zero, other};
      case CHAR_DIGIT -> new Value[] {unit, radix};
      default -> bySorts(op, List.of(text, other, third), small, language, unit);
    };
  }

  /** The values that its sorts ask for, texts in turn. */
  private static Value[] bySorts(StringOp op, List<Value> texts, Value... others) {
    Value[] values = new Value[op.arity()];
    int next = 0;
    for (int i = 0; i < values.length; i++) {
      Sort sort = op.parameter(i);
      values[i] =
          sort.equals(Sort.STRING)
              ? texts.get(next++)
              : Stream.of(others).filter(v -> v.sort().equals(sort)).findFirst().orElseThrow();
    }
    return values;
  }
}
