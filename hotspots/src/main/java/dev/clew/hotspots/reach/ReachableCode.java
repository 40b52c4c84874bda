package dev.clew.hotspots.reach;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Says whether a call may still be come to from where a path was left: by any way through the code,
 * whatever its conditions. Calls go to every method of the program that may be meant; objects that
 * are made may have all their methods called. Says yes where it does not know.
 */
public final class ReachableCode {

  /** Beyond so many methods the answer is yes. */
  private static final int MOST_METHODS = 3_000;

  private final Program program;
  private final Set<MethodInfo> whole = new HashSet<>();
  private final Deque<MethodInfo> open = new ArrayDeque<>();

  private ReachableCode(Program program) {
    this.program = program;
  }

  /**
   * Whether an instruction may be come to.
   *
   * @param stack of a path that was left, innermost first, frames of the JDK among them
   * @param method of the instruction
   * @param position of it
   */
  public static boolean leadsTo(
      Program program, List<Backtrace.Element> stack, MethodInfo method, int position) {
    try {
      return stack.size() >= Backtrace.MAX_ELEMENTS
          || new ReachableCode(program).find(stack, method, position);
    } catch (LinkageException e) {
      return true;
    }
  }

  private boolean find(List<Backtrace.Element> stack, MethodInfo method, int position) {
    for (int i = 0; i < stack.size(); i++) {
      Backtrace.Element each = stack.get(i);
      if (!isProgram(each.method())) {
        continue;
      }
      BitSet rest = CodeFlow.from(each.method(), each.position(), /* isDone= */ i > 0);
      if (each.method() == method && rest.get(position)) {
        return true;
      }
      scan(each.method(), rest);
      if (i + 1 < stack.size() && !isProgram(stack.get(i + 1).method())) {
        add(each.method()); // the library that called it may do so again
      }
    }
    while (!open.isEmpty()) {
      MethodInfo next = open.pop();
      if (next == method || whole.size() > MOST_METHODS) {
        return true;
      }
      BitSet all = new BitSet();
      all.set(0, next.readBody().instructions().size());
      scan(next, all);
    }
    return false;
  }

  private static boolean isProgram(MethodInfo method) {
    return !method.owner().isJdk() && !method.owner().isTrusted();
  }

  private void scan(MethodInfo method, BitSet positions) {
    InsnList all = method.readBody().instructions();
    for (int i = positions.nextSetBit(0); i >= 0; i = positions.nextSetBit(i + 1)) {
      scan(all.get(i));
    }
  }

  private void scan(AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      call(call);
    } else if (insn instanceof InvokeDynamicInsnNode site) {
      for (Object argument : site.bsmArgs) {
        if (argument instanceof Handle handle) {
          named(handle.getOwner(), handle.getName(), handle.getDesc());
        }
      }
    } else if (insn instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
      ClassInfo type = program.load(made.desc);
      if (program.isOfProject(type)) {
        type.methods().forEach(this::add);
      }
    } else if (insn instanceof FieldInsnNode field) {
      initialize(field.owner);
    }
  }

  private void call(MethodInsnNode call) {
    named(call.owner, call.name, call.desc);
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      initialize(call.owner);
    }
    boolean isOpen =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    if (isOpen && !call.owner.startsWith("[")) {
      for (ClassInfo type :
          program.concreteSubtypes(program.load(call.owner), Program.Scope.PROJECT).classes()) {
        named(type.name(), call.name, call.desc);
      }
    }
  }

  private void initialize(String owner) {
    ClassInfo type = program.load(owner);
    if (program.isOfProject(type)) {
      type.method("<clinit>", "()V").ifPresent(this::add);
    }
  }

  /** A method of a class, or of one that it inherits from. */
  private void named(String owner, String name, String descriptor) {
    if (owner.startsWith("[")) {
      return;
    }
    ClassInfo type = program.load(owner);
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      each.method(name, descriptor).ifPresent(this::add);
    }
    type.allSuperinterfaces().forEach(each -> each.method(name, descriptor).ifPresent(this::add));
  }

  private void add(MethodInfo method) {
    if (isProgram(method) && method.hasCode() && whole.add(method)) {
      open.push(method);
    }
  }
}
