package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class SearchTrialTest {

  private static final int PROGRAMS = 400;
  private static final int CHANGES = 40;

  private int checks;
  private int failures;
  private int truths;

  @Test
  void changesOneAtATimeGiveWhatTheEvaluatorGives() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < PROGRAMS; i++) {
      checkProgram(new RandomTerms(random), random);
    }
    assertThat(checks).isGreaterThan(50_000);
    assertThat(failures).isGreaterThan(checks / 100);
    assertThat(truths).isBetween(checks / 5, checks * 4 / 5);
  }

  private void checkProgram(RandomTerms terms, SplittableRandom random) {
    int size = random.nextInt(10, 120);
    for (int i = 0; i < size; i++) {
      terms.grow();
    }
    // A disjunction keeps the compiler from taking a conjunction apart.
    List<Expr> goals =
        terms.conditions(10).stream()
            .distinct()
            .map(goal -> terms.factory.or(goal, terms.factory.bool(false)))
            .toList();
    SearchProgram program =
        Objects.requireNonNull(SearchCompiler.compile(goals, Budget.unlimited()));
    SearchTrial trial = new SearchTrial(program);
    trial.load(start(terms), List.of(ValueDistance.Style.values()).get(random.nextInt(3)));
    check(trial, program, goals);
    for (int i = 0; i < CHANGES && program.levers.length > 0; i++) {
      change(trial, program, terms, random);
      check(trial, program, goals);
    }
  }

  private static Assignment start(RandomTerms terms) {
    Assignment start = Assignment.EMPTY;
    for (var symbol : terms.symbols) {
      start = start.with(symbol, terms.value(symbol.sort()));
    }
    return start;
  }

  /** One to three levers, kept or taken back; what is taken back must leave no trace. */
  private static void change(
      SearchTrial trial, SearchProgram program, RandomTerms terms, SplittableRandom random) {
    Assignment before = trial.assignment();
    double score = trial.score();
    for (int i = random.nextInt(3); i >= 0; i--) {
      int lever = random.nextInt(program.levers.length);
      Value value = terms.value(program.steps[program.levers[lever]].sort);
      trial.set(lever, value);
      if (program.symbol(lever) != null) {
        assertThat(trial.value(program.levers[lever])).isEqualTo(value);
      }
    }
    if (random.nextInt(3) == 0) {
      trial.commit();
    } else {
      trial.rollback();
      assertThat(trial.assignment()).isEqualTo(before);
      assertThat(trial.score()).isEqualTo(score);
    }
  }

  private void check(SearchTrial trial, SearchProgram program, List<Expr> goals) {
    Assignment assignment = trial.assignment();
    Evaluator evaluator = new Evaluator(assignment);
    for (int i = 0; i < goals.size(); i++) {
      checks++;
      checkGoal(trial, program.goals[i], evaluator, goals.get(i));
    }
  }

  private void checkGoal(SearchTrial trial, int node, Evaluator evaluator, Expr goal) {
    boolean holds;
    try {
      holds = evaluator.holds(goal);
    } catch (FunctionFailure failure) {
      failures++;
      assertThat(trial.failed(node)).isTrue();
      assertThat(trial.toTrue(node)).isPositive();
      return;
    }
    truths += holds ? 1 : 0;
    assertThat(trial.failed(node)).isFalse();
    assertThat(trial.value(node).asBoolean()).isEqualTo(holds);
    assertThat(trial.toTrue(node) == 0).isEqualTo(holds);
    assertThat(trial.toFalse(node) == 0).isEqualTo(!holds);
  }
}
