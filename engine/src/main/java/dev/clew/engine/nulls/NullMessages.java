package dev.clew.engine.nulls;

import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The messages of the NullPointerExceptions that the JVM itself throws, as HotSpot writes them. */
public final class NullMessages {

  private NullMessages() {}

  /**
   * The message for an instruction that failed because of null; empty where HotSpot has none, as in
   * the classes that it generates. Costs an analysis of the method's code: for when a program asks
   * for the message.
   *
   * @param position of the instruction in {@link MethodBody#instructions()}
   */
  public static Optional<String> message(MethodInfo method, MethodBody body, int position) {
    AbstractInsnNode insn = body.instructions().get(position);
    String action = failedAction(insn);
    if (action == null || method.owner().isTrusted()) {
      return Optional.empty();
    }
    NullExplanation explanation =
        new NullExplanation(method, body, new StackOrigins(body, position));
    return Optional.of(action + explanation.because(position, slotOfNull(insn)));
  }

  private static @Nullable String failedAction(AbstractInsnNode insn) {
    return switch (insn.getOpcode()) {
      case Opcodes.IALOAD -> "Cannot load from int array";
      case Opcodes.LALOAD -> "Cannot load from long array";
      case Opcodes.FALOAD -> "Cannot load from float array";
      case Opcodes.DALOAD -> "Cannot load from double array";
      case Opcodes.AALOAD -> "Cannot load from object array";
      case Opcodes.BALOAD -> "Cannot load from byte/boolean array";
      case Opcodes.CALOAD -> "Cannot load from char array";
      case Opcodes.SALOAD -> "Cannot load from short array";
      case Opcodes.IASTORE -> "Cannot store to int array";
      case Opcodes.LASTORE -> "Cannot store to long array";
      case Opcodes.FASTORE -> "Cannot store to float array";
      case Opcodes.DASTORE -> "Cannot store to double array";
      case Opcodes.AASTORE -> "Cannot store to object array";
      case Opcodes.BASTORE -> "Cannot store to byte/boolean array";
      case Opcodes.CASTORE -> "Cannot store to char array";
      case Opcodes.SASTORE -> "Cannot store to short array";
      case Opcodes.ARRAYLENGTH -> "Cannot read the array length";
      case Opcodes.ATHROW -> "Cannot throw exception";
      case Opcodes.MONITORENTER -> "Cannot enter synchronized block";
      case Opcodes.MONITOREXIT -> "Cannot exit synchronized block";
      case Opcodes.GETFIELD -> "Cannot read field \"" + ((FieldInsnNode) insn).name + "\"";
      case Opcodes.PUTFIELD -> "Cannot assign field \"" + ((FieldInsnNode) insn).name + "\"";
      case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKEINTERFACE ->
          failedCall((MethodInsnNode) insn);
      default -> null;
    };
  }

  /** A constructor is only ever called on what new made, so that this is no such exception. */
  private static @Nullable String failedCall(MethodInsnNode call) {
    return call.name.equals("<init>")
        ? null
        : "Cannot invoke \"" + NullExplanation.describe(call) + "\"";
  }

  /** How far below the top of the stack the null is. */
  private static int slotOfNull(AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      return Signature.parse(call.desc).parameterSlots();
    }
    return switch (insn.getOpcode()) {
      case Opcodes.PUTFIELD -> JvmType.parse(((FieldInsnNode) insn).desc).slots();
      case Opcodes.LASTORE, Opcodes.DASTORE -> 3;
      default -> {
        boolean isLoad = insn.getOpcode() >= Opcodes.IALOAD && insn.getOpcode() <= Opcodes.SALOAD;
        boolean isStore =
            insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE;
        yield isLoad ? 1 : isStore ? 2 : 0;
      }
    };
  }
}
