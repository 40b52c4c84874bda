package dev.clew.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void stepsAreCountedWhereTheyAreLimited() {
    Budget budget = Budget.unlimited().atMostSteps(3);
    assertThat(budget.spend(2)).isFalse();
    assertThat(budget.exhausted()).isFalse();
    assertThat(budget.spend(1)).isTrue();
    assertThat(budget.exhausted()).isTrue();
  }

  @Test
  void withoutALimitStepsDoNotMatter() {
    assertThat(Budget.unlimited().spend(Integer.MAX_VALUE)).isFalse();
  }

  @Test
  void whatAPartSpendsIsSpentOfTheWhole() {
    Budget whole = Budget.unlimited().atMostSteps(10);
    Budget half = whole.halved();
    assertThat(half.spend(5)).isTrue();
    assertThat(whole.exhausted()).isFalse();
    assertThat(whole.spend(5)).isTrue();
  }

  @Test
  void lessTimeKeepsTheSteps() {
    Budget budget = Budget.unlimited().atMostSteps(1).atMost(Duration.ofDays(1));
    assertThat(budget.spend(1)).isTrue();
  }

  @Test
  void halfOfNoTimeIsNone() {
    assertThat(Budget.of(Duration.ZERO).halved().exhausted()).isTrue();
  }
}
