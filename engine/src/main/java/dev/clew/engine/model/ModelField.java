package dev.clew.engine.model;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.FieldInfo;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** A field of an object, for models that keep to the JDK's own fields. */
public final class ModelField {

  private final Machine machine;
  private final int id;
  private final FieldInfo info;

  ModelField(Machine machine, int id, String name) {
    this.machine = machine;
    this.id = id;
    this.info = machine.instance(id).type().field(name);
  }

  /** The identity of an object, or the raw bits of a number that is known. */
  public long raw() {
    return machine.instance(id).raw(info.slot());
  }

  public @Nullable Object sym() {
    return machine.instance(id).sym(info.slot());
  }

  /** The number. */
  public Expr number() {
    return machine.terms().of(ElementSorts.of(info.type()), raw(), sym());
  }

  public void set(long raw) {
    ((Instance) machine.heap().own(id)).set(info.slot(), raw);
  }

  /** Puts a number there, as registers hold it. */
  public void set(Expr value) {
    Instance owned = (Instance) machine.heap().own(id);
    if (value instanceof Const constant) {
      owned.set(info.slot(), constant.value().raw());
    } else {
      owned.set(info.slot(), 0, value);
    }
  }
}
