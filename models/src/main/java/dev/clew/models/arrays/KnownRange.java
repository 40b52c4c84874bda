package dev.clew.models.arrays;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The range of an array that a method works on, which has to be known: where its ends are not,
 * there is a way for each of their small values, and what is longer is cut. The JDK's code has
 * checked that the range is one of the array: the first end is not negative, and the last one not
 * before it.
 *
 * @param low the argument with the first position; the one after it has the last, exclusive
 * @param most the most elements of a range in an array of unknown length
 */
record KnownRange(int low, int most) {

  /** An array of known length that is no longer has all its positions gone through. */
  private static final int SHORT = 64;

  /** The array is the first argument. */
  private static final int ARRAY = 0;

  int high() {
    return low + 1;
  }

  /** Whether both ends are known, so that nothing is left to decide. */
  boolean isKnown(Call c) {
    return c.number(low) instanceof Const && c.number(high()) instanceof Const;
  }

  /** Forks over an end that is unknown; the method is called once more in each of the ways. */
  @Nullable Insn decide(Call c) {
    return c.number(low) instanceof Const first
        ? fork(c, high(), first.value().asInt())
        : fork(c, low, 0);
  }

  private @Nullable Insn fork(Call c, int argument, int least) {
    Expr value = c.number(argument);
    ExprFactory factory = c.terms().factory();
    int greatest = greatest(c, least);
    List<Branch> ways = new ArrayList<>();
    for (int i = least; i <= greatest; i++) {
      Const chosen = factory.intConst(i);
      ways.add(c.when(c.terms().ints().eq(value, chosen), k -> settle(k, argument, value, chosen)));
    }
    ways.add(
        c.when(
            c.terms().ints().gt(value, factory.intConst(greatest)),
            k ->
                k.machine()
                    .cut("array-length", "work on more than " + most + " elements of an array")));
    return c.fork(ways);
  }

  private int greatest(Call c, int least) {
    return c.machine().object(c.id(ARRAY)) instanceof HeapArray array && array.length() <= SHORT
        ? array.length()
        : least + most;
  }

  private static Insn settle(Call c, int argument, Expr value, Const chosen) {
    c.frame().set(c.register(argument), chosen.value().asInt());
    Machine m = c.machine();
    HeapObject object = m.object(c.id(ARRAY));
    if (object instanceof SymbolicArray array && array.length() == value) {
      m.heap().put((int) c.id(ARRAY), array.withLength(m.token(), chosen));
    }
    return c.again();
  }
}
