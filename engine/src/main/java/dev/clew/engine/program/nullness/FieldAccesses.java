package dev.clew.engine.program.nullness;

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
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/** All that the classes of a nest do with one private field. */
final class FieldAccesses {

  private final String owner;
  private final String name;
  private boolean isAlwaysFilled = true;
  private boolean isAlone = true;

  private FieldAccesses(String owner, String name) {
    this.owner = owner;
    this.name = name;
  }

  static FieldAccesses of(String owner, String name, List<ClassNode> nest) {
    FieldAccesses accesses = new FieldAccesses(owner, name);
    for (ClassNode node : nest) {
      for (MethodNode method : node.methods) {
        accesses.look(node, method);
      }
    }
    return accesses;
  }

  /** Whether every constructor leaves something there, and nobody else writes it. */
  boolean isAlwaysFilled() {
    return isAlwaysFilled;
  }

  /** Whether that is a new object, too, which is never handed to anybody. */
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
    Look look = new Look(isConstructor);
    flow.get().forEach(look::at);
    isAlone &= look.leaked.stream().noneMatch(look.written::contains);
    if (isConstructor && !look.delegates) {
      isAlwaysFilled &= DefiniteAssignment.holds(method, this::isWrite);
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

    /** New objects that become the field's value, and those that somebody else gets. */
    private final Set<Integer> written = new HashSet<>();

    private final Set<Integer> leaked = new HashSet<>();

    /** Whether it is a constructor that calls another one of its class. */
    private boolean delegates;

    Look(boolean isConstructor) {
      this.isConstructor = isConstructor;
    }

    void at(AbstractInsnNode insn, Frame<ValueOrigin> before) {
      if (isWrite(insn)) {
        write(MethodFlow.top(before, 1), MethodFlow.top(before, 0));
      } else if (insn instanceof MethodInsnNode call) {
        call(call, before);
      } else if (insn instanceof InvokeDynamicInsnNode site) {
        if (!site.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
          MethodFlow.arguments(before, Type.getArgumentCount(site.desc)).forEach(this::leak);
        }
      } else if (handsOver(insn.getOpcode())) {
        leak(MethodFlow.top(before, 0));
      }
    }

    private static boolean handsOver(int opcode) {
      return opcode == Opcodes.ARETURN
          || opcode == Opcodes.AASTORE
          || opcode == Opcodes.PUTFIELD
          || opcode == Opcodes.PUTSTATIC
          || opcode == Opcodes.ATHROW;
    }

    private void write(ValueOrigin object, ValueOrigin value) {
      boolean isOwn = isConstructor && object.is(Kind.RECEIVER);
      isAlwaysFilled &= isOwn && value.isNeverNull();
      isAlone &= isOwn && value.is(Kind.NEW) && written.add(value.number());
    }

    private void call(MethodInsnNode call, Frame<ValueOrigin> before) {
      List<ValueOrigin> arguments = MethodFlow.arguments(before, Type.getArgumentCount(call.desc));
      if (!LibraryNulls.copies(call)) {
        arguments.forEach(this::leak);
      }
      if (call.getOpcode() == Opcodes.INVOKESTATIC) {
        return;
      }
      ValueOrigin receiver = MethodFlow.top(before, arguments.size());
      delegates |=
          call.name.equals("<init>") && call.owner.equals(owner) && receiver.is(Kind.RECEIVER);
      boolean isConstruction = call.name.equals("<init>") && isLibrary(call.owner);
      if (!isConstruction && !LibraryNulls.keepsToItself(call)) {
        leak(receiver);
      }
    }

    /** Constructors of the program may tell everybody of the object that they make. */
    private static boolean isLibrary(String type) {
      return type.startsWith("java/");
    }

    private void leak(ValueOrigin value) {
      MemberKey member = value.member();
      if (value.is(Kind.NEW)) {
        leaked.add(value.number());
      } else if (value.is(Kind.FIELD) && member != null) {
        isAlone &= !(member.name().equals(name) && member.owner().equals(owner));
      }
    }
  }
}
