package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
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
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.AutomataSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/**
 * Images of languages under operators: a word of one small language becomes a word of another
 * exactly where the JDK's method makes it one.
 */
class ImagesTest {

  private static final int CASES = Integer.getInteger("clew.images", 40);
  private static final String UNITS = "aAb \u00DF\u0130\u03A3\u03C3\u03C2\uD83D\uDE00\u2003";

  private final Random random = new Random(12);
  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final Symbol x = terms.symbol("x", Sort.STRING);
  private int decided;
  private int open;

  @Test
  void areThoseOfTheJdk() throws SolverUnavailable {
    try (Solver solver = new AutomataSolver(numbers())) {
      for (int i = 0; i < CASES; i++) {
        compare(solver, terms.apply(StringOp.TO_LOWER, x));
        compare(solver, terms.apply(StringOp.TO_UPPER, x));
        compare(solver, terms.apply(StringOp.TRIM, x));
        compare(solver, terms.apply(StringOp.STRIP, x));
        compare(solver, terms.apply(StringOp.REPLACE_ALL, x, unit(), unit()));
        compare(solver, terms.apply(StringOp.CONCAT, x, unit()));
        compare(solver, terms.apply(StringOp.CONCAT, unit(), x));
        compare(
            solver,
            terms.apply(
                StringOp.SLICE,
                x,
                terms.integerConst(random.nextInt(3)),
                terms.integerConst(random.nextInt(4))));
      }
    }
    System.out.printf("images of languages: %d as the JDK has them, %d open%n", decided, open);
    assertThat(decided).isGreaterThan(4 * open);
  }

  private static Solver numbers() throws SolverUnavailable {
    return ServiceLoader.load(SolverProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> !provider.forStrings())
        .findFirst()
        .orElseThrow()
        .create();
  }

  private Expr unit() {
    return terms.string(word(1, 1));
  }

  private String word(int least, int most) {
    StringBuilder word = new StringBuilder();
    for (int i = least + random.nextInt(most - least + 1); i > 0; i--) {
      word.append(UNITS.charAt(random.nextInt(UNITS.length())));
    }
    return word.toString();
  }

  private List<String> words() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      words.add(word(0, 3));
    }
    return words;
  }

  private static Language language(List<String> words) {
    return Language.choice(words.stream().map(Language::word).toArray(Language[]::new));
  }

  private void compare(Solver solver, Expr applied) {
    List<String> sources = words();
    List<String> targets = words();
    if (random.nextBoolean()) {
      targets.set(0, image(applied, sources.get(0)));
    }
    List<Expr> conjuncts =
        List.of(
            terms.apply(StringOp.IN, x, terms.language(language(sources))),
            terms.apply(StringOp.IN, applied, terms.language(language(targets))));
    boolean expected = sources.stream().anyMatch(word -> targets.contains(image(applied, word)));
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(Duration.ofMillis(500))));
    if (verdict instanceof Verdict.Unknown) {
      open++;
      return;
    }
    decided++;
    assertThat(verdict instanceof Verdict.Sat)
        .as("%s from %s to %s", applied, sources, targets)
        .isEqualTo(expected);
  }

  private String image(Expr applied, String word) {
    return new Evaluator(Assignment.of(Map.of(x, Value.of(word)))).evaluate(applied).asString();
  }
}
