package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.SortException;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No rule recurses with the depth of its term: deep chains of any two operators are built on a
 * small stack.
 */
@Tag("once")
class DeepTermsTest {

  private static final int DEPTH = 1_200;
  private static final long SMALL_STACK = 1 << 17;

  /** One more layer on top of a term, in different company. */
  private interface Layer {
    Expr over(ExprFactory factory, Expr term);
  }

  @Test
  void chainsOfAnyTwoBitVectorOperatorsAreBuilt() throws InterruptedException {
    int built = buildAllPairs(Sort.INT, layers(Sort.INT, BitsOp.values()));
    assertThat(built).isGreaterThan(100);
  }

  @Test
  void chainsOfAnyTwoIntegerOperatorsAreBuilt() throws InterruptedException {
    int built = buildAllPairs(Sort.INTEGER, layers(Sort.INTEGER, IntegerOp.values()));
    assertThat(built).isGreaterThan(50);
  }

  @Test
  void chainsOfAnyTwoFloatOperatorsAreBuilt() throws InterruptedException {
    int built = buildAllPairs(Sort.DOUBLE, layers(Sort.DOUBLE, FloatOp.values()));
    assertThat(built).isGreaterThan(50);
  }

  @Test
  void chainsOfAnyTwoBooleanOperatorsAreBuilt() throws InterruptedException {
    int built = buildAllPairs(Sort.BOOL, layers(Sort.BOOL, CoreOp.values()));
    assertThat(built).isGreaterThan(20);
  }

  /**
   * Layers that keep the sort: unary ones, with a constant, with an unknown, as either argument.
   */
  private static List<Layer> layers(Sort sort, Op[] ops) {
    List<Layer> layers = new ArrayList<>();
    for (Op op : Stream.concat(Stream.of(ops), Stream.of(CoreOp.ITE)).toList()) {
      layers.add((f, term) -> f.apply(op, term));
      layers.add((f, term) -> f.apply(op, term, f.symbol("y", sort)));
      layers.add((f, term) -> f.apply(op, f.symbol("y", sort), term));
      layers.add((f, term) -> f.apply(op, term, constant(f, sort)));
      layers.add((f, term) -> f.apply(op, f.rounding(RoundingMode.HALF_EVEN), term));
      layers.add((f, term) -> f.apply(op, f.rounding(RoundingMode.DOWN), term, constant(f, sort)));
      layers.add((f, term) -> f.ite(f.symbol("p", Sort.BOOL), term, f.symbol("y", sort)));
      layers.add((f, term) -> f.ite(f.eq(term, constant(f, sort)), constant(f, sort), term));
    }
    return layers.stream().filter(layer -> fits(layer, sort)).toList();
  }

  private static Expr constant(ExprFactory factory, Sort sort) {
    return switch (sort.kind()) {
      case BITS -> factory.intConst(3);
      case INTEGER -> factory.integerConst(3);
      case FLOAT -> factory.doubleConst(3);
      default -> factory.bool(true);
    };
  }

  private static boolean fits(Layer layer, Sort sort) {
    try {
      ExprFactory factory = Simplifier.factory();
      return layer.over(factory, factory.symbol("x", sort)).sort().equals(sort);
    } catch (SortException unfit) {
      return false;
    }
  }

  private static int buildAllPairs(Sort sort, List<Layer> layers) throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable build =
        () -> {
          for (Layer first : layers) {
            layers.forEach(second -> buildChain(sort, first, second));
          }
        };
    Thread thread = new Thread(null, build, "small stack", SMALL_STACK);
    thread.setUncaughtExceptionHandler((t, thrown) -> failure.set(thrown));
    thread.start();
    thread.join();
    assertThat(failure.get()).isNull();
    return layers.size() * layers.size();
  }

  private static void buildChain(Sort sort, Layer first, Layer second) {
    ExprFactory factory = Simplifier.factory();
    Expr left = factory.symbol("x", sort);
    Expr right = factory.symbol("z", sort);
    for (int i = 0; i < DEPTH; i++) {
      left = (i % 2 == 0 ? first : second).over(factory, left);
      right = (i % 2 == 0 ? first : second).over(factory, right);
    }
    factory.eq(left, right);
    factory.eq(left, constant(factory, sort));
    factory.not(factory.eq(left, factory.symbol("y", sort)));
  }
}
