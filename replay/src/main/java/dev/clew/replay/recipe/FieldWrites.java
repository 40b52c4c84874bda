package dev.clew.replay.recipe;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Which fields of its object a method writes its parameters to, directly or through {@code this(…)}
 * and {@code super(…)}. What it finds is a proposal: whether the fields have these values in the
 * end, the JVM shows.
 */
final class FieldWrites {

  /** Chains of constructors are short. */
  private static final int DEEPEST = 6;

  private final Program program;

  FieldWrites(Program program) {
    this.program = program;
  }

  /** Numbers of parameters, from 0, by the name of the field. */
  Map<String, Integer> of(MethodInfo method) {
    return of(method, 0);
  }

  /**
   * Whether it is a static method that makes a new object of its class, as far as one sees: it has
   * no other object of that class to return.
   */
  boolean isFactory(MethodInfo method) {
    String type = method.owner().type().descriptor();
    if (!method.isStatic() || !method.hasCode() || !method.descriptor().endsWith(")" + type)) {
      return false;
    }
    boolean makes = false;
    for (AbstractInsnNode insn : method.readBody().node().instructions) {
      if (insn instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
        makes |= made.desc.equals(method.owner().name());
      } else if (insn instanceof FieldInsnNode field && field.desc.equals(type)) {
        return false;
      } else if (insn instanceof MethodInsnNode call && call.desc.endsWith(")" + type)) {
        return false;
      }
    }
    return makes;
  }

  private Map<String, Integer> of(MethodInfo method, int depth) {
    Map<String, Integer> writes = new HashMap<>();
    if (!method.hasCode() || depth > DEEPEST) {
      return writes;
    }
    try {
      Analyzer<Origin> analyzer = new Analyzer<>(new Origins(method.isStatic()));
      var node = method.readBody().node();
      String made = method.isStatic() ? method.owner().name() : null;
      Frame<Origin>[] frames = analyzer.analyze(method.owner().name(), node);
      for (int i = 0; i < frames.length; i++) {
        if (frames[i] != null) {
          look(node.instructions.get(i), frames[i], depth, made, writes);
        }
      }
    } catch (AnalyzerException | LinkageException | IndexOutOfBoundsException e) {
      return writes; // code that cannot be read writes nothing that we know of
    }
    return writes;
  }

  private void look(
      AbstractInsnNode insn,
      Frame<Origin> frame,
      int depth,
      @Nullable String made,
      Map<String, Integer> writes) {
    int top = frame.getStackSize() - 1;
    if (insn instanceof FieldInsnNode field && field.getOpcode() == Opcodes.PUTFIELD) {
      Origin value = frame.getStack(top);
      if (frame.getStack(top - 1).isThis() && value.isParameter()) {
        writes.put(field.name, value.parameter());
      }
    } else if (insn instanceof MethodInsnNode call && call.name.equals("<init>")) {
      int count = Type.getArgumentCount(call.desc);
      if (frame.getStack(top - count).isThis() || call.owner.equals(made)) {
        chain(call, frame, top - count, depth, writes);
      }
    }
  }

  private void chain(
      MethodInsnNode call,
      Frame<Origin> frame,
      int receiver,
      int depth,
      Map<String, Integer> writes) {
    ClassInfo owner = program.load(call.owner);
    MethodInfo next = owner.isJdk() ? null : owner.method(call.name, call.desc).orElse(null);
    if (next != null) {
      of(next, depth + 1)
          .forEach(
              (field, parameter) -> {
                Origin argument = frame.getStack(receiver + 1 + parameter);
                if (argument.isParameter()) {
                  writes.put(field, argument.parameter());
                }
              });
    }
  }
}
