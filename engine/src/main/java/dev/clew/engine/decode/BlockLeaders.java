package dev.clew.engine.decode;

import dev.clew.engine.program.MethodBody;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Which positions begin a block: targets of jumps and handlers. */
final class BlockLeaders {

  private BlockLeaders() {}

  static boolean[] of(MethodBody body, AbstractInsnNode[] nodes) {
    boolean[] leaders = new boolean[nodes.length + 1];
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] instanceof JumpInsnNode jump) {
        leaders[i + 1] = true;
        mark(body, leaders, jump.label);
      } else if (nodes[i] instanceof TableSwitchInsnNode table) {
        table.labels.forEach(label -> mark(body, leaders, label));
        mark(body, leaders, table.dflt);
      } else if (nodes[i] instanceof LookupSwitchInsnNode lookup) {
        lookup.labels.forEach(label -> mark(body, leaders, label));
        mark(body, leaders, lookup.dflt);
      }
    }
    body.handlers().forEach(handler -> leaders[handler.target()] = true);
    return leaders;
  }

  private static void mark(MethodBody body, boolean[] leaders, LabelNode label) {
    leaders[body.instructions().indexOf(label)] = true;
  }
}
