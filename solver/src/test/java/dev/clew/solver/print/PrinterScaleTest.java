package dev.clew.solver.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmIntegers;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class PrinterScaleTest {

  private static final int MANY = 1_000_000;

  private final ExprFactory f = new ExprFactory(Rewriter.NONE);
  private final JvmIntegers ints = new JvmIntegers(f);
  private final Expr x = f.symbol("x", Sort.INT);
  private final Expr y = f.symbol("y", Sort.INT);

  @Test
  void aChainOfAMillionTermsIsPrintedWithoutRecursion() {
    Expr chain = x;
    for (int i = 0; i < MANY / 2; i++) {
      chain = ints.mul(ints.add(chain, y), x);
    }
    String text = TermPrinter.print(chain);
    assertThat(text).startsWith("((((").endsWith(" + y) * x + y) * x");
    assertThat(text.length()).isLessThan(6 * MANY);
  }

  @Test
  void aChainOfChoicesNestsToTheRight() {
    Expr chain = x;
    for (int i = 0; i < MANY / 20; i++) {
      chain = f.ite(ints.lt(x, f.intConst(i)), y, chain);
    }
    assertThat(TermPrinter.print(chain))
        .startsWith("x < 49999 ? y : x < 49998 ? y : ")
        .endsWith(" : x");
  }

  @Test
  void aGraphOfAMillionTermsWhoseTreeIsAstronomicalIsPrintedInLinearSpace() {
    Expr doubled = x;
    for (int i = 0; i < MANY; i++) {
      doubled = ints.xor(doubled, doubled);
    }
    assertThat(TermPrinter.print(doubled).length()).isBetween(MANY, 40 * MANY);
  }

  @Test
  void patternsThatSkipATermDoNotMultiplyIt() {
    Expr doubled = x;
    for (int i = 0; i < 10_000; i++) {
      Expr negated = ints.neg(doubled);
      doubled = ints.add(ints.add(doubled, negated), ints.i2b(negated));
    }
    assertThat(TermPrinter.print(doubled).length()).isLessThan(100 * 10_000);
  }

  @Test
  void randomGraphsArePrintedInSpaceLinearInTheirSize() {
    Random random = new Random(7);
    int size = 30_000;
    Expr[] terms = new Expr[size];
    terms[0] = x;
    terms[1] = y;
    for (int i = 2; i < size; i++) {
      Expr a = terms[Math.max(0, i - 1 - random.nextInt(20))];
      Expr b = terms[i - 1];
      terms[i] =
          switch (random.nextInt(5)) {
            case 0 -> ints.sub(a, b);
            case 1 -> ints.i2s(ints.mul(a, b));
            case 2 -> ints.shl(a, b);
            case 3 -> f.ite(f.not(ints.lt(a, b)), a, b);
            default -> ints.i2c(ints.neg(b));
          };
    }
    assertThat(TermPrinter.print(terms[size - 1]).length()).isLessThan(200 * size);
  }
}
