package dev.clew.app.check;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.replay.recipe.CallSequence;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static methods that perform sequences of calls: their parameters are those of all calls, so that
 * exploring them explores objects as constructors make them.
 */
final class Drivers {

  private final Program program;
  private final Map<CallSequence, MethodInfo> known = new ConcurrentHashMap<>();

  Drivers(Program program) {
    this.program = program;
  }

  /** The method that performs a sequence, in a class that is made for it. */
  MethodInfo of(CallSequence sequence) {
    return known.computeIfAbsent(sequence, this::define);
  }

  private MethodInfo define(CallSequence sequence) {
    ClassInfo host = sequence.target().owner();
    String name = host.name() + "$Driver$" + known.size();
    ClassInfo driver = program.define(bytes(name, sequence), host);
    return driver.methods().get(0);
  }

  private static byte[] bytes(String name, CallSequence sequence) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int flags = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V1_8, flags, name, null, "java/lang/Object", null);
    StringBuilder descriptor = new StringBuilder("(");
    sequence.types().forEach(type -> descriptor.append(type.descriptor()));
    JvmType result = sequence.target().signature().result();
    descriptor.append(')').append(result.descriptor());
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_STATIC,
            sequence.target().name(),
            descriptor.toString(),
            signature(sequence),
            null);
    sequence.parts().forEach(part -> part.names().forEach(each -> code.visitParameter(each, 0)));
    code.visitCode();
    write(code, sequence);
    code.visitInsn(Type.getType(result.descriptor()).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** So that it is known what lists are lists of. */
  private static String signature(CallSequence sequence) {
    StringBuilder text = new StringBuilder("(");
    for (CallSequence.Part part : sequence.parts()) {
      GenericTypes.parameters(part.method()).forEach(type -> text.append(type.signature()));
    }
    return text.append(')').append(sequence.target().signature().result().descriptor()).toString();
  }

  private static void write(MethodVisitor code, CallSequence sequence) {
    String made = sequence.constructor().owner().name();
    code.visitTypeInsn(Opcodes.NEW, made);
    code.visitInsn(Opcodes.DUP);
    int slot = load(code, sequence.constructor(), 0);
    call(code, Opcodes.INVOKESPECIAL, sequence.constructor(), made);
    for (MethodInfo change : sequence.changes()) {
      code.visitInsn(Opcodes.DUP);
      slot = load(code, change, slot);
      call(code, Opcodes.INVOKEVIRTUAL, change, made);
      drop(code, change.signature().result());
    }
    load(code, sequence.target(), slot);
    call(code, Opcodes.INVOKEVIRTUAL, sequence.target(), made);
  }

  private static int load(MethodVisitor code, MethodInfo method, int slot) {
    int next = slot;
    for (JvmType type : method.signature().parameters()) {
      code.visitVarInsn(Type.getType(type.descriptor()).getOpcode(Opcodes.ILOAD), next);
      next += type.slots();
    }
    return next;
  }

  private static void call(MethodVisitor code, int opcode, MethodInfo method, String owner) {
    code.visitMethodInsn(
        opcode, owner, method.name(), method.descriptor(), /* isInterface= */ false);
  }

  private static void drop(MethodVisitor code, JvmType result) {
    if (result.slots() > 0) {
      code.visitInsn(result.slots() == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }
}
