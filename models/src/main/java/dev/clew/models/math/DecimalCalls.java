package dev.clew.models.math;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Expr;

/** What models of {@code BigDecimal} have in common. */
final class DecimalCalls {

  static final String OWNER = BigObjects.DECIMAL + ".";
  static final String THIS = "L" + BigObjects.DECIMAL + ";";

  /** Where nothing bounds an unknown scale, it is taken to be this near to zero. */
  private static final int NEAR = 5_000;

  private DecimalCalls() {}

  static DecimalTerms decimals(Call c) {
    return new DecimalTerms(c.terms().factory());
  }

  static Integers integers(Call c) {
    return new Integers(c.terms().factory());
  }

  static BigDecimalTerm value(Call c, int argument) {
    return BigObjects.decimal(c.memory(), c.id(argument));
  }

  static BigDecimalTerm term(Expr unscaled, Expr scale, int reach) {
    return new BigDecimalTerm(unscaled, scale, reach);
  }

  /** Where a decimal is null the JDK's own code runs, which looks at it first. */
  static Model nonNull(Model model) {
    return c -> c.isNull(1) ? c.fail() : model.apply(c);
  }

  /** A model that takes one decimal whose scale is near zero. */
  static Model one(Model model) {
    return c -> value(c, 0).isWide() ? narrow(c, 0, DecimalCalls::tooFar) : model.apply(c);
  }

  /** A model that takes two decimals whose scales are near zero. */
  static Model two(Model model) {
    return two(model, DecimalCalls::tooFar);
  }

  /**
   * The same.
   *
   * @param far for decimals of which one has a scale that is not near zero
   */
  static Model two(Model model, Model far) {
    return nonNull(
        c ->
            value(c, 0).isWide()
                ? narrow(c, 0, far)
                : value(c, 1).isWide() ? narrow(c, 1, far) : model.apply(c));
  }

  /** Goes on with scales near zero; those farther away are another path. */
  private static CallExit narrow(Call c, int argument, Model far) {
    BigDecimalTerm wide = value(c, argument);
    return c.either(
        isNear(c, wide.scale()),
        k -> {
          if (wide.isScaleKnown()) {
            throw new IllegalStateException("a known scale is near zero or not");
          }
          Instance number = (Instance) k.memory().own(k.id(argument));
          number.setPayload(term(wide.unscaled(), wide.scale(), NEAR));
          return k.again();
        },
        far::apply);
  }

  static Expr isNear(Call c, Expr scale) {
    Integers integers = integers(c);
    return c.terms()
        .factory()
        .and(
            integers.atMost(integers.constant(-NEAR), scale),
            integers.atMost(scale, integers.constant(NEAR)));
  }

  static CallExit tooFar(Call c) {
    return c.unsupported(ReasonCode.DECIMAL_SCALE, "a BigDecimal with more than 5000 decimals");
  }

  /** Whether arithmetic with this scale takes too long. */
  static boolean isFar(long scale) {
    return Math.abs(scale) > BigDecimalTerm.MOST;
  }
}
