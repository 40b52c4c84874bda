package dev.clew.engine.decode;

import org.objectweb.asm.Opcodes;

/** {@code dup}, {@code swap} and the like: no instruction is needed for them. */
final class StackShuffles {

  private StackShuffles() {}

  static void apply(OperandStack stack, int opcode) {
    switch (opcode) {
      case Opcodes.POP -> stack.pop();
      case Opcodes.POP2 -> popWords(stack, 2);
      case Opcodes.DUP -> duplicate(stack, 1, 0);
      case Opcodes.DUP_X1 -> duplicate(stack, 1, 1);
      case Opcodes.DUP_X2 -> duplicate(stack, 1, 2);
      case Opcodes.DUP2 -> duplicate(stack, 2, 0);
      case Opcodes.DUP2_X1 -> duplicate(stack, 2, 1);
      case Opcodes.DUP2_X2 -> duplicate(stack, 2, 2);
      case Opcodes.SWAP -> stack.insert(1, stack.pop());
      default -> throw new IllegalArgumentException("opcode " + opcode);
    }
  }

  private static void popWords(OperandStack stack, int words) {
    int left = words;
    while (left > 0) {
      left -= stack.pop().wide() ? 2 : 1;
    }
  }

  /** Puts a copy of so many words from the top below them and so many more. */
  private static void duplicate(OperandStack stack, int words, int below) {
    int copied = entries(stack, 0, words);
    int distance = copied + entries(stack, copied, below);
    for (int i = 0; i < copied; i++) {
      // the copies already inserted do not move the originals, which stay on top
      stack.insert(distance + i, stack.peek(i));
    }
  }

  /** How many entries make up so many words, from a distance below the top on. */
  private static int entries(OperandStack stack, int from, int words) {
    int count = 0;
    for (int left = words; left > 0; left -= stack.peek(from + count - 1).wide() ? 2 : 1) {
      count++;
    }
    return count;
  }
}
