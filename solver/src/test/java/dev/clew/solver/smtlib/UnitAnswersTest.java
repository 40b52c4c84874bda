package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers are about SMT-LIB's characters although the solver knows units only. */
class UnitAnswersTest {

  /** Characters that formulas here mention. */
  private static final int[] MENTIONED = {'a', 'z', 0x200, 0xFFFF, 0x10000, 0x2FFFF};

  /** Those and others, enough for each formula here that has a model to have one of these. */
  private static final int[] CODES = {
    0, '`', 'a', 'b', 'y', 'z', '{', 0x1FF, 0x200, 0x300, 0x301, 0xFF40, 0xFF41, 0xFFFE, 0xFFFF,
    0x10000, 0x10001, 0x18000, 0x18001, 0x2FFFE, 0x2FFFF
  };

  private static final List<Value> STRINGS =
      Stream.concat(
              Stream.of(""),
              IntStream.of(CODES)
                  .filter(code -> code <= LiteralCharacters.MAX_UNIT)
                  .mapToObj(Character::toString))
          .map(Value::of)
          .toList();

  private static final List<Value> NUMBERS =
      IntStream.concat(IntStream.of(-1, 0x30000), IntStream.of(CODES))
          .mapToObj(code -> Value.of(BigInteger.valueOf(code)))
          .toList();

