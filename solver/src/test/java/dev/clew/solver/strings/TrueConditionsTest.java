package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.RandomStringTerms;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.semantics.StringTooLong;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Conditions that hold of some values are never refuted, whatever operators they are made of. */
class TrueConditionsTest {

  private static final int QUERIES = 250;
  private static final long SEED = 7;
  private static final long BUDGET = 30;

  private final Random random = new Random(SEED);
  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final RandomStringTerms source = new RandomStringTerms(terms, random);
  private final AutomataSolver solver =
      new AutomataSolver(SolverChain.over(List.of(), StringBackEnds.AUTOMATA));
  private int decided;

  @Test
  void whatHoldsOfAnAssignmentIsNotRefutedAndModelsHold() {
    for (int i = 0; i < QUERIES; i++) {
      Assignment values = assignment();
      List<Expr> conjuncts = new ArrayList<>();
      int conditions = 1 + random.nextInt(3);
      while (conjuncts.size() < conditions) {
        addTruth(source.term(Sort.BOOL, 1 + random.nextInt(3)), values, conjuncts);
      }
      pin(values, conjuncts);
      check(conjuncts, values);
    }
    assertThat(decided).isGreaterThan(QUERIES / 10);
  }

  private Assignment assignment() {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    source.symbols().forEach(symbol -> values.put(symbol, source.value(symbol.sort())));
    return Assignment.of(values);
  }

  private void addTruth(Expr condition, Assignment values, List<Expr> conjuncts) {
    try {
      boolean holds = new Evaluator(values).holds(condition);
      conjuncts.add(holds ? condition : terms.not(condition));
    } catch (StringTooLong none) {
      // Such a term has no value, so it is neither true nor false.
    }
  }

  /** Says what some unknowns are, in ways that different parts of the solver see. */
  private void pin(Assignment values, List<Expr> conjuncts) {
    for (Symbol symbol : source.symbols()) {
      Value value = values.value(symbol);
      if (symbol.sort().equals(Sort.STRING)) {
        pinString(symbol, value.asString(), conjuncts);
      } else if (random.nextInt(3) > 0) {
        conjuncts.add(terms.eq(symbol, terms.constant(value)));
      }
    }
  }

  private void pinString(Symbol symbol, String text, List<Expr> conjuncts) {
    switch (random.nextInt(5)) {
      case 0 -> conjuncts.add(terms.eq(symbol, terms.string(text)));
      case 1 ->
          conjuncts.add(terms.apply(StringOp.IN, symbol, terms.language(Language.word(text))));
      case 2 ->
          conjuncts.add(
              terms.eq(terms.apply(StringOp.LENGTH, symbol), terms.integerConst(text.length())));
      case 3 -> {
        List<Language> near =
            text.chars()
                .mapToObj(unit -> Language.chars(CharSet.of((char) unit).union(CharSet.of("ab"))))
                .toList();
        Language language = Language.sequence(near);
        conjuncts.add(terms.apply(StringOp.IN, symbol, terms.language(language)));
      }
      default -> {
        // Left open.
      }
    }
  }

  private void check(List<Expr> conjuncts, Assignment values) {
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(Duration.ofMillis(BUDGET))));
    assertThat(verdict)
        .as(() -> shrunk(conjuncts) + " of " + values)
        .isNotInstanceOf(Verdict.Unsat.class);
    if (verdict instanceof Verdict.Sat sat) {
      decided++;
      assertThat(sat.assignment().values().keySet()).isSubsetOf(source.symbols());
    }
  }

  /** What is enough to be refuted, spelt out. */
  private List<String> shrunk(List<Expr> conjuncts) {
    List<Expr> left = new ArrayList<>(conjuncts);
    for (int i = left.size() - 1; i >= 0; i--) {
      List<Expr> fewer = new ArrayList<>(left);
      fewer.remove(i);
      if (solver.check(Query.of(fewer, Budget.unlimited())) instanceof Verdict.Unsat) {
        left = fewer;
      }
    }
    return left.stream().map(TrueConditionsTest::spelt).toList();
  }

  private static String spelt(Expr expr) {
    if (!(expr instanceof Apply apply)) {
      return expr.toString();
    }
    List<String> args = Arrays.stream(apply.args()).map(TrueConditionsTest::spelt).toList();
    return apply.op() + args.toString();
  }
}
