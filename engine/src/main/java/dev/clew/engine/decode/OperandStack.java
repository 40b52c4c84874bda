package dev.clew.engine.decode;

import java.util.ArrayList;
import java.util.List;

/** The operand stack while a block is decoded: where each value is, without moving any. */
final class OperandStack {

  private final int base;
  private final int size;
  private final List<StackOperand> entries = new ArrayList<>();

  /**
   * @param base the first temporary register
   * @param maxStack the deepest that the stack can be
   */
  OperandStack(int base, int maxStack) {
    this.base = base;
    this.size = maxStack;
  }

  /** Starts a block: every value is in the register of its depth. */
  void enter(List<Boolean> layout) {
    entries.clear();
    for (boolean wide : layout) {
      entries.add(new StackOperand(base + entries.size(), wide));
    }
  }

  /** Which entries are wide: what a block that follows has to know. */
  List<Boolean> layout() {
    return entries.stream().map(StackOperand::wide).toList();
  }

  void push(StackOperand operand) {
    entries.add(operand);
  }

  StackOperand pop() {
    return entries.remove(entries.size() - 1);
  }

  /** The entry at a distance from the top, 0 being the top. */
  StackOperand peek(int distance) {
    return entries.get(entries.size() - 1 - distance);
  }

  void insert(int distance, StackOperand operand) {
    entries.add(entries.size() - distance, operand);
  }

  void replace(int index, StackOperand operand) {
    entries.set(index, operand);
  }

  List<StackOperand> entries() {
    return entries;
  }

  boolean references(int register) {
    for (StackOperand entry : entries) {
      if (entry.register() == register) {
        return true;
      }
    }
    return false;
  }

  boolean isTemporary(int register) {
    return register >= base && register < base + temporaries();
  }

  /** How many temporary registers there are: as many again as the stack is deep, for shuffles. */
  int temporaries() {
    return 2 * size + 4;
  }

  /** The register where the entry at an index belongs at the end of a block. */
  int home(int index) {
    return base + index;
  }

  /** A temporary register that holds nothing on the stack: that of the depth, if it is free. */
  int free() {
    int home = base + entries.size();
    return references(home) ? freeBeyond() : home;
  }

  /** A free register that is no entry's home. */
  int freeBeyond() {
    int register = base + size + 1;
    while (references(register)) {
      register++;
    }
    return register;
  }

  /** For breaking cycles of moves. */
  int scratch() {
    return base + temporaries() - 1;
  }
}
