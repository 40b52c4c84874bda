package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class LeverMovesTest {

  private final Terms t = new Terms();
  private final SplittableRandom random = new SplittableRandom(9);
  private final RandomTerms terms = new RandomTerms(random);

  private static LeverMoves moves(Sort sort, Expr... goals) {
    SearchProgram program =
        Objects.requireNonNull(SearchCompiler.compile(List.of(goals), Budget.unlimited()));
    return LeverMoves.of(sort, ValuePool.of(sort, program));
  }

  @Test
  void everyMoveStaysInTheSort() {
    for (Sort sort : RandomTerms.SORTS) {
      LeverMoves moves = moves(sort, t.factory.bool(true));
      for (int i = 0; i < 50; i++) {
        Value from = terms.value(sort);
        assertThat(moves.random(random).sort()).isEqualTo(sort);
        for (int j = 0; j < moves.count(from); j++) {
          assertThat(moves.at(from, j).sort()).isEqualTo(sort);
        }
      }
      assertThat(moves.pool()).isNotEmpty().allMatch(value -> value.sort().equals(sort));
    }
  }

  @Test
  void everyByteIsReachedInSingleSteps() {
    LeverMoves moves = moves(Sort.BYTE, t.factory.bool(true));
    Set<Value> reached = new HashSet<>();
    List<Value> open = new ArrayList<>(List.of(Value.zero(Sort.BYTE)));
    while (!open.isEmpty()) {
      Value from = open.remove(open.size() - 1);
      if (reached.add(from)) {
        for (int i = 0; i < moves.count(from); i++) {
          open.add(moves.at(from, i));
        }
      }
    }
    assertThat(reached).hasSize(256);
  }

  @Test
  void poolsHoldTheCornersOfTheirSort() {
    assertThat(moves(Sort.INT, t.factory.bool(true)).pool())
        .contains(
            Value.of(0),
            Value.of(1),
            Value.of(-1),
            Value.of(Integer.MIN_VALUE),
            Value.of(Integer.MAX_VALUE));
    assertThat(moves(Sort.DOUBLE, t.factory.bool(true)).pool())
        .contains(
            Value.of(0.0),
            Value.of(-0.0),
            Value.of(Double.NaN),
            Value.of(Double.NEGATIVE_INFINITY),
            Value.of(Double.MIN_VALUE),
            Value.of(Double.MIN_NORMAL),
            Value.of(-Double.MAX_VALUE));
  }

  @Test
  void poolsHoldTheConstantsOfTheQueryInEverySort() {
    Expr price = t.eq(t.cast(Sort.INT, t.doubleSymbol("d")), t.of(1999));
    Expr limit = t.lt(t.doubleSymbol("e"), t.of(7.25));
    assertThat(moves(Sort.INT, price, limit).pool())
        .contains(Value.of(1999), Value.of(2000), Value.of(1998), Value.of(-1999), Value.of(7));
    assertThat(moves(Sort.DOUBLE, price, limit).pool())
        .contains(
            Value.of(1999.0), Value.of(1999.5), Value.of(7.25), Value.of(Math.nextDown(7.25)));
  }
}
