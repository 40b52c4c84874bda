package dev.clew.models.math;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.OpenIdentity;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.inputs.RevealedPayload;
import dev.clew.engine.model.FailsAs;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.Datum;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.math.BigDecimal;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The payload of an unknown {@code BigDecimal}.
 *
 * @param unscaled a term of a mathematical integer
 * @param scale another, which is an {@code int}
 * @param reach no scale is farther from zero
 * @param text the text that it was read from, if that is a number without an exponent; else null
 */
record BigDecimalTerm(Expr unscaled, Expr scale, int reach, @Nullable Expr text)
    implements FailsAs, OpenIdentity, RevealedPayload, TracedIdentities {

  /** Computing with scales farther from zero takes too long. */
  static final int MOST = 20_000;

  /** Where nothing is known about the scale. */
  static final int ANY = Integer.MAX_VALUE;

  BigDecimalTerm(Expr unscaled, Expr scale, int reach) {
    this(unscaled, scale, reach, null);
  }

  boolean isWide() {
    return reach > MOST;
  }

  boolean isScaleKnown() {
    return scale instanceof Const;
  }

  /** Where it is known. */
  int knownScale() {
    return ((Const) scale).value().asInteger().intValueExact();
  }

  @Override
  public int standIn(PathMemory m, Instance original) {
    return BigObjects.create(m, BigDecimal.ONE);
  }

  @Override
  public Map<String, Datum> fields(Evaluator evaluator, IntSupplier numbers) {
    return BigData.fields(
        new BigDecimal(
            evaluator.evaluate(unscaled).asInteger(),
            evaluator.evaluate(scale).asInteger().intValueExact()),
        numbers);
  }

  @Override
  public void trace(IntConsumer identities) {}
}
