package dev.clew.hotspots.reach;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Says whether a call may still be come to from where a path was left: by any way through the code,
 * whatever its conditions. What the path may have made before counts as well: its lambdas and its
 * objects are called by whatever other code gets a turn. Says yes where it does not know.
 */
public final class ReachableCode {

  private final Program program;
  private final Map<MethodInfo, CodeClosure> beginnings = new HashMap<>();

  public ReachableCode(Program program) {
    this.program = program;
  }

  /**
   * Whether an instruction may be come to.
   *
   * @param stack of a path that was left, innermost first, frames of the JDK among them
   * @param method of the instruction
   * @param position of it
   */
  public boolean leadsTo(List<Backtrace.Element> stack, MethodInfo method, int position) {
    try {
      return stack.size() >= Backtrace.MAX_ELEMENTS || find(stack, method, position);
    } catch (LinkageException e) {
      return true;
    }
  }

  private boolean find(List<Backtrace.Element> stack, MethodInfo method, int position) {
    List<Backtrace.Element> own =
        stack.stream().filter(each -> CodeClosure.isProgram(each.method())).toList();
    if (own.isEmpty()) {
      return true;
    }
    CodeClosure before = before(own.get(own.size() - 1).method());
    if (before.isUnknown() || own.stream().anyMatch(each -> !before.has(each.method()))) {
      return true;
    }
    CodeClosure rest = new CodeClosure(program, before.made());
    if (isInRest(stack, method, position, rest)) {
      return true;
    }
    rest.follow();
    if (rest.leavesProgram()) {
      before.calledBack().forEach(rest::add);
      rest.follow();
    }
    return rest.isUnknown() || rest.has(method);
  }

  /** Adds what is left of each method of a stack; whether the instruction is part of it. */
  private static boolean isInRest(
      List<Backtrace.Element> stack, MethodInfo method, int position, CodeClosure rest) {
    for (int i = 0; i < stack.size(); i++) {
      Backtrace.Element each = stack.get(i);
      if (!CodeClosure.isProgram(each.method())) {
        rest.leave();
        continue;
      }
      BitSet left = CodeFlow.from(each.method(), each.position(), /* isDone= */ i > 0);
      if (each.method() == method && left.get(position)) {
        return true;
      }
      rest.scan(each.method(), left);
      if (i + 1 < stack.size() && !CodeClosure.isProgram(stack.get(i + 1).method())) {
        rest.add(each.method()); // the library that called it may do so again
      }
    }
    return false;
  }

  /** All that a path may have run and made which began with a method, its inputs among that. */
  private CodeClosure before(MethodInfo beginning) {
    CodeClosure known = beginnings.get(beginning);
    if (known != null) {
      return known;
    }
    CodeClosure all = new CodeClosure(program, Set.of());
    all.add(beginning);
    if (!beginning.isStatic()) {
      all.make(beginning.owner());
    }
    for (JvmType type : beginning.signature().parameters()) {
      given(type, all);
    }
    all.follow();
    beginnings.put(beginning, all);
    return all;
  }

  private void given(JvmType type, CodeClosure all) {
    if (type.kind() == JvmType.Kind.CLASS) {
      ClassInfo declared = program.load(type.internalName());
      program.concreteSubtypes(declared, Program.Scope.PROJECT).classes().forEach(all::make);
    }
  }
}
