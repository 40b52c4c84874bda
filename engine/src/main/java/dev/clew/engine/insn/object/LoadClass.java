package dev.clew.engine.insn.object;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** {@code ldc} of a class. */
public final class LoadClass extends Insn {

  private final ClassReference reference;

  public LoadClass(int dst, ClassInfo from, JvmType type) {
    super(dst);
    this.reference = new ClassReference(from, type);
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    try {
      f.set(dst(), m.mirrors().of(reference.resolve(m)));
      return next();
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