  private final BruteForceSolver solver =
      new BruteForceSolver(Map.of(Sort.STRING, STRINGS, Sort.INTEGER, NUMBERS));

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(str.< x \"\") ~ unsat",
        "(and (= x \"a\") (= x \"z\")) ~ unsat",
        "(and (= x \"\\u{feff}\") (= x \"\")) ~ unsat",
        "(and (= x \"\\u{ff00}\") (= x \"\")) ~ unknown",
        "(str.in_re x (re.inter (re.range \"b\" \"\\u{2ffff}\") (re.range \"\\u{0}\" \"a\"))) ~ unsat",
        "(str.in_re x (re.range \"\\u{10000}\" \"\\u{2ffff}\")) ~ unknown",
        "(str.in_re x (re.inter re.allchar (re.comp (re.range \"\\u{0}\" \"\\u{ffff}\")))) ~ unknown",
        "(str.in_re x (re.inter re.allchar (re.comp (re.range \"\\u{0}\" \"\\u{2ffff}\")))) ~ unsat",
        "(str.in_re x (re.range \"a\" \"\\u{2ffff}\")) ~ sat",
        "(= (str.to_code x) 65536) ~ unknown",
        "(= (str.to_code x) 200000) ~ unsat",
        "(and (= (str.to_code x) 700) (str.in_re x (re.range \"a\" \"z\"))) ~ unsat",
        "(and (> (str.to_code x) 65535) (str.in_re x (re.range \"a\" \"z\"))) ~ unsat",
        "(and (> (str.to_code x) 65535) (str.in_re x re.allchar)) ~ unknown",
        "(= (str.to_code x) 65535) ~ sat",
        "(and (= x (str.from_code n)) (= n 65536)) ~ unknown",
        "(= x (str.from_code 65536)) ~ unknown",
        "(= (str.from_code 65536) \"\") ~ unsat",
        "(distinct (str.from_code 65536) \"\") ~ unknown",
        "(and (= \"\" (str.from_code n)) (= n 196608)) ~ sat",
        "(and (= \"\" (str.from_code n)) (= n 97)) ~ unsat",
        "(and (= \"a\" (str.from_code n)) (= n 122)) ~ unsat",
        "(and (= \"a\" (str.from_code n)) (> n 65535)) ~ unsat",
        "(and (= \"a\" (f 98)) (= n 1) (= n 0)) ~ unsat",
        "(= (str.len (f 70000)) 0) ~ unsat",
        "(= (str.len (f 70000)) 1) ~ unknown",
        "(and (> n 3) (< n 2)) ~ unsat",
      })
  void anAnswerStandsOnlyIfNoHigherCharacterChangesIt(String condition, String answer) {
    assertThat(answers(condition)).isEqualTo(answer);
  }

  @Test
  void theReasonIsNamed() {
    String replies = run("(assert (= (str.to_code x) 65536))(check-sat)(get-info :reason-unknown)");
    assertThat(replies)
        .isEqualTo("unknown\n(:reason-unknown \"unsupported: characters beyond U+FFFF\")\n");
  }

  @Test
  void noSecondQueryWithoutCodes() {
    run("(assert (str.< x \"\"))(check-sat)(assert (= n 1))(check-sat)");
    assertThat(solver.queries()).hasSize(2);
  }

  @Test
  void onlyWhatContradictsItselfMatters() {
    String script =
        """
        (assert (! (= (str.from_code n) "a") :named p))
        (assert (! (= x "\\u{ff40}") :named q))
        (assert (! (= n 122) :named r))
        (check-sat)
        (get-unsat-core)
        """;
    assertThat(run(script, solver)).startsWith("unknown\n");
    assertThat(run(script, new FewestConjuncts(solver))).isEqualTo("unsat\n(p r)\n");
  }

  /** Names no conjunct that is not needed. */
  private record FewestConjuncts(Solver next) implements Solver {
    @Override
    public Verdict check(Query query) {
      Verdict verdict = next.check(query);
      List<Expr> core = new ArrayList<>(query.conjuncts());
      for (Expr conjunct : query.conjuncts()) {
        List<Expr> others = core.stream().filter(other -> other != conjunct).toList();
        if (next.check(query.withConjuncts(others)) instanceof Verdict.Unsat) {
          core.remove(conjunct);
        }
      }
      return verdict instanceof Verdict.Unsat ? new Verdict.Unsat(core) : verdict;
    }

    @Override
    public List<LayerStatistics> statistics() {
      return next.statistics();
    }

    @Override
    public void close() {}
  }

  @Test
  void aValueThatIsNoStringOfUnitsIsNotShown() {
    String replies =
        run(
            "(assert (= n 65536))(check-sat)(get-value (n))(get-value ((str.len (str.from_code n))))");
    assertThat(replies)
        .isEqualTo(
            "sat\n((n 65536))\n(error \"no value: too long, or a character beyond U+FFFF\")\n");
  }

  @Test
  void decidedAnswersAreRightForRandomConditionsOnCharacters() {
    Random random = new Random(11);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < 120; i++) {
      List<Atom> atoms = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      for (int j = 2 + random.nextInt(3); j > 0; j--) {
        Atom atom = atom(random);
        atoms.add(atom);
        text.append("(assert ").append(atom.text()).append(')');
      }
      String answer = run(text + "(check-sat)").strip();
      boolean satisfiable = satisfiable(atoms);
      if (!answer.equals("unknown")) {
        assertThat(answer).as(text.toString()).isEqualTo(satisfiable ? "sat" : "unsat");
      }
      seen.merge(answer, 1, Integer::sum);
    }
    assertThat(seen.get("sat")).isGreaterThan(15);
    assertThat(seen.get("unsat")).isGreaterThan(8);
    assertThat(seen.get("unknown")).isGreaterThan(5);
  }

  /** What a condition says about x, whose code or -1 is given, about y likewise, and about n. */
  private interface Truth {
    boolean of(int x, int y, int n);
  }

  private record Atom(String text, Truth truth) {}

  private static Atom atom(Random random) {
    int c = MENTIONED[random.nextInt(MENTIONED.length)];
    int d = MENTIONED[random.nextInt(MENTIONED.length)];
    String range = "(re.range \"\\u{%x}\" \"\\u{%x}\")".formatted(c, d);
    return switch (random.nextInt(8)) {
      case 0 -> new Atom("(> (str.to_code x) " + c + ")", (x, y, n) -> x > c);
      case 1 -> new Atom("(< (str.to_code y) " + c + ")", (x, y, n) -> y < c);
      case 2 -> new Atom("(str.in_re x " + range + ")", (x, y, n) -> c <= x && x <= d);
      case 3 -> new Atom("(not (str.in_re y " + range + "))", (x, y, n) -> !(c <= y && y <= d));
      case 4 -> new Atom("(str.< x y)", (x, y, n) -> x < y);
      case 5 ->
          new Atom(
              "(= x (str.from_code n))", (x, y, n) -> x == (n > LiteralCharacters.MAX ? -1 : n));
      case 6 -> new Atom("(= (str.to_code y) n)", (x, y, n) -> y == n);
      default -> new Atom("(>= n " + c + ")", (x, y, n) -> n >= c);
    };
  }

  private static boolean satisfiable(List<Atom> atoms) {
    int[] all = IntStream.concat(IntStream.of(-1), IntStream.of(CODES)).toArray();
    int[] numbers = IntStream.concat(IntStream.of(0x30000), IntStream.of(all)).toArray();
    for (int x : all) {
      for (int y : all) {
        for (int n : numbers) {
          int number = n;
          if (atoms.stream().allMatch(atom -> atom.truth().of(x, y, number))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private String answers(String condition) {
    return run("(assert " + condition + ")(check-sat)").strip();
  }

  private String run(String commands) {
    return run(commands, solver);
  }

  private static String run(String commands, Solver solver) {
    StringWriter out = new StringWriter();
    String declarations =
        "(declare-const x String)(declare-const y String)(declare-const n Int)"
            + "(define-fun f ((i Int)) String (str.from_code i))";
    new SmtScript(Simplifier.factory(), solver, new PrintWriter(out), Duration.ofSeconds(9), "1")
        .run("s.smt2", new StringReader(declarations + commands));
    return out.toString().replace(System.lineSeparator(), "\n");
  }
}
