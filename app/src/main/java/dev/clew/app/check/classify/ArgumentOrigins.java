package dev.clew.app.check.classify;

import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Where the references come from that a method uses: its parameters, calls, fields. Variables and
 * casts are looked through. Costs one analysis of the method.
 */
final class ArgumentOrigins {

  /** Longer methods are generated, and take long. */
  private static final int LONGEST = 5_000;

  private final MethodInfo method;
  private final InsnList code;
  private final Frame<SourceValue>[] frames;
  private final Map<AbstractInsnNode, Integer> parameters;

  private ArgumentOrigins(
      MethodInfo method,
      InsnList code,
      Frame<SourceValue>[] frames,
      Map<AbstractInsnNode, Integer> parameters) {
    this.method = method;
    this.code = code;
    this.frames = frames;
    this.parameters = parameters;
  }

  /** Empty for code that nobody can follow. */
  static Optional<ArgumentOrigins> of(MethodInfo method) {
    MethodBody body = method.readBody();
    if (body.instructions().size() > LONGEST) {
      return Optional.empty();
    }
    Tracker tracker = new Tracker();
    try {
      Frame<SourceValue>[] frames =
          new Analyzer<>(tracker).analyze(method.owner().name(), body.node());
      return Optional.of(
          new ArgumentOrigins(method, body.instructions(), frames, tracker.parameters));
    } catch (AnalyzerException | RuntimeException e) {
      return Optional.empty();
    }
  }

  MethodInfo method() {
    return method;
  }

  /** References that a line uses as objects or arrays. */
  Stream<SourceValue> used(int line) {
    List<SourceValue> found = new ArrayList<>();
    forEach(
        line,
        (insn, before) -> {
          int below = used(insn);
          if (below >= 0) {
            found.add(top(before, below));
          }
        });
    return found.stream();
  }

  /** Arrays that a line writes to. */
  Stream<SourceValue> written(int line) {
    List<SourceValue> found = new ArrayList<>();
    forEach(
        line,
        (insn, before) -> {
          if (insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE) {
            found.add(top(before, 2));
          }
        });
    return found.stream();
  }

  /** How long an array is made. */
  SourceValue length(AbstractInsnNode newArray) {
    return top(frames[code.indexOf(newArray)], 0);
  }

  /**
   * Whether an instruction asks something of an object or array that the method has made.
   *
   * @param orHeld whether one that a field holds counts as well
   */
  boolean isOfOwn(AbstractInsnNode insn, boolean orHeld) {
    Frame<SourceValue> before = frames[code.indexOf(insn)];
    return before == null
        || top(before, 0).insns.stream()
            .mapToInt(AbstractInsnNode::getOpcode)
            .allMatch(
                opcode ->
                    (opcode >= Opcodes.NEW && opcode <= Opcodes.ANEWARRAY)
                        || (orHeld && opcode == Opcodes.GETFIELD));
  }

  /** What some calls on a line get: receivers are not among it. */
  Stream<List<SourceValue>> handed(int line, Predicate<MethodInsnNode> wanted) {
    List<List<SourceValue>> found = new ArrayList<>();
    forEach(
        line,
        (insn, before) -> {
          if (insn instanceof MethodInsnNode call && wanted.test(call)) {
            found.add(arguments(call));
          }
        });
    return found.stream();
  }

  /** What a call gets, without its receiver; nothing for code that is never reached. */
  List<SourceValue> arguments(MethodInsnNode call) {
    Frame<SourceValue> before = frames[code.indexOf(call)];
    int count = before == null ? 0 : Type.getArgumentCount(call.desc);
    List<SourceValue> arguments = new ArrayList<>();
    for (int i = count - 1; i >= 0; i--) {
      arguments.add(top(before, i));
    }
    return arguments;
  }

  /** What the method assigns to fields of a name. */
  Stream<SourceValue> assigned(String field) {
    return IntStream.range(0, frames.length)
        .filter(i -> frames[i] != null && code.get(i).getOpcode() == Opcodes.PUTFIELD)
        .filter(i -> ((FieldInsnNode) code.get(i)).name.equals(field))
        .mapToObj(i -> top(frames[i], 0));
  }

  /** The parameter that a value is, from 0; empty for everything else, the receiver included. */
  Optional<Integer> parameter(SourceValue value) {
    return value.insns.size() == 1
        ? Optional.ofNullable(parameters.get(value.insns.iterator().next()))
        : Optional.empty();
  }

  /** Whether the method asks anywhere whether a value of such an origin is null. */
  boolean isAsked(SourceValue value) {
    List<SourceValue> asked = new ArrayList<>();
    for (int i = 0; i < frames.length; i++) {
      int opcode = code.get(i).getOpcode();
      if (frames[i] != null && (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL)) {
        asked.add(top(frames[i], 0));
      }
    }
    return asked.stream().anyMatch(each -> each.insns.stream().anyMatch(value.insns::contains));
  }

  private void forEach(int line, BiConsumer<AbstractInsnNode, Frame<SourceValue>> visitor) {
    int current = -1;
    for (int i = 0; i < frames.length; i++) {
      AbstractInsnNode insn = code.get(i);
      if (insn instanceof LineNumberNode number) {
        current = number.line;
      }
      if (current == line && frames[i] != null && insn.getOpcode() >= 0) {
        visitor.accept(insn, frames[i]);
      }
    }
  }

  /** How deep on the stack an instruction has the reference that it uses; negative for none. */
  private static int used(AbstractInsnNode insn) {
    return switch (insn.getOpcode()) {
      case Opcodes.GETFIELD, Opcodes.ARRAYLENGTH, Opcodes.MONITORENTER, Opcodes.ATHROW -> 0;
      case Opcodes.PUTFIELD -> 1;
      case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE ->
          Type.getArgumentCount(((MethodInsnNode) insn).desc);
      default -> {
        boolean isLoad = insn.getOpcode() >= Opcodes.IALOAD && insn.getOpcode() <= Opcodes.SALOAD;
        boolean isStore =
            insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE;
        yield isLoad ? 1 : isStore ? 2 : -1;
      }
    };
  }

  private static SourceValue top(Frame<SourceValue> frame, int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }

  /** Looks through variables and casts, and marks parameters. */
  private static final class Tracker extends SourceInterpreter {

    private final Map<AbstractInsnNode, Integer> parameters = new HashMap<>();

    Tracker() {
      super(Opcodes.ASM9);
    }

    @Override
    public SourceValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
      if (isInstanceMethod && local == 0) {
        return super.newParameterValue(true, local, type);
      }
      AbstractInsnNode mark = new VarInsnNode(Opcodes.ALOAD, local);
      parameters.put(mark, parameters.size());
      return new SourceValue(type.getSize(), Set.of(mark));
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
      return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
      return insn.getOpcode() == Opcodes.CHECKCAST ? value : super.unaryOperation(insn, value);
    }
  }
}
