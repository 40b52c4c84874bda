package dev.clew.engine.program.verify;

import java.util.BitSet;

/**
 * Checks the structure of what methods do (JVMS 4.7.3): ranges lie within the instructions, which
 * are left to {@link InstructionCheck}.
 *
 * @param withInstructions whether these are checked, too
 */
record CodeFormat(ConstantPool pool, int majorVersion, boolean withInstructions) {

  /**
   * Checks an attribute of a method.
   *
   * @throws DamagedClassException if the JVM would refuse its class
   */
  void check(ByteCursor content) {
    content.u2();
    content.u2();
    int length = content.s4();
    if (length <= 0 || length > 0xFFFF) {
      throw new DamagedClassException("Invalid method Code length " + length);
    }
    ByteCursor instructions = content.part(length);
    BitSet boundaries =
        withInstructions
            ? new InstructionCheck(pool, instructions, majorVersion).check()
            : new BitSet();
    boundaries.set(length);
    for (int i = content.u2(); i > 0; i--) {
      handler(content, boundaries, length);
    }
    for (int i = content.u2(); i > 0; i--) {
      String name = pool.text(content.u2());
      debugTable(name, content.part(content.s4()), length);
    }
    content.requireEnd("Code");
  }

  private void handler(ByteCursor content, BitSet boundaries, int length) {
    int start = content.u2();
    int end = content.u2();
    int handler = content.u2();
    int type = content.u2();
    if (start >= end || end > length || handler >= length) {
      throw new DamagedClassException("Invalid exception handler range");
    }
    boolean isAtInstructions =
        boundaries.get(start) && boundaries.get(end) && boundaries.get(handler);
    if (withInstructions && !isAtInstructions) {
      throw new DamagedClassException("Illegal exception table");
    }
    if (type != 0) {
      pool.className(type);
    }
  }

  private void debugTable(String name, ByteCursor content, int codeLength) {
    switch (name) {
      case "LineNumberTable" -> {
        for (int i = content.u2(); i > 0; i--) {
          if (content.u2() >= codeLength) {
            throw new DamagedClassException("Invalid pc in LineNumberTable");
          }
          content.u2();
        }
        content.requireEnd(name);
      }
      case "LocalVariableTable", "LocalVariableTypeTable" -> {
        for (int i = content.u2(); i > 0; i--) {
          int start = content.u2();
          if (start + content.u2() > codeLength) {
            throw new DamagedClassException("Invalid range in " + name);
          }
          pool.text(content.u2());
          pool.text(content.u2());
          content.u2();
        }
        content.requireEnd(name);
      }
      default -> {}
    }
  }
}
