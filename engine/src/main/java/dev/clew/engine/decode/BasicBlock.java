package dev.clew.engine.decode;

import dev.clew.engine.insn.flow.Jump;
import dev.clew.engine.insn.flow.Switch;
import dev.clew.engine.machine.Insn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Instructions that are always executed one after the other, and where control goes from there. */
final class BasicBlock {

  /** A switch and the positions it goes to. */
  @SuppressWarnings("ArrayRecordComponent") // read once, never compared
  record SwitchExit(Switch insn, int[] targets, int otherwise) {}

  /** A jump and the position it goes to. */
  record JumpExit(Jump insn, int target, boolean backward) {}

  final int start;
  final List<Boolean> layout;
  final List<Insn> instructions = new ArrayList<>();
  int follower = -1;
  @Nullable JumpExit jump;
  @Nullable SwitchExit choice;

  BasicBlock(int start, List<Boolean> layout) {
    this.start = start;
    this.layout = layout;
  }
}
