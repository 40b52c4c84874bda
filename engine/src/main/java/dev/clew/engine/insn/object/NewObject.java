package dev.clew.engine.insn.object;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** {@code new}. */
public final class NewObject extends Insn {

  private final ClassReference reference;

  public NewObject(int dst, ClassInfo from, JvmType type) {
    super(dst);
    this.reference = new ClassReference(from, type);
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    RuntimeClass type;
    try {
      type = reference.resolve(m);
      if (!m.initialization().isReady(type)) {
        if (type.info().isAbstract()) {
          return m.exceptions()
              .raise(f, this, "java/lang/InstantiationError", type.type().internalName());
        }
        f.setInsn(this);
        Insn initializer = m.initialization().start(type);
        if (initializer != null || m.isEnded()) {
          return initializer;
        }
      }
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    f.set(dst(), m.allocate(type));
    return next();
  }
}
