package dev.clew.smt.z3;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.Native;
import com.microsoft.z3.enumerations.Z3_lbool;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is asserted of remainders must be true of all: a false fact would be a wrong unsat. */
@Tag("once")
final class FloatRemaindersTest {

  @Test
  void factsAreTrueOfPairsOfSmallFloats() {
    Sort tiny = Sort.floating(3, 5);
    try (NativeContext context = new NativeContext()) {
      for (int x = 0; x < 256; x += 3) {
        for (int y = 0; y < 256; y++) {
          requireTrue(context, Value.ofRaw(tiny, x), Value.ofRaw(tiny, y));
        }
      }
    }
  }

  @Test
  void factsAreTrueOfRandomDoubles() {
    Random random = new Random(1);
    List<Double> special =
        List.of(0.0, -0.0, 1.0, Double.MIN_VALUE, Double.MAX_VALUE, 1 / 0.0, -1 / 0.0, 0 / 0.0);
    try (NativeContext context = new NativeContext()) {
      for (int i = 0; i < 2000; i++) {
        double x = i % 3 == 0 ? special.get(random.nextInt(8)) : random.nextGaussian() * 1e9;
        double y = i % 5 == 0 ? special.get(random.nextInt(8)) : random.nextGaussian();
        requireTrue(context, Value.of(x), Value.of(y));
      }
    }
  }

  private static void requireTrue(NativeContext context, Value x, Value y) {
    Z3Constants constants = new Z3Constants(context);
    FloatRemainders remainders = new FloatRemainders(context, constants);
    long dividend = constants.of(x);
    long divisor = constants.of(y);
    for (FloatOp op : List.of(FloatOp.REM, FloatOp.IEEE_REM)) {
      Value rest = Semantics.apply(op, x.sort(), x, y);
      long facts = remainders.facts(op, dividend, divisor, constants.of(rest));
      requireTrue(context, facts, op + " " + x + " " + y);
      if (op == FloatOp.REM) {
        long definition = remainders.definition(x.sort(), dividend, divisor, constants.of(rest));
        requireTrue(context, definition, "definition " + x + " " + y);
      }
    }
  }

  private static void requireTrue(NativeContext context, long condition, String what) {
    long simple = context.keep(Native.simplify(context.handle(), condition));
    assertThat(Native.getBoolValue(context.handle(), simple))
        .as(what)
        .isEqualTo(Z3_lbool.Z3_L_TRUE.toInt());
  }
}
