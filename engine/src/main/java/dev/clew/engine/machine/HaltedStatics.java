package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** What is left of the static fields of a class whose initialiser is not run to its end. */
final class HaltedStatics {

  private HaltedStatics() {}

  /** The frame of the innermost initialiser that is running and the program's; null if none is. */
  static @Nullable Frame innermost(Machine m) {
    for (Frame f = m.topOrNull(); f != null; f = f.caller) {
      if (f.completion() instanceof ClassInitialization.WhenInitialized initializing) {
        ClassInfo type = initializing.type().info();
        if (!type.isJdk() && !type.isTrusted()) {
          return f;
        }
      }
    }
    return null;
  }

  /**
   * Forgets what the rest of an initialiser may change: all fields but texts and numbers that have
   * been given their values, and that no other instruction of it assigns to.
   */
  static void forget(Machine m, RuntimeClass type, Frame running) {
    MethodInfo initializer = running.code.method();
    Insn at = running.insn;
    if (initializer.isClassInitializer() && at != null) {
      m.journal().halt(new HaltedInitializer(initializer, at.position()));
    }
    m.journal().crossBoundary(type.info(), /* isSupplied= */ true);
    StaticFields statics = m.initialization().ownStatics(type);
    for (FieldInfo field : type.info().fields()) {
      if (field.isStatic() && field.constantValue() == null && !isDone(statics, field, type)) {
        statics.set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  private static boolean isDone(StaticFields statics, FieldInfo field, RuntimeClass type) {
    boolean isValue = field.type().equals(JvmType.STRING) || !field.type().isReference();
    boolean isAssigned = statics.raw(field.slot()) != 0 || statics.sym(field.slot()) != null;
    return isValue && isAssigned && assignments(type.info(), field) <= 1;
  }

  private static int assignments(ClassInfo type, FieldInfo field) {
    MethodInfo initializer = type.method("<clinit>", "()V").orElse(null);
    int count = 0;
    if (initializer != null && initializer.hasCode()) {
      for (AbstractInsnNode insn : initializer.readBody().node().instructions) {
        boolean isOne =
            insn instanceof FieldInsnNode access
                && access.getOpcode() == Opcodes.PUTSTATIC
                && access.name.equals(field.name());
        count += isOne ? 1 : 0;
      }
    }
    return count;
  }
}
