package dev.clew.replay.coverage;

import dev.clew.replay.coverage.BranchMap.Taken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jacoco.core.internal.flow.IFrame;
import org.jacoco.core.internal.flow.LabelInfo;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The instructions of a method, each with the one that is known to have been performed before it. A
 * probe tells of the instruction that it follows, and of all before that up to where ways meet;
 * where they do, each way has a probe of its own.
 */
final class BranchGraph extends MethodProbesVisitor {

  private static final int STAYS = 0;
  private static final int JUMPS = 1;

  /** An instruction; the way that leads to it is the one after another instruction. */
  private static final class Place {
    private @Nullable Place before;
    private int way;
  }

  /** A way out of a place. */
  private record Way(Place from, int number) {}

  private record Jump(Place from, Label to) {}

  private final String name;
  private final String descriptor;
  private final List<Place> jumps = new ArrayList<>();
  private final Map<Integer, Way> probes = new HashMap<>();
  private final Map<Label, Place> labelled = new HashMap<>();
  private final List<Jump> open = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();
  private @Nullable Place current;

  BranchGraph(String name, String descriptor) {
    this.name = name;
    this.descriptor = descriptor;
  }

  @Override
  public void accept(MethodNode node, MethodVisitor visitor) {
    for (AbstractInsnNode insn : node.instructions) {
      if (insn.getOpcode() >= 0) {
        add(insn instanceof JumpInsnNode);
      }
      insn.accept(visitor);
    }
    for (Jump jump : open) {
      Place to = labelled.get(jump.to());
      if (to != null) {
        link(jump.from(), JUMPS, to);
      }
    }
  }

  private void add(boolean isJump) {
    Place place = new Place();
    labels.forEach(label -> labelled.put(label, place));
    labels.clear();
    if (current != null) {
      link(current, STAYS, place);
    }
    if (isJump) {
      jumps.add(place);
    }
    current = place;
  }

  private static void link(Place from, int way, Place to) {
    to.before = from;
    to.way = way;
  }

  @Override
  public void visitLabel(Label label) {
    labels.add(label);
    if (!LabelInfo.isSuccessor(label)) {
      current = null;
    }
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (current != null) {
      open.add(new Jump(current, label));
    }
  }

  @Override
  public void visitJumpInsnWithProbe(int opcode, Label label, int probe, IFrame frame) {
    probe(probe, JUMPS);
  }

  @Override
  public void visitInsnWithProbe(int opcode, int probe) {
    probe(probe, STAYS);
  }

  @Override
  public void visitProbe(int probe) {
    probe(probe, STAYS);
    current = null;
  }

  private void probe(int probe, int way) {
    if (current != null) {
      probes.put(probe, new Way(current, way));
    }
  }

  /** The branches that a call came to which passed some probes. */
  List<Taken> taken(boolean[] passed) {
    Set<Way> gone = new HashSet<>();
    probes.forEach(
        (probe, way) -> {
          if (probe < passed.length && passed[probe]) {
            follow(way, gone);
          }
        });
    List<Taken> taken = new ArrayList<>();
    for (int i = 0; i < jumps.size(); i++) {
      boolean isJumping = gone.contains(new Way(jumps.get(i), JUMPS));
      boolean isStaying = gone.contains(new Way(jumps.get(i), STAYS));
      if (isJumping || isStaying) {
        taken.add(new Taken(name, descriptor, i, isJumping, isStaying));
      }
    }
    return taken;
  }

  /** Back to where ways meet, or to what was known before. */
  private static void follow(Way last, Set<Way> gone) {
    Way way = last;
    while (gone.add(way) && way.from().before != null) {
      way = new Way(way.from().before, way.from().way);
    }
  }
}
