package dev.clew.hotspots.reach;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkArgument;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Says whether a call is given a text that stands in the code: then it is the same on every path,
 * whether the path was seen or not.
 */
public final class ConstantArguments {

  private ConstantArguments() {}

  /**
   * Whether the sentence of a call is one constant, wherever the method comes from. Costs one pass
   * over the method.
   *
   * @param position of the call
   */
  public static boolean isConstant(MethodInfo method, int position, SinkArgument argument) {
    if (!method.hasCode()) {
      return false;
    }
    MethodNode code = method.readBody().node();
    if (!(code.instructions.get(position) instanceof MethodInsnNode call)) {
      return false;
    }
    String owner = method.owner().name();
    Frame<SourceValue> before = frame(owner, code, position);
    if (before == null) {
      return false;
    }
    int count = Type.getArgumentCount(call.desc);
    return switch (argument.shape()) {
      case TEXT -> isText(argument(before, count, argument.index()));
      case PARTS ->
          isText(argument(before, count, argument.index()))
              && isEmptyArray(owner, code, argument(before, count, argument.index() + 1));
      case SLICE, RANGE, WORDS, SENTENCES, FOLDER, INSIDE, FORMAT, FLAGGED, HELD -> false;
    };
  }

  private static @Nullable Frame<SourceValue> frame(String owner, MethodNode code, int position) {
    try {
      return new Analyzer<>(new SourceInterpreter()).analyze(owner, code)[position];
    } catch (AnalyzerException e) {
      return null;
    }
  }

  private static SourceValue argument(Frame<SourceValue> before, int count, int index) {
    return before.getStack(before.getStackSize() - count + index);
  }

  private static boolean isText(SourceValue value) {
    return value.insns.size() == 1
        && value.insns.iterator().next() instanceof LdcInsnNode constant
        && constant.cst instanceof String;
  }

  private static boolean isEmptyArray(String owner, MethodNode code, SourceValue value) {
    if (value.insns.size() != 1) {
      return false;
    }
    AbstractInsnNode made = value.insns.iterator().next();
    Frame<SourceValue> before = frame(owner, code, code.instructions.indexOf(made));
    if (made.getOpcode() != Opcodes.ANEWARRAY || before == null) {
      return false;
    }
    SourceValue length = before.getStack(before.getStackSize() - 1);
    return length.insns.size() == 1
        && length.insns.iterator().next().getOpcode() == Opcodes.ICONST_0;
  }
}
