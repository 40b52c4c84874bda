package dev.clew.app.entry;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.replay.recipe.CallSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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

  /** Of the digest in a name: so few drivers of a class do not meet by chance. */
  private static final int DIGITS = 12;

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
    ClassInfo driver = program.define(bytes(name(sequence), sequence), host);
    return driver.methods().get(0);
  }

  /** By what it does: results tell it, and are the same whatever was made before. */
  private static String name(CallSequence sequence) {
    String plain = sequence.target().owner().name() + "$Driver$";
    String content = UUID.nameUUIDFromBytes(bytes(plain, sequence)).toString();
    return plain + content.replace("-", "").substring(0, DIGITS);
  }

  private static byte[] bytes(String name, CallSequence sequence) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int flags = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V1_8, flags, name, null, "java/lang/Object", null);
    StringBuilder descriptor = new StringBuilder("(");
    sequence.inputs().forEach(input -> descriptor.append(input.type().descriptor()));
    JvmType result = sequence.target().signature().result();
    descriptor.append(')').append(result.descriptor());
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_STATIC,
            sequence.target().name(),
            descriptor.toString(),
            signature(sequence),
            null);
    sequence.inputs().forEach(input -> code.visitParameter(input.name(), 0));
    code.visitCode();
    new Body(code, sequence).write();
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
      List<GenericType> types = GenericTypes.parameters(part.method());
      for (int i = 0; i < types.size(); i++) {
        text.append(part.arguments().get(i).isInput() ? types.get(i).signature() : "");
      }
    }
    return text.append(')').append(sequence.target().signature().result().descriptor()).toString();
  }

  /** The code of a driver: what a call makes is kept in a variable of its own. */
  private static final class Body {

    private final MethodVisitor code;
    private final CallSequence sequence;
    private final List<Integer> made = new ArrayList<>();
    private int slot;
    private int free;

    Body(MethodVisitor code, CallSequence sequence) {
      this.code = code;
      this.sequence = sequence;
      this.free = sequence.inputs().stream().mapToInt(input -> input.type().slots()).sum();
    }

    void write() {
      List<CallSequence.Part> parts = sequence.parts();
      for (CallSequence.Part part : parts.subList(0, parts.size() - 1)) {
        call(part);
        keep(part.method());
      }
      call(parts.get(parts.size() - 1));
    }

    private void call(CallSequence.Part part) {
      MethodInfo method = part.method();
      if (method.isConstructor()) {
        code.visitTypeInsn(Opcodes.NEW, method.owner().name());
        code.visitInsn(Opcodes.DUP);
      } else if (!method.isStatic()) {
        code.visitVarInsn(Opcodes.ALOAD, made.get(part.receiver()));
      }
      for (CallSequence.Argument each : part.arguments()) {
        int opcode = Type.getType(each.type().descriptor()).getOpcode(Opcodes.ILOAD);
        code.visitVarInsn(opcode, each.isInput() ? slot : made.get(each.maker()));
        slot += each.isInput() ? each.type().slots() : 0;
      }
      ClassInfo owner = method.owner();
      code.visitMethodInsn(
          opcode(method), owner.name(), method.name(), method.descriptor(), owner.isInterface());
    }

    private static int opcode(MethodInfo method) {
      if (method.isConstructor()) {
        return Opcodes.INVOKESPECIAL;
      }
      return method.isStatic()
          ? Opcodes.INVOKESTATIC
          : method.owner().isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    }

    private void keep(MethodInfo method) {
      JvmType result = method.signature().result();
      made.add(free);
      if (method.isConstructor() || result.isReference()) {
        code.visitVarInsn(Opcodes.ASTORE, free++);
      } else if (result.slots() > 0) {
        code.visitInsn(result.slots() == 2 ? Opcodes.POP2 : Opcodes.POP);
      }
    }
  }
}
