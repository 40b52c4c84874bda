package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.PathMemory;
import java.util.function.Function;

/**
 * A method of a map: asked when its key is an unknown box or text, or when the map's table is
 * deferred.
 *
 * @param key the number of the key among the arguments; 0 for none
 */
record MapModel(int key, Function<Call, CallExit> body) implements Model {

  static MapModel of(int key, Function<Call, CallExit> body) {
    return new MapModel(key, body);
  }

  @Override
  public boolean isConcerned(Call c) {
    return isDeferred(c.memory(), c.id(0))
        || (key > 0 && !c.isOpen(key) && ValueEquality.isUnknown(c.memory(), c.id(key)));
  }

  /** Of a map, or of a spliterator of one. */
  private static boolean isDeferred(PathMemory m, long id) {
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
    return isConcerned(c) ? body.apply(c) : other(c);
  }

  /** Something else is unknown: a value, or the hash of another kind of key. */
  private CallExit other(Call c) {
    return key == 2 && c.isOpen(1) ? body.apply(c) : c.own();
  }
}
