package dev.clew.engine.decode;

import dev.clew.engine.insn.flow.Move;
import dev.clew.engine.machine.Insn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the instructions of one block and keeps the operand stack that they work on. */
final class BlockEmitter {

  private final OperandStack stack;
  private final ConstantRegisters constants;
  private List<Insn> block = new ArrayList<>();
  private int position;

  BlockEmitter(OperandStack stack, ConstantRegisters constants) {
    this.stack = stack;
    this.constants = constants;
  }

  OperandStack stack() {
    return stack;
  }

  /** Starts a block. */
  void begin(List<Insn> instructions, List<Boolean> layout) {
    block = instructions;
    stack.enter(layout);
  }

  void at(int bytecodePosition) {
    position = bytecodePosition;
  }

  void emit(Insn insn) {
    insn.setPosition(position);
    block.add(insn);
  }

  /** Pushes a constant. */
  void constant(long raw, boolean wide) {
    stack.push(new StackOperand(constants.register(raw), wide));
  }

  int constantRegister(long raw) {
    return constants.register(raw);
  }

  int pop() {
    return stack.pop().register();
  }

  /** The register for a result; operands are popped already. */
  int result() {
    return stack.free();
  }

  /** Emits an instruction whose result goes on the stack. */
  void push(Insn insn, boolean wide) {
    emit(insn);
    stack.push(new StackOperand(insn.dst(), wide));
  }

  void load(int local, boolean wide) {
    stack.push(new StackOperand(local, wide));
  }

  /** Pops into a local variable, if possible by letting the last instruction write it itself. */
  void store(int local) {
    int source = pop();
    saveAliases(local);
    Insn last = block.isEmpty() ? null : block.get(block.size() - 1);
    boolean isFree = stack.isTemporary(source) && !stack.references(source);
    if (isFree && last != null && last.dst() == source) {
      last.retarget(local);
    } else if (source != local) {
      emit(new Move(local, source));
    }
  }

  /** Copies what the stack still wants of a local variable that is about to change. */
  void saveAliases(int local) {
    if (!stack.references(local)) {
      return;
    }
    int copy = stack.freeBeyond();
    emit(new Move(copy, local));
    List<StackOperand> entries = stack.entries();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).register() == local) {
        stack.replace(i, new StackOperand(copy, entries.get(i).wide()));
      }
    }
  }

  /** A register with the same value that no entry's way home overwrites. */
  int protect(int register) {
    boolean isHome = register >= stack.home(0) && register < stack.home(stack.entries().size());
    if (!isHome) {
      return register;
    }
    stack.push(new StackOperand(register, false));
    int copy = stack.freeBeyond();
    stack.pop();
    emit(new Move(copy, register));
    return copy;
  }

  /** Moves every entry to the register of its depth, as all ways into a block agree on. */
  void settle() {
    Map<Integer, Integer> sources = new LinkedHashMap<>();
    List<StackOperand> entries = stack.entries();
    for (int i = 0; i < entries.size(); i++) {
      int home = stack.home(i);
      if (entries.get(i).register() != home) {
        sources.put(home, entries.get(i).register());
      }
      stack.replace(i, new StackOperand(home, entries.get(i).wide()));
    }
    while (!sources.isEmpty()) {
      Integer ready = nextMove(sources);
      if (ready != null) {
        Integer source = sources.remove(ready);
        emit(new Move(ready, source == null ? ready : source));
      } else {
        breakCycle(sources);
      }
    }
  }

  /** A destination that no operand has to be moved from any more. */
  private static @Nullable Integer nextMove(Map<Integer, Integer> sources) {
    for (Integer destination : sources.keySet()) {
      if (!sources.containsValue(destination)) {
        return destination;
      }
    }
    return null;
  }

  private void breakCycle(Map<Integer, Integer> sources) {
    int first = sources.values().iterator().next();
    emit(new Move(stack.scratch(), first));
    sources.replaceAll((destination, source) -> source == first ? stack.scratch() : source);
  }
}
