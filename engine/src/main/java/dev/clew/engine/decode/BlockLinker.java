package dev.clew.engine.decode;

import dev.clew.engine.machine.Insn;
import java.util.List;
import java.util.Map;

/** Links decoded blocks to each other. */
final class BlockLinker {

  private final Map<Integer, BasicBlock> blocks;

  BlockLinker(Map<Integer, BasicBlock> blocks) {
    this.blocks = blocks;
  }

  /** The first instruction at a position; blocks without any hand on to their followers. */
  Insn entry(int position) {
    BasicBlock block = at(position);
    while (block.instructions.isEmpty()) {
      block = at(block.follower);
    }
    return block.instructions.get(0);
  }

  private BasicBlock at(int position) {
    BasicBlock block = blocks.get(position);
    if (block == null) {
      throw new IllegalStateException("control runs off the end of the code");
    }
    return block;
  }

  void link() {
    blocks.values().forEach(this::link);
  }

  private void link(BasicBlock block) {
    List<Insn> instructions = block.instructions;
    for (int i = 0; i + 1 < instructions.size(); i++) {
      instructions.get(i).setNext(instructions.get(i + 1));
    }
    if (!instructions.isEmpty() && block.follower >= 0) {
      instructions.get(instructions.size() - 1).setNext(entry(block.follower));
    }
    BasicBlock.JumpExit jump = block.jump;
    if (jump != null) {
      jump.insn().setTarget(entry(jump.target()), jump.backward());
    }
    BasicBlock.SwitchExit choice = block.choice;
    if (choice != null) {
      Insn[] targets = new Insn[choice.targets().length];
      for (int i = 0; i < targets.length; i++) {
        targets[i] = entry(choice.targets()[i]);
      }
      choice.insn().setTargets(targets, entry(choice.otherwise()));
    }
  }
}
