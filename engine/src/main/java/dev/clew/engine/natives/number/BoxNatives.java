package dev.clew.engine.natives.number;

import dev.clew.engine.heap.BoxedPayload;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * {@code Integer.valueOf} and its like for unknown values: one box, about whose identity only a
 * comparison decides. Known values are for the JDK's own code and its cache.
 */
public final class BoxNatives {

  private BoxNatives() {}

  public static void register(NativeRegistry r) {
    on(r, "Integer", "I");
    on(r, "Long", "J");
    on(r, "Short", "S");
    on(r, "Byte", "B");
    on(r, "Character", "C");
  }

  private static void on(NativeRegistry r, String name, String type) {
    String owner = "java/lang/" + name;
    NativeMethod.Symbolic valueOf = (m, f) -> box(m, f, owner);
    r.on(owner + ".valueOf(" + type + ")L" + owner + ";", valueOf);
  }

  private static @Nullable Insn box(Machine m, Frame f, String owner) {
    if (!(f.sym(0) instanceof Expr value)) {
      return NativeRegistry.own(f);
    }
    RuntimeClass type = m.runtime().classes().named(owner);
    Instance box = Instance.create(m.token(), type, BoxedPayload.MARK);
    box.set(type.field("value").slot(), 0, value);
    return NativeRegistry.give(m, f, m.heap().add(box));
  }

  /** The value of a box: a term, or null if it is known. */
  public static @Nullable Expr unknownValue(Machine m, long id) {
    Instance box = m.instance(id);
    int slot = box.type().field("value").slot();
    if (box.sym(slot) == UnreadField.MARK) {
      box = (Instance) m.heap().own((int) id);
      m.lazyInputs().readField(m, (int) id, box, slot);
    }
    return box.sym(slot) instanceof Expr value ? value : null;
  }
}
