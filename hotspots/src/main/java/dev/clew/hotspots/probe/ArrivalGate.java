package dev.clew.hotspots.probe;

import dev.clew.engine.program.ClassInfo;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method that is added to a class: it counts what passes, and at the arrival that is waited for
 * throws an error whose message is what has arrived.
 */
final class ArrivalGate {

  /** What the message begins with. */
  static final String MARK = "clew has seen what arrives: ";

  /** Thrown at the arrival. Code that catches exceptions does not catch it. */
  static final String ERROR = "java.lang.InternalError";

  private static final String ERROR_TYPE = ERROR.replace('.', '/');
  private static final String DESCRIPTOR = "(Ljava/lang/Object;)V";

  private final ClassInfo owner;
  private final int arrival;
  private final String name;

  ArrivalGate(ClassInfo owner, int arrival, int serial) {
    this.owner = owner;
    this.arrival = arrival;
    this.name = "clew$arrival" + serial;
  }

  /** An interface has no place to count in. */
  boolean isPossible() {
    return arrival == 1 || !owner.isInterface();
  }

  /** Hands over what is on top of the stack. */
  MethodInsnNode call() {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, owner.name(), name, DESCRIPTOR, owner.isInterface());
  }

  void addTo(ClassNode type) {
    int access =
        Opcodes.ACC_STATIC
            | Opcodes.ACC_SYNTHETIC
            | (owner.isInterface() ? Opcodes.ACC_PRIVATE : 0);
    MethodNode method = new MethodNode(access, name, DESCRIPTOR, null, null);
    method.visitCode();
    Label passes = new Label();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitJumpInsn(Opcodes.IFNULL, passes); // nothing is handed over
    if (arrival > 1) {
      type.fields.add(new FieldNode(access, name, "I", null, null));
      count(method, passes);
    }
    raise(method);
    method.visitLabel(passes);
    if ((type.version & 0xFFFF) >= Opcodes.V1_6) { // older ones have no frames
      method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
    type.methods.add(method);
  }

  private void count(MethodVisitor method, Label passes) {
    method.visitFieldInsn(Opcodes.GETSTATIC, owner.name(), name, "I");
    method.visitInsn(Opcodes.ICONST_1);
    method.visitInsn(Opcodes.IADD);
    method.visitInsn(Opcodes.DUP);
    method.visitFieldInsn(Opcodes.PUTSTATIC, owner.name(), name, "I");
    method.visitLdcInsn(arrival);
    method.visitJumpInsn(Opcodes.IF_ICMPNE, passes);
  }

  private static void raise(MethodVisitor method) {
    method.visitTypeInsn(Opcodes.NEW, ERROR_TYPE);
    method.visitInsn(Opcodes.DUP);
    method.visitLdcInsn(MARK);
    method.visitVarInsn(Opcodes.ALOAD, 0);
    String text = "(Ljava/lang/Object;)Ljava/lang/String;";
    method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/String", "valueOf", text, false);
    String joined = "(Ljava/lang/String;)Ljava/lang/String;";
    method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "concat", joined, false);
    String made = "(Ljava/lang/String;)V";
    method.visitMethodInsn(Opcodes.INVOKESPECIAL, ERROR_TYPE, "<init>", made, false);
    method.visitInsn(Opcodes.ATHROW);
  }
}
