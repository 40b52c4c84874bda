package dev.clew.models.arrays;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in an array, or its length, that has to be known: where it is not, there is a way for
 * each of its small values, and larger ones are cut.
 *
 * @param array the number of the argument that is the array, or one that is at least as long
 * @param argument the number of the argument that is the position
 * @param most the largest distance from the least value, in an array of unknown length
 */
public record SmallValues(int array, int argument, int most) {

  /** An array of known length that is no longer has all its positions gone through. */
  private static final int SHORT = 64;

  /** Whether nothing is left to decide. */
  public boolean isKnown(Call c) {
    return c.number(argument) instanceof Const;
  }

  /** A position that is known. */
  public int value(Call c) {
    return ((Const) c.number(argument)).value().asInt();
  }

  /**
   * Forks over a position that is unknown; the method is called once more in each of the ways. If
   * it is the array's length, that is known from then on, too.
   *
   * @param least what the JDK's code has checked that the position is not below
   */
  public CallExit decide(Call c, int least) {
    Expr value = c.number(argument);
    ExprFactory factory = c.terms().factory();
    int greatest = greatest(c, least);
    List<CallWay> ways = new ArrayList<>();
    for (int i = least; i <= greatest; i++) {
      Const chosen = factory.intConst(i);
      ways.add(c.when(c.terms().ints().eq(value, chosen), k -> settle(k, value, chosen)));
    }
    ways.add(
        c.when(
            c.terms().ints().gt(value, factory.intConst(greatest)),
            k ->
                k.cut(
                    ReasonCode.ARRAY_LENGTH,
                    "work on more than " + most + " elements of an array")));
    return c.fork(ways);
  }

  private int greatest(Call c, int least) {
    return c.memory().object(c.id(array)) instanceof HeapArray known && known.length() <= SHORT
        ? known.length()
        : least + most;
  }

  private CallExit settle(Call c, Expr value, Const chosen) {
    c.replace(argument, chosen.value().asInt());
    PathMemory m = c.memory();
    HeapObject object = m.object(c.id(array));
    if (object instanceof SymbolicArray unknown && unknown.length() == value) {
      m.put(c.id(array), unknown.withLength(m.token(), chosen));
    }
    return c.again();
  }
}
