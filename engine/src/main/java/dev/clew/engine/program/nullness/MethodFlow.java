package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** A method's instructions with where the values come from that each of them finds. */
final class MethodFlow {

  /** What looks at an instruction. */
  @FunctionalInterface
  interface Visitor {
    void visit(AbstractInsnNode insn, Frame<ValueOrigin> before);
  }

  /** Longer methods are generated, and take long. */
  private static final int LONGEST = 5_000;

  private final MethodNode method;
  private final Frame<ValueOrigin>[] frames;

  private MethodFlow(MethodNode method, Frame<ValueOrigin>[] frames) {
    this.method = method;
    this.frames = frames;
  }

  /** Reads the file of a class; empty if it cannot be read. */
  static Optional<ClassNode> read(ClassInfo type) {
    try {
      return Optional.of(read(type.file().read()));
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // linking it reports the problem
    }
  }

  /**
   * The same of a file that was read.
   *
   * @throws RuntimeException if it is damaged, or newer than what is known
   */
  static ClassNode read(byte[] file) {
    ClassNode node = new ClassNode();
    new ClassReader(file).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return node;
  }

  /** Empty for a method without code, and for code that cannot be followed. */
  static Optional<MethodFlow> of(String owner, MethodNode method) {
    if (method.instructions.size() == 0 || method.instructions.size() > LONGEST) {
      return Optional.empty();
    }
    try {
      Analyzer<ValueOrigin> analyzer = new Analyzer<>(new OriginInterpreter(method));
      return Optional.of(new MethodFlow(method, analyzer.analyze(owner, method)));
    } catch (AnalyzerException | RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Looks at each instruction that can be reached. */
  void forEach(Visitor visitor) {
    for (int i = 0; i < frames.length; i++) {
      AbstractInsnNode insn = method.instructions.get(i);
      if (frames[i] != null && insn.getOpcode() >= 0) {
        visitor.visit(insn, frames[i]);
      }
    }
  }

  /** Whether a row of instructions is always run from its start, with no way into its middle. */
  boolean isStraight(int first, AbstractInsnNode last) {
    for (AbstractInsnNode insn = last; insn != null; insn = insn.getPrevious()) {
      if (insn instanceof LabelNode) {
        return false;
      }
      if (method.instructions.indexOf(insn) == first) {
        return true;
      }
    }
    return false;
  }

  /** A value on the stack, 0 for the one on top. */
  static ValueOrigin top(Frame<ValueOrigin> frame, int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }

  /** The arguments of a call, without its receiver. */
  static List<ValueOrigin> arguments(Frame<ValueOrigin> frame, int count) {
    return IntStream.range(0, count).mapToObj(i -> top(frame, count - 1 - i)).toList();
  }
}
