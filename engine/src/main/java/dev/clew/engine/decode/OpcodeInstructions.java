package dev.clew.engine.decode;

import dev.clew.engine.insn.array.ArrayLoad;
import dev.clew.engine.insn.array.ArrayStore;
import dev.clew.engine.insn.flow.IfInt;
import dev.clew.engine.insn.flow.Jump;
import dev.clew.engine.insn.number.Comparison;
import dev.clew.engine.insn.number.Conversion;
import dev.clew.engine.insn.number.Division;
import dev.clew.engine.insn.number.DoubleArithmetic;
import dev.clew.engine.insn.number.FloatArithmetic;
import dev.clew.engine.insn.number.IntArithmetic;
import dev.clew.engine.insn.number.LongArithmetic;
import dev.clew.engine.machine.Insn;
import org.objectweb.asm.Opcodes;

/** Which instruction an opcode is, for those that take registers and nothing else. */
final class OpcodeInstructions {

  private OpcodeInstructions() {}

  static boolean isBinary(int opcode) {
    return opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR && !isNegation(opcode);
  }

  private static boolean isNegation(int opcode) {
    return opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG;
  }

  static boolean isConversion(int opcode) {
    return isNegation(opcode) || (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S);
  }

  static boolean isComparison(int opcode) {
    return opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
  }

  static Insn binary(int opcode, int dst, int a, int b) {
    return switch (opcode) {
      case Opcodes.IADD -> new IntArithmetic.Add(dst, a, b);
      case Opcodes.ISUB -> new IntArithmetic.Sub(dst, a, b);
      case Opcodes.IMUL -> new IntArithmetic.Mul(dst, a, b);
      case Opcodes.IAND -> new IntArithmetic.And(dst, a, b);
      case Opcodes.IOR -> new IntArithmetic.Or(dst, a, b);
      case Opcodes.IXOR -> new IntArithmetic.Xor(dst, a, b);
      case Opcodes.ISHL -> new IntArithmetic.Shl(dst, a, b);
      case Opcodes.ISHR -> new IntArithmetic.Shr(dst, a, b);
      case Opcodes.IUSHR -> new IntArithmetic.Ushr(dst, a, b);
      case Opcodes.LADD -> new LongArithmetic.Add(dst, a, b);
      case Opcodes.LSUB -> new LongArithmetic.Sub(dst, a, b);
      case Opcodes.LMUL -> new LongArithmetic.Mul(dst, a, b);
      case Opcodes.LAND -> new LongArithmetic.And(dst, a, b);
      case Opcodes.LOR -> new LongArithmetic.Or(dst, a, b);
      case Opcodes.LXOR -> new LongArithmetic.Xor(dst, a, b);
      case Opcodes.LSHL -> new LongArithmetic.Shl(dst, a, b);
      case Opcodes.LSHR -> new LongArithmetic.Shr(dst, a, b);
      case Opcodes.LUSHR -> new LongArithmetic.Ushr(dst, a, b);
      default -> divisionOrFloat(opcode, dst, a, b);
    };
  }

  private static Insn divisionOrFloat(int opcode, int dst, int a, int b) {
    return switch (opcode) {
      case Opcodes.IDIV -> new Division(/* isLong= */ false, /* isRemainder= */ false, dst, a, b);
      case Opcodes.IREM -> new Division(/* isLong= */ false, /* isRemainder= */ true, dst, a, b);
      case Opcodes.LDIV -> new Division(/* isLong= */ true, /* isRemainder= */ false, dst, a, b);
      case Opcodes.LREM -> new Division(/* isLong= */ true, /* isRemainder= */ true, dst, a, b);
      case Opcodes.FADD -> new FloatArithmetic.Add(dst, a, b);
      case Opcodes.FSUB -> new FloatArithmetic.Sub(dst, a, b);
      case Opcodes.FMUL -> new FloatArithmetic.Mul(dst, a, b);
      case Opcodes.FDIV -> new FloatArithmetic.Div(dst, a, b);
      case Opcodes.FREM -> new FloatArithmetic.Rem(dst, a, b);
      case Opcodes.DADD -> new DoubleArithmetic.Add(dst, a, b);
      case Opcodes.DSUB -> new DoubleArithmetic.Sub(dst, a, b);
      case Opcodes.DMUL -> new DoubleArithmetic.Mul(dst, a, b);
      case Opcodes.DDIV -> new DoubleArithmetic.Div(dst, a, b);
      case Opcodes.DREM -> new DoubleArithmetic.Rem(dst, a, b);
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }

  /** Whether the result of a binary operation or conversion is a long or double. */
  static boolean isWide(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> true;
      case Opcodes.L2I, Opcodes.D2I, Opcodes.F2I, Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> false;
      case Opcodes.I2B, Opcodes.I2C, Opcodes.I2S -> false;
      case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR -> true;
      case Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> true;
      case Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR -> false;
      case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR -> false;
      default -> (opcode - Opcodes.IADD) % 4 == 1 || (opcode - Opcodes.IADD) % 4 == 3;
    };
  }

