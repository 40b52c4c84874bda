package dev.clew.engine.program;

import dev.clew.engine.program.verify.ClassVerifier;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A method's code as the class file has it, without stack map frames; subroutines of old files
 * (JVMS 4.10.2.5) are copied to where they are called.
 *
 * <p>Positions are indices into {@link #instructions()}, whose labels and line numbers count as
 * entries. ASM's trees can be changed: a body belongs to the thread that read it.
 */
public final class MethodBody {

  /**
   * One row of the exception table; the first that fits wins (JVMS 2.10).
   *
   * @param start the first position covered
   * @param end the first position after those covered
   * @param target where the handler begins
   * @param type internal name of what it catches, null for everything
   */
  public record Handler(int start, int end, int target, @Nullable String type) {}

  /** From this position on, up to the next, code is of this line. */
  public record Line(int start, int number) {}

  private final MethodNode node;

  private MethodBody(MethodNode node) {
    this.node = node;
  }

  /** Reads the code of the method at an index in its file. Others are skipped, not parsed. */
  static MethodBody read(ClassBytes bytes, int majorVersion, int index) {
    Extractor extractor = new Extractor(majorVersion, index);
    try {
      new ClassReader(bytes.get()).accept(extractor, ClassReader.SKIP_FRAMES);
    } catch (IOException | RuntimeException | AssertionError e) {
      throw ClassDraftReader.corrupt(bytes.file(), "Damaged code (" + e + ")");
    }
    MethodNode found = extractor.found;
    if (found == null || found.instructions.size() == 0) {
      throw ClassDraftReader.corrupt(
          bytes.file(), "Absent Code attribute in method that is not native or abstract");
    }
    return new MethodBody(found);
  }

  public int maxLocals() {
    return node.maxLocals;
  }

  public int maxStack() {
    return node.maxStack;
  }

  public InsnList instructions() {
    return node.instructions;
  }

  /** ASM's own form, for callers that need more of it. */
  public MethodNode node() {
    return node;
  }

  public List<Handler> handlers() {
    List<Handler> handlers = new ArrayList<>();
    for (TryCatchBlockNode block : node.tryCatchBlocks) {
      handlers.add(
          new Handler(
              position(block.start), position(block.end), position(block.handler), block.type));
    }
    return List.copyOf(handlers);
  }

  private int position(AbstractInsnNode entry) {
    return node.instructions.indexOf(entry);
  }

  /** By position; empty without debug information. */
  public List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (AbstractInsnNode entry : node.instructions) {
      if (entry instanceof LineNumberNode line) {
        lines.add(new Line(position(line.start), line.line));
      }
    }
    return List.copyOf(lines);
  }

  /** The variable that is in a slot when the method begins, or null if nothing says. */
  @Nullable String variableAtStart(int slot) {
    if (node.localVariables == null) {
      return null;
    }
    for (LocalVariableNode variable : node.localVariables) {
      if (variable.index == slot && isAtStart(variable.start)) {
        return variable.name;
      }
    }
    return null;
  }

  private static boolean isAtStart(LabelNode label) {
    AbstractInsnNode before = label;
    while (before != null && before.getOpcode() < 0) {
      before = before.getPrevious();
    }
    return before == null;
  }

  /** Lets ASM build the tree of one method. */
  private static final class Extractor extends ClassVisitor {

    private final int majorVersion;
    private int remaining;
    private @Nullable MethodNode found;

    Extractor(int majorVersion, int index) {
      super(ClassDraftVisitor.API);
      this.majorVersion = majorVersion;
      this.remaining = index;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if (remaining-- != 0) {
        return null;
      }
      MethodNode node =
          new MethodNode(ClassDraftVisitor.API, access, name, descriptor, signature, exceptions);
      found = node;
      return ClassVerifier.inlining(majorVersion, node);
    }
  }
}
