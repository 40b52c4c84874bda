package dev.clew.engine.decode;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.HandlerTable;
import dev.clew.engine.machine.Runtime;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** The class that a handler catches, loaded when an exception comes by. */
final class CatchClass implements HandlerTable.CatchType {

  private final ClassInfo from;
  private final String name;
  private @Nullable RuntimeClass resolved;

  CatchClass(ClassInfo from, String name) {
    this.from = from;
    this.name = name;
  }

  @Override
  public @Nullable RuntimeClass resolve(Runtime runtime) {
    if (resolved == null) {
      try {
        runtime.linker().classFor(from, name);
        resolved = runtime.classes().of(JvmType.ofClass(name));
      } catch (LinkageException e) {
        return null;
      }
    }
    return resolved;
  }
}
