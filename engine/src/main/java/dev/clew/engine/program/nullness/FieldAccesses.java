package dev.clew.engine.program.nullness;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ValueOrigin.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/** All that the classes of a nest do with one private field. */
final class FieldAccesses {

  private final Program program;
  private final String owner;
  private final String name;
  private boolean isAlwaysFilled = true;
  private boolean isAlone = true;

  private FieldAccesses(Program program, String owner, String name) {
    this.program = program;
    this.owner = owner;
    this.name = name;
  }

  static FieldAccesses of(Program program, String owner, String name, List<ClassNode> nest) {
    FieldAccesses accesses = new FieldAccesses(program, owner, name);
    for (ClassNode node : nest) {
      for (MethodNode method : node.methods) {
        accesses.look(node, method);
      }
    }
    return accesses;
  }

  /** Whether every constructor leaves something there, and null is never written. */
  boolean isAlwaysFilled() {
    return isAlwaysFilled;
  }

  /** Whether that is always a new object, too, which is never handed to what keeps it. */
  boolean isAlone() {
    return isAlone;
  }

  private void look(ClassNode node, MethodNode method) {
    boolean isConstructor = method.name.equals("<init>") && node.name.equals(owner);
    if (!isConstructor && !mentions(method)) {
      return;
    }
    Optional<MethodFlow> flow = MethodFlow.of(node.name, method);
    if (flow.isEmpty()) {
      isAlwaysFilled = false;
      isAlone = false;
      return;
    }
    Look look = new Look(flow.get(), isConstructor);
    flow.get().forEach(look::at);
    isAlone &= look.leaked.stream().noneMatch(look.written::contains);
    if (isConstructor && !look.delegates) {
      isAlwaysFilled &= DefiniteAssignment.holds(method, look.ownWrites::contains);
    }
  }

  private boolean mentions(MethodNode method) {
    for (AbstractInsnNode insn : method.instructions) {
      if (isMine(insn)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMine(AbstractInsnNode insn) {
    return insn instanceof FieldInsnNode access
        && access.name.equals(name)
        && access.owner.equals(owner);
  }

  private boolean isWrite(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.PUTFIELD && isMine(insn);
  }

  /** One method's accesses. */
  private final class Look {

    private final boolean isConstructor;

    /** New objects that become the field's value, and those that other code gets. */
    private final Set<Integer> written = new HashSet<>();

    private final Set<Integer> leaked = new HashSet<>();

    /** Writes of a constructor to the object that it makes, and not to another one. */
    private final Set<AbstractInsnNode> ownWrites = new HashSet<>();

    /** Whether it is a constructor that calls another one of its class. */
    private boolean delegates;

    private final MethodFlow flow;

    Look(MethodFlow flow, boolean isConstructor) {
      this.flow = flow;
      this.isConstructor = isConstructor;
    }

    void at(AbstractInsnNode insn, Frame<ValueOrigin> before) {
      if (isWrite(insn)) {
        write(insn, MethodFlow.top(before, 1), MethodFlow.top(before, 0));
        return;
      }
      if (insn instanceof MethodInsnNode call && call.name.equals("<init>")) {
        int arguments = Type.getArgumentCount(call.desc);
        delegates |=
            call.owner.equals(owner) && MethodFlow.top(before, arguments).is(Kind.RECEIVER);
      }
      LeakedValues.at(insn, before, this::leak, this::pass);
    }

    private void write(AbstractInsnNode insn, ValueOrigin object, ValueOrigin value) {
      isAlwaysFilled &= value.isNeverNull();
      boolean isFirst = value.is(Kind.NEW) && written.add(value.number());
      boolean isOwn = isConstructor && object.is(Kind.RECEIVER);
      if (isOwn) {
        ownWrites.add(insn);
      }
      isAlone &= isFirst && (isOwn || flow.isStraight(value.number(), insn));
    }

    private void pass(MethodInsnNode call, int number, ValueOrigin value) {
      boolean isNew = value.sources().stream().anyMatch(source -> source.is(Kind.NEW));
      if ((isNew || isMine(value)) && !KeptArguments.keeps(program, call, number)) {
        leak(value);
      }
    }

    private void leak(ValueOrigin value) {
      value.sources().stream()
          .filter(source -> source.is(Kind.NEW))
          .forEach(source -> leaked.add(source.number()));
      isAlone &= !isMine(value);
    }

    private boolean isMine(ValueOrigin value) {
      return value.sources().stream()
          .map(ValueOrigin::member)
          .anyMatch(
              member ->
                  member != null && member.name().equals(name) && member.owner().equals(owner));
    }
  }
}
