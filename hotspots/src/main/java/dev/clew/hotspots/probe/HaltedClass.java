package dev.clew.hotspots.probe;

import dev.clew.engine.machine.HaltedInitializer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A class whose initialiser ends where an exploration ended it, before it asks for a database or
 * the like that is not there. Its static fields can be assigned to afterwards.
 */
final class HaltedClass {

  private static final String NAME = "clew$halt";
  private static final String ERROR = "java/lang/InternalError";

  private final HaltedInitializer halted;

  HaltedClass(HaltedInitializer halted) {
    this.halted = halted;
  }

  void change(ClassNode type) {
    if ((type.access & Opcodes.ACC_INTERFACE) != 0) {
      return; // its fields are final for ever
    }
    for (MethodNode method : type.methods) {
      if (method.name.equals("<clinit>")) {
        end(type, method);
      }
    }
    for (FieldNode field : type.fields) {
      if ((field.access & Opcodes.ACC_STATIC) != 0 && field.value == null) {
        field.access &= ~Opcodes.ACC_FINAL;
      }
    }
    type.methods.add(halt());
  }

  private void end(ClassNode type, MethodNode initializer) {
    AbstractInsnNode at =
        CodePlace.find(initializer, CodePlace.ordinal(halted.initializer(), halted.position()));
    if (at == null) {
      return;
    }
    initializer.instructions.insertBefore(
        at, new MethodInsnNode(Opcodes.INVOKESTATIC, type.name, NAME, "()V", false));
    catchAll(type, initializer);
  }

  /** Lets a class count as initialised although its initialiser fails on this class path. */
  static void forgive(ClassNode type) {
    for (MethodNode method : type.methods) {
      if (method.name.equals("<clinit>") && (type.access & Opcodes.ACC_INTERFACE) == 0) {
        catchAll(type, method);
      }
    }
  }

  private static void catchAll(ClassNode type, MethodNode initializer) {
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    initializer.instructions.insert(start);
    initializer.instructions.add(end);
    if ((type.version & 0xFFFF) >= Opcodes.V1_6) {
      Object[] thrown = {"java/lang/Throwable"};
      initializer.instructions.add(new FrameNode(Opcodes.F_FULL, 0, new Object[0], 1, thrown));
    }
    initializer.instructions.add(new InsnNode(Opcodes.RETURN));
    initializer.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
  }

  private static MethodNode halt() {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, NAME, "()V", null, null);
    method.instructions.add(new TypeInsnNode(Opcodes.NEW, ERROR));
    method.instructions.add(new InsnNode(Opcodes.DUP));
    method.instructions.add(
        new MethodInsnNode(Opcodes.INVOKESPECIAL, ERROR, "<init>", "()V", false));
    method.instructions.add(new InsnNode(Opcodes.ATHROW));
    return method;
  }
}
