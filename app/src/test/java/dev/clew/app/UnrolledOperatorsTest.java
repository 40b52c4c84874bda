package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.print.Printer;
import dev.clew.solver.unrolled.UnrolledSolver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Every operator that is unrolled, on arguments that equalities fix: its value is possible, and no
 * other is. Strings where the JDK needs their context must not be refuted wrongly.
 */
class UnrolledOperatorsTest {

  private static final int ROWS = 6;
  private static final List<String> WORDS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "aa",
          "aba",
          "abab",
          " a ",
          "\0",
          "a\0",
          "\u2003x\u2003",
          "12",
          "-7",
          "+40",
          "007",
          "0",
          "9",
          "-",
          "\u0663\u0664",
          "ff",
          "Zz",
          "ß",
          "İ",
          "ı",
          "Σ",
          "AΣ",
          "\uD83D\uDE00",
          "\uDE00",
          "\uD83D",
          "x\uD83D\uDE00y",
          "\uD801\uDC00",
          "\uD801\uDC28",
          "K",
          "k",
          "\u212A",
          "µ",
          "ÿ",
          "Ǆ",
          "ǆ");
  private static final List<StringOp> LEFT_OPAQUE =
      List.of(
          StringOp.PARSE_FLOAT,
          StringOp.DECIMAL,
          StringOp.IN,
          StringOp.REPLACE_WORD,
          StringOp.REPLACE_WORDS,
          StringOp.MATCHES,
          StringOp.MATCH_BOUND,
          StringOp.LOOKING_AT_BOUND,
          StringOp.FIND_BOUND,
          StringOp.REPLACE_FIRST_MATCH,
          StringOp.REPLACE_MATCHES,
          StringOp.SPLIT_COUNT,
          StringOp.SPLIT_PART);

  private final Random random = new Random(4_000);
  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Map<StringOp, int[]> counts = new EnumMap<>(StringOp.class);

  @Test
  void everyOperatorHasItsValueAndNoOther() throws SolverUnavailable {
    try (Solver solver = new UnrolledSolver(SolverStack.backEnds().get(0).create())) {
      for (StringOp op : StringOp.values()) {
        if (!LEFT_OPAQUE.contains(op)) {
          for (int row = 0; row < ROWS; row++) {
            check(solver, op);
          }
        }
      }
    }
    int found = counts.values().stream().mapToInt(count -> count[0]).sum();
    int refuted = counts.values().stream().mapToInt(count -> count[1]).sum();
    int open = counts.values().stream().mapToInt(count -> count[2]).sum();
    System.out.printf(
        "unrolled operators: %d, values found %d, others refuted %d, left open %d%n",
        counts.size(), found, refuted, open);
    counts.forEach(
        (op, count) -> {
          assertThat(count[0]).as(op + " found").isGreaterThanOrEqualTo(ROWS / 3);
          assertThat(count[1] + count[2]).as(op + " refuted or open").isEqualTo(ROWS);
        });
    assertThat(open).isLessThan(refuted / 3);
  }

  private void check(Solver solver, StringOp op) {
    int[] count = counts.computeIfAbsent(op, o -> new int[3]);
    Map<Symbol, Value> fixed = new LinkedHashMap<>();
    Expr[] args = arguments(op, fixed);
    Expr applied = factory.apply(op, args);
    Value value = new Evaluator(Assignment.of(fixed)).evaluate(applied);
    List<Expr> conjuncts = new ArrayList<>();
    fixed.forEach((symbol, v) -> conjuncts.add(factory.eq(symbol, factory.constant(v))));
    String row = Printer.print(applied) + " = " + value + " with " + fixed;

    Verdict right = ask(solver, conjuncts, factory.eq(applied, factory.constant(value)));
    assertThat(right).as(row).isNotInstanceOf(Verdict.Unsat.class);
    if (right instanceof Verdict.Sat) {
      count[0]++;
    }
    Verdict wrong = ask(solver, conjuncts, wrong(applied, value));
    assertThat(wrong).as("not " + row).isNotInstanceOf(Verdict.Sat.class);
    count[wrong instanceof Verdict.Unsat ? 1 : 2]++;
    boolean letters = fixed.values().stream().allMatch(UnrolledOperatorsTest::isSimple);
    if (letters) {
      assertThat(right).as(row).isInstanceOf(Verdict.Sat.class);
    }
  }

  private static boolean isSimple(Value value) {
    return value.sort().kind() != Sort.Kind.STRING
        || value.asString().chars().allMatch(unit -> unit < 0x80);
  }

  private Verdict ask(Solver solver, List<Expr> fixed, Expr condition) {
    List<Expr> all = new ArrayList<>(fixed);
    all.add(condition);
    return solver.check(Query.of(all, Budget.of(Duration.ofSeconds(20))));
  }

  private Expr wrong(Expr applied, Value value) {
    if (random.nextBoolean()) {
      return factory.not(factory.eq(applied, factory.constant(value)));
    }
    Value other =
        switch (value.sort().kind()) {
          case BOOL -> Value.of(!value.asBoolean());
          case STRING -> Value.of(value.asString() + (random.nextBoolean() ? "\0" : "a"));
          case INTEGER -> Value.of(value.asInteger().add(BigInteger.ONE));
          default -> Value.ofRaw(value.sort(), value.raw() + 1);
        };
    return factory.eq(applied, factory.constant(other));
  }

  private Expr[] arguments(StringOp op, Map<Symbol, Value> fixed) {
    Expr[] args = new Expr[op.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = argument(op, i, fixed);
    }
    return args;
  }

  private Expr argument(StringOp op, int place, Map<Symbol, Value> fixed) {
    String name = "x" + place;
    boolean radix =
        place == 1 && (op == StringOp.PARSE || op == StringOp.NUMERAL || op == StringOp.CHAR_DIGIT);
    if (radix) {
      return factory.integerConst(List.of(10, 16, 2, 36, 1, 37, 0, -3).get(random.nextInt(8)));
    }
    for (Value value : List.of(string(), integer(op), unit())) {
      Symbol symbol = factory.symbol(name, value.sort());
      if (takes(op, place, symbol)) {
        fixed.put(symbol, value);
        return symbol;
      }
    }
    throw new IllegalStateException("no argument for " + op);
  }

  /** Asks the signature by trying: the other places get every sort in turn. */
  private boolean takes(StringOp op, int place, Symbol symbol) {
    return StringShapes.takes(factory, op, place, symbol.sort());
  }

  private Value string() {
    return Value.of(WORDS.get(random.nextInt(WORDS.size())));
  }

  private Value integer(StringOp op) {
    List<Long> numbers =
        op == StringOp.NUMERAL || op == StringOp.FROM_INT
            ? List.of(0L, -1L, 7L, 10L, -255L, 99_999L, (long) Integer.MIN_VALUE)
            : List.of(0L, -1L, 1L, 2L, 3L, 97L, 65_535L, 65_536L, 1L << 33, -(1L << 40));
    int few = op == StringOp.REPEAT ? 5 : numbers.size();
    return Value.of(BigInteger.valueOf(numbers.get(random.nextInt(few))));
  }

  private Value unit() {
    String word = WORDS.get(1 + random.nextInt(WORDS.size() - 1));
    return Value.ofRaw(Sort.CHAR, word.charAt(0));
  }
}
