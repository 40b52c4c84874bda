package dev.clew.solver.membership;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a condition says of its only number, held to the evaluator number by number. */
class NumberMembershipTest {

  /** Terms as they are written, and as the simplifier leaves them. */
  private final List<ExprFactory> factories =
      List.of(new ExprFactory((f, op, sort, args) -> null), Simplifier.factory());

  @Test
  void conditionsOnBitVectorsAreTheirSets() {
    for (ExprFactory f : factories) {
      for (int seed = 0; seed < 300; seed++) {
        Random random = new Random(seed);
        Sort sort = random.nextBoolean() ? Sort.CHAR : Sort.bits(8);
        Symbol x = f.symbol("x" + sort, sort);
        Expr condition = condition(f, random, x, 3);
        NumberMembership read = NumberMembership.of(condition);
        if (condition instanceof Const) {
          continue;
        }
        assertThat(read).as("%s", condition).isNotNull();
        Expr written = read.condition(f);
        for (int i = 0; i < 300; i++) {
          int number =
              random.nextInt(3) == 0 ? random.nextInt() : NUMBERS[i % NUMBERS.length] + i % 5 - 2;
          Value value = Value.ofRaw(sort, number);
          boolean holds = holds(condition, x, value);
          long own = sort.equals(Sort.CHAR) ? value.raw() & 0xFFFF : value.raw();
          assertThat(read.set().contains(own)).as("%s of %s", condition, value).isEqualTo(holds);
          assertThat(holds(written, x, value)).as("%s of %s", written, value).isEqualTo(holds);
        }
      }
    }
  }

  private static final int[] NUMBERS = {0, 7, 90, 127, -128, -100, 0x7FFF, 0x8000, 0xFFFF, 40, 41};

  private Expr condition(ExprFactory f, Random random, Expr x, int depth) {
    if (depth > 0 && random.nextInt(5) > 0) {
      Expr a = condition(f, random, x, depth - 1);
      Expr b = condition(f, random, x, depth - 1);
      return switch (random.nextInt(4)) {
        case 3 -> f.ite(condition(f, random, x, 0), a, b);
        case 0 -> f.and(a, b);
        case 1 -> f.or(a, b);
        default -> f.not(a);
      };
    }
    Expr c = f.constant(Value.ofRaw(x.sort(), NUMBERS[random.nextInt(NUMBERS.length)]));
    Op[] ops = {BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE, CoreOp.EQ};
    Op op = ops[random.nextInt(ops.length)];
    return op == CoreOp.EQ || random.nextBoolean() ? f.apply(op, x, c) : f.apply(op, c, x);
  }

  @Test
  void conditionsOnUnitsOfTextsAreSetsOfCodes() {
    for (ExprFactory f : factories) {
      Symbol s = f.symbol("s", Sort.STRING);
      Expr code = f.apply(StringOp.CODE_AT, s, f.integerConst(0));
      Expr unit = f.convert(BitsOp.FROM_INTEGER, Sort.CHAR, code);
      Expr promoted = f.convert(BitsOp.ZERO_EXTEND, Sort.INT, unit);
      List<Expr> conditions = new ArrayList<>();
      conditions.add(f.apply(IntegerOp.LT, code, f.integerConst('c')));
      conditions.add(f.apply(BitsOp.ULE, f.raw(Sort.CHAR, 'c'), unit));
      conditions.add(f.apply(BitsOp.SLT, promoted, f.intConst('d')));
      conditions.add(f.not(f.eq(promoted, f.intConst('a'))));
      for (Expr condition : conditions) {
        NumberMembership read = NumberMembership.of(condition);
        assertThat(read).as("%s", condition).isNotNull();
        assertThat(read.term()).isSameAs(code);
        for (char c = 0; c < 200; c++) {
          assertThat(read.set().contains(c))
              .as("%s of %d", condition, (int) c)
              .isEqualTo(holds(condition, s, Value.of(String.valueOf(c))));
        }
      }
    }
  }

  @Test
  void tablesAreWhatTheChoiceIs() {
    ExprFactory f = Simplifier.factory();
    Symbol i = f.symbol("i", Sort.INT);
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      int[] array = random.ints(60, -2, 5).toArray();
      Expr element = element(f, array, i, 0, array.length);
      ConstantTable table = ConstantTable.of(element);
      assertThat(table).isNotNull();
      Expr again = table.term(f);
      Expr masked = f.eq(f.apply(BitsOp.AND, element, f.intConst(1)), f.intConst(1));
      int limit = random.nextInt(5) - 1;
      Expr less = f.apply(BitsOp.SLT, element, f.intConst(limit));
      assertThat(NumberMembership.of(masked)).isNotNull();
      for (int index = -3; index < array.length + 3; index++) {
        Value at = Value.of(index);
        int value = array[Math.max(0, Math.min(index, array.length - 1))];
        Evaluator evaluator = new Evaluator(Assignment.of(Map.of(i, at)));
        assertThat(evaluator.evaluate(again).asInt()).isEqualTo(value);
        assertThat(holds(masked, i, at)).isEqualTo((value & 1) == 1);
        assertThat(holds(less, i, at)).isEqualTo(value < limit);
      }
    }
  }

  private Expr element(ExprFactory f, int[] array, Expr index, int from, int to) {
    if (to - from == 1) {
      return f.intConst(array[from]);
    }
    int middle = (from + to) / 2;
    return f.ite(
        f.apply(BitsOp.SLT, index, f.intConst(middle)),
        element(f, array, index, from, middle),
        element(f, array, index, middle, to));
  }

  @Test
  void largeNumbersAreLeftAlone() {
    ExprFactory f = Simplifier.factory();
    Symbol n = f.symbol("n", Sort.INTEGER);
    Expr large = f.constant(Value.of(BigInteger.ONE.shiftLeft(80)));

    assertThat(NumberMembership.of(f.apply(IntegerOp.LT, n, large))).isNull();
  }

  private static boolean holds(Expr condition, Symbol x, Value value) {
    return new Evaluator(Assignment.of(Map.of(x, value))).evaluate(condition).asBoolean();
  }
}
