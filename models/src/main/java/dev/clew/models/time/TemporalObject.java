package dev.clew.models.time;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.PathMemory;
import dev.clew.models.math.SharedNumber;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;

/**
 * A new object of {@code java.time} or a {@code UUID}, whose fields are numbers and other objects:
 * all that the constructors of these classes do is to assign them.
 */
final class TemporalObject {

  private final Instance object;
  private final int id;

  private TemporalObject(Instance object, int id) {
    this.object = object;
    this.id = id;
  }

  /**
   * @param name such as {@code java/time/LocalDate}
   */
  static TemporalObject made(PathMemory m, String name) {
    int id = m.allocate(m.named(name));
    return new TemporalObject(m.instance(id), id);
  }

  /** An object that the JDK's code may have shared for some values. */
  static TemporalObject shared(PathMemory m, String name) {
    RuntimeClass type = m.named(name);
    Instance object = Instance.create(m.token(), type, SharedNumber.MARK);
    return new TemporalObject(object, m.add(object));
  }

  /** Sets a field to a number as registers hold it. */
  TemporalObject with(String field, Expr number) {
    int slot = object.type().field(field).slot();
    if (number instanceof Const known) {
      object.set(slot, known.value().raw());
    } else {
      object.set(slot, 0, number);
    }
    return this;
  }

  /** Sets a field to an object. */
  TemporalObject with(String field, TemporalObject value) {
    object.set(object.type().field(field).slot(), value.id);
    return this;
  }

  int id() {
    return id;
  }
}
