package dev.clew.models.math;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.OpenIdentity;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.inputs.RevealedPayload;
import dev.clew.engine.model.FailsAs;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.Datum;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import java.math.BigInteger;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/**
 * The payload of an unknown {@code BigInteger}.
 *
 * @param value a term of a mathematical integer
 */
record BigIntegerTerm(Expr value)
    implements FailsAs, OpenIdentity, RevealedPayload, TracedIdentities {

  @Override
  public int standIn(PathMemory m, Instance original) {
    return BigObjects.create(m, BigInteger.ONE);
  }

  @Override
  public Map<String, Datum> fields(Evaluator evaluator, IntSupplier numbers) {
    return BigData.fields(evaluator.evaluate(value).asInteger(), numbers);
  }

  @Override
  public void trace(IntConsumer identities) {}
}
