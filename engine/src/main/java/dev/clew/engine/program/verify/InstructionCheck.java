package dev.clew.engine.program.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Checks one method's instructions by themselves (JVMS 4.9.1): each exists, its constants are of
 * the right kinds, and control goes to instructions only. What they do to values is left to {@link
 * ClassVerifier}.
 */
final class InstructionCheck {

  private static final int LDC_W = 19;
  private static final int LDC2_W = 20;
  private static final int WIDE = 196;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;
  private static final int LAST_WITH_SUBROUTINES = 50;
  private static final int JAVA_8 = 52;

  private final ConstantPool pool;
  private final ByteCursor in;
  private final int start;
  private final int majorVersion;
  private final BitSet boundaries = new BitSet();
  private final List<Integer> targets = new ArrayList<>();

  InstructionCheck(ConstantPool pool, ByteCursor code, int majorVersion) {
    this.pool = pool;
    this.in = code;
    this.start = code.at();
    this.majorVersion = majorVersion;
  }

  /** Where instructions begin, relative to the first. */
  BitSet check() {
    while (!in.isAtEnd()) {
      int at = in.at() - start;
      boundaries.set(at);
      instruction(at, in.u1());
    }
    for (int target : targets) {
      if (target < 0 || !boundaries.get(target)) {
        throw new DamagedClassException("Illegal target of jump or branch");
      }
    }
    return boundaries;
  }

  private void instruction(int at, int opcode) {
    switch (opcode) {
      case Opcodes.BIPUSH -> in.u1();
      case Opcodes.SIPUSH, Opcodes.IINC -> in.u2();
      case Opcodes.LDC -> load(in.u1(), /* isWide= */ false);
      case LDC_W -> load(in.u2(), /* isWide= */ false);
      case LDC2_W -> load(in.u2(), /* isWide= */ true);
      case Opcodes.RET -> {
        subroutine();
        in.u1();
      }
      case Opcodes.JSR -> {
        subroutine();
        jump(at, (short) in.u2());
      }
      case GOTO_W -> jump(at, in.s4());
      case JSR_W -> {
        subroutine();
        jump(at, in.s4());
      }
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> jump(at, (short) in.u2());
      case Opcodes.TABLESWITCH -> tableSwitch(at);
      case Opcodes.LOOKUPSWITCH -> lookupSwitch(at);
      case Opcodes.NEWARRAY -> arrayType(in.u1());
      case WIDE -> wide(in.u1());
      default -> withConstant(at, opcode);
    }
  }

  private void withConstant(int at, int opcode) {
    if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
      pool.require(in.u2(), ConstantPool.FIELD);
    } else if (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC) {
      call(opcode);
    } else if (opcode == Opcodes.NEW) {
      if (pool.className(in.u2()).startsWith("[")) {
        throw new DamagedClassException("Illegal creation of array");
      }
    } else if (opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.CHECKCAST
        || opcode == Opcodes.INSTANCEOF) {
      pool.className(in.u2());
    } else if (opcode == Opcodes.MULTIANEWARRAY) {
      multiArray();
    } else if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.GOTO) {
      jump(at, (short) in.u2());
    } else if (isLocal(opcode)) {
      in.u1();
    } else if (opcode > JSR_W) {
      throw new DamagedClassException("Bad instruction: " + Integer.toHexString(opcode));
    }
  }

  private static boolean isLocal(int opcode) {
    return (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD)
        || (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE);
  }

  private void load(int index, boolean isWide) {
    int tag = pool.tag(index);
    boolean isWideConstant =
        tag == ConstantPool.DYNAMIC
            ? "JD".contains(pool.memberDescriptor(index))
            : tag == ConstantPool.LONG || tag == ConstantPool.DOUBLE;
    if (!ClassFormat.isLoadable(tag) || isWide != isWideConstant) {
      throw new DamagedClassException("Illegal type at constant pool entry " + index);
    }
  }

  private void call(int opcode) {
    int index = in.u2();
    int tag = pool.tag(index);
    boolean isEither = opcode == Opcodes.INVOKESPECIAL || opcode == Opcodes.INVOKESTATIC;
    boolean fits =
        switch (opcode) {
          case Opcodes.INVOKEINTERFACE -> tag == ConstantPool.INTERFACE_METHOD;
          case Opcodes.INVOKEDYNAMIC -> tag == ConstantPool.INVOKE_DYNAMIC;
          default ->
              tag == ConstantPool.METHOD
                  || (isEither && majorVersion >= JAVA_8 && tag == ConstantPool.INTERFACE_METHOD);
        };
    if (!fits) {
      throw new DamagedClassException("Illegal type at constant pool entry " + index);
    }
    boolean isInterface = opcode == Opcodes.INVOKEINTERFACE;
    if (isInterface || opcode == Opcodes.INVOKEDYNAMIC) {
      boolean hasCount = in.u1() != 0;
      if (in.u1() != 0 || hasCount != isInterface) {
        throw new DamagedClassException("Inconsistent operands of a call");
      }
    }
    if (opcode != Opcodes.INVOKESPECIAL && pool.memberName(index).startsWith("<")) {
      throw new DamagedClassException("Illegal call to internal method");
    }
  }

  private void multiArray() {
    String type = pool.className(in.u2());
    int dimensions = in.u1();
    if (dimensions == 0 || !type.startsWith("[".repeat(dimensions))) {
      throw new DamagedClassException("Illegal dimensions in multianewarray");
    }
  }

  private static void arrayType(int type) {
    if (type < Opcodes.T_BOOLEAN || type > Opcodes.T_LONG) {
      throw new DamagedClassException("Illegal newarray instruction");
    }
  }

  private void subroutine() {
    if (majorVersion > LAST_WITH_SUBROUTINES) {
      throw new DamagedClassException("Bad instruction: jsr or ret");
    }
  }

  private void wide(int opcode) {
    if (!isLocal(opcode) && opcode != Opcodes.RET && opcode != Opcodes.IINC) {
      throw new DamagedClassException("Bad wide instruction");
    }
    in.skip(opcode == Opcodes.IINC ? 4 : 2);
  }

  private void tableSwitch(int at) {
    pad(at);
    jump(at, in.s4());
    int low = in.s4();
    int high = in.s4();
    if (low > high) {
      throw new DamagedClassException("low must be less than or equal to high in tableswitch");
    }
    for (long key = low; key <= high; key++) {
      jump(at, in.s4());
    }
  }

  private void lookupSwitch(int at) {
    pad(at);
    jump(at, in.s4());
    int count = in.s4();
    if (count < 0) {
      throw new DamagedClassException("number of keys in lookupswitch less than 0");
    }
    long last = Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int key = in.s4();
      if (key <= last) {
        throw new DamagedClassException("Bad lookupswitch instruction");
      }
      last = key;
      jump(at, in.s4());
    }
  }

  private void pad(int at) {
    in.skip(3 - at % 4);
  }

  private void jump(int at, int distance) {
    targets.add(at + distance);
  }
}
