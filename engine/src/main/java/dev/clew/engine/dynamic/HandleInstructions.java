package dev.clew.engine.dynamic;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Method handles as plain instructions (JVMS 5.4.3.5). */
final class HandleInstructions {

  private HandleInstructions() {}

  /** The types that calling a handle takes: a receiver first where there is one. */
  static Type[] parameters(Handle handle) {
    Type owner = Type.getObjectType(handle.getOwner());
    Type member = Type.getType(handle.getDesc());
    return switch (handle.getTag()) {
      case Opcodes.H_GETSTATIC -> new Type[0];
      case Opcodes.H_GETFIELD -> new Type[] {owner};
      case Opcodes.H_PUTSTATIC -> new Type[] {member};
      case Opcodes.H_PUTFIELD -> new Type[] {owner, member};
      case Opcodes.H_INVOKESTATIC, Opcodes.H_NEWINVOKESPECIAL -> member.getArgumentTypes();
      default -> {
        Type[] declared = member.getArgumentTypes();
        Type[] all = new Type[declared.length + 1];
        all[0] = owner;
        System.arraycopy(declared, 0, all, 1, declared.length);
        yield all;
      }
    };
  }

  /** The type that calling a handle gives. */
  static Type result(Handle handle) {
    return switch (handle.getTag()) {
      case Opcodes.H_GETSTATIC, Opcodes.H_GETFIELD -> Type.getType(handle.getDesc());
      case Opcodes.H_PUTSTATIC, Opcodes.H_PUTFIELD -> Type.VOID_TYPE;
      case Opcodes.H_NEWINVOKESPECIAL -> Type.getObjectType(handle.getOwner());
      default -> Type.getReturnType(handle.getDesc());
    };
  }

  /** What comes before the arguments. */
  static void begin(MethodVisitor code, Handle handle) {
    if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      code.visitTypeInsn(Opcodes.NEW, handle.getOwner());
      code.visitInsn(Opcodes.DUP);
    }
  }

  /** What comes after the arguments. */
  static void call(MethodVisitor code, Handle handle) {
    int opcode =
        switch (handle.getTag()) {
          case Opcodes.H_GETSTATIC -> Opcodes.GETSTATIC;
          case Opcodes.H_GETFIELD -> Opcodes.GETFIELD;
          case Opcodes.H_PUTSTATIC -> Opcodes.PUTSTATIC;
          case Opcodes.H_PUTFIELD -> Opcodes.PUTFIELD;
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
          case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
          default -> Opcodes.INVOKESPECIAL;
        };
    if (handle.getTag() <= Opcodes.H_PUTSTATIC) {
      code.visitFieldInsn(opcode, handle.getOwner(), handle.getName(), handle.getDesc());
    } else {
      code.visitMethodInsn(
          opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
    }
  }
}
