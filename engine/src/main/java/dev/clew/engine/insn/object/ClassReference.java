package dev.clew.engine.insn.object;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** A class that an instruction names, resolved once. */
final class ClassReference {

  private final ClassInfo from;
  private final JvmType type;
  private @Nullable RuntimeClass resolved;

  ClassReference(ClassInfo from, JvmType type) {
    this.from = from;
    this.type = type;
  }

  RuntimeClass resolve(Machine m) {
    RuntimeClass known = resolved;
    if (known == null) {
      m.runtime().linker().elementClassFor(from, type);
      known = m.runtime().classes().of(type);
      resolved = known;
    }
    return known;
  }
}
