package dev.clew.app.induction;

import dev.clew.engine.natives.world.InductionNatives;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** The methods that the engine answers, called by programs whose loops are cut. */
final class InductionCalls {

  private static final Map<String, String> DESCRIPTORS =
      Map.ofEntries(
          Map.entry("anyInt", "()I"),
          Map.entry("anyLong", "()J"),
          Map.entry("anyFloat", "()F"),
          Map.entry("anyDouble", "()D"),
          Map.entry("anyText", "()Ljava/lang/String;"),
          Map.entry("atMost", "(JJ)I"),
          Map.entry("same", "(JJ)I"),
          Map.entry("both", "(II)I"),
          Map.entry("either", "(II)I"),
          Map.entry("assume", "(I)V"),
          Map.entry("tell", "(II)V"),
          Map.entry("broken", "(I)V"));

  private InductionCalls() {}

  static MethodInsnNode call(String name) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, InductionNatives.OWNER, name, DESCRIPTORS.get(name), false);
  }

  /** Their class, all of them native. */
  static byte[] classFile() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
        InductionNatives.OWNER,
        null,
        "java/lang/Object",
        null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_NATIVE;
    DESCRIPTORS.forEach(
        (name, descriptor) -> writer.visitMethod(access, name, descriptor, null, null).visitEnd());
    writer.visitEnd();
    return writer.toByteArray();
  }
}
