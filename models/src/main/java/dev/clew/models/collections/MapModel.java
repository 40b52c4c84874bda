package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.solver.expr.Expr;
import java.util.function.Function;

/**
 * A method of a map: asked when its key is an unknown box or text, or when the map's table is
 * deferred.
 *
 * @param key the register of the key; 0 for none
 */
record MapModel(int key, Function<Call, CallExit> body) implements Model {

  static MapModel of(int key, Function<Call, CallExit> body) {
    return new MapModel(key, body);
  }

  @Override
  public boolean isConcerned(Machine m, Frame f) {
    return isDeferred(m, f.raw[0])
        || (key > 0 && f.sym(key) == null && Equality.isUnknown(m, f.raw[key]));
  }

  /** Of a map, or of a spliterator of one. */
  private static boolean isDeferred(Machine m, long id) {
    Instance instance = m.instance(id);
    if (instance.type().name().startsWith("java.util.HashMap$")) {
      long map = instance.raw(instance.type().field("map").slot());
      return map != 0 && HashTable.deferred(m, map) != null;
    }
    return instance.hasSymbols() && HashTable.deferred(m, id) != null;
  }

  @Override
  public CallExit apply(Call c) {
    if (key > 0 && !c.isSettled(key)) {
      return c.decide(key);
    }
    return isConcerned(c.machine(), c.frame()) ? body.apply(c) : other(c);
  }

  /** Something else is unknown: a value, or the hash of another kind of key. */
  private CallExit other(Call c) {
    return key == 2 && c.frame().sym(1) instanceof Expr ? body.apply(c) : c.own();
  }
}