  static Conversion.Kind conversion(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L -> Conversion.Kind.I2L;
      case Opcodes.I2F -> Conversion.Kind.I2F;
      case Opcodes.I2D -> Conversion.Kind.I2D;
      case Opcodes.L2I -> Conversion.Kind.L2I;
      case Opcodes.L2F -> Conversion.Kind.L2F;
      case Opcodes.L2D -> Conversion.Kind.L2D;
      case Opcodes.F2I -> Conversion.Kind.F2I;
      case Opcodes.F2L -> Conversion.Kind.F2L;
      case Opcodes.F2D -> Conversion.Kind.F2D;
      case Opcodes.D2I -> Conversion.Kind.D2I;
      case Opcodes.D2L -> Conversion.Kind.D2L;
      case Opcodes.D2F -> Conversion.Kind.D2F;
      case Opcodes.I2B -> Conversion.Kind.I2B;
      case Opcodes.I2C -> Conversion.Kind.I2C;
      case Opcodes.I2S -> Conversion.Kind.I2S;
      case Opcodes.INEG -> Conversion.Kind.INEG;
      case Opcodes.LNEG -> Conversion.Kind.LNEG;
      case Opcodes.FNEG -> Conversion.Kind.FNEG;
      case Opcodes.DNEG -> Conversion.Kind.DNEG;
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }

  static Comparison.Kind comparison(int opcode) {
    return switch (opcode) {
      case Opcodes.LCMP -> Comparison.Kind.LONG;
      case Opcodes.FCMPL -> Comparison.Kind.FLOAT_L;
      case Opcodes.FCMPG -> Comparison.Kind.FLOAT_G;
      case Opcodes.DCMPL -> Comparison.Kind.DOUBLE_L;
      case Opcodes.DCMPG -> Comparison.Kind.DOUBLE_G;
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }

  static Jump ifInt(int opcode, int a, int b) {
    return switch (opcode) {
      case Opcodes.IFEQ, Opcodes.IF_ICMPEQ -> new IfInt.Eq(a, b);
      case Opcodes.IFNE, Opcodes.IF_ICMPNE -> new IfInt.Ne(a, b);
      case Opcodes.IFLT, Opcodes.IF_ICMPLT -> new IfInt.Lt(a, b);
      case Opcodes.IFGE, Opcodes.IF_ICMPGE -> new IfInt.Ge(a, b);
      case Opcodes.IFGT, Opcodes.IF_ICMPGT -> new IfInt.Gt(a, b);
      case Opcodes.IFLE, Opcodes.IF_ICMPLE -> new IfInt.Le(a, b);
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }

  static Insn arrayLoad(int opcode, int dst, int array, int index) {
    return switch (opcode) {
      case Opcodes.BALOAD -> new ArrayLoad.Bytes(dst, array, index);
      case Opcodes.CALOAD -> new ArrayLoad.Chars(dst, array, index);
      case Opcodes.SALOAD -> new ArrayLoad.Shorts(dst, array, index);
      case Opcodes.IALOAD, Opcodes.FALOAD -> new ArrayLoad.Ints(dst, array, index);
      case Opcodes.LALOAD, Opcodes.DALOAD -> new ArrayLoad.Longs(dst, array, index);
      case Opcodes.AALOAD -> new ArrayLoad.Refs(dst, array, index);
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }

  static Insn arrayStore(int opcode, int array, int index, int value) {
    return switch (opcode) {
      case Opcodes.BASTORE -> new ArrayStore.Bytes(array, index, value);
      case Opcodes.CASTORE -> new ArrayStore.Chars(array, index, value);
      case Opcodes.SASTORE -> new ArrayStore.Shorts(array, index, value);
      case Opcodes.IASTORE, Opcodes.FASTORE -> new ArrayStore.Ints(array, index, value);
      case Opcodes.LASTORE, Opcodes.DASTORE -> new ArrayStore.Longs(array, index, value);
      case Opcodes.AASTORE -> new ArrayStore.Refs(array, index, value);
      default -> throw new IllegalArgumentException("opcode " + opcode);
    };
  }
}
