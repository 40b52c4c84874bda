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
import java.util.Optional;
import java.util.Set;

/**
 * Says whether a call may still be come to from where a path was left: by any way through the code,
 * whatever its conditions. What the path may have made before counts as well: its lambdas and its
 * objects are called by whatever other code gets a turn. Says yes where it does not know.
 */
public final class ReachableCode {

  private final ProgramCode code;
  private final Map<MethodInfo, CodeClosure> beginnings = new HashMap<>();

  public ReachableCode(Program program) {
    this.code = ProgramCode.of(program);
  }

  /** The program that it is about. */
  public Program program() {
    return code.program();
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

  /**
   * Whether a call that is looked for may be come to.
   *
   * @param stack of a path, innermost first, frames of the JDK among them
   */
  public boolean leadsTo(List<Backtrace.Element> stack, CallWatch watch) {
    try {
      if (stack.size() >= Backtrace.MAX_ELEMENTS) {
        return true;
      }
      Optional<CodeClosure> before = before(stack);
      if (before.isEmpty()) {
        return true;
      }
      CodeClosure rest = new CodeClosure(code, before.get().made(), Optional.of(watch));
      scanRest(stack, rest);
      follow(rest, before.get());
      return rest.isUnknown() || rest.isMet();
    } catch (LinkageException e) {
      return true;
    }
  }

  private boolean find(List<Backtrace.Element> stack, MethodInfo method, int position) {
    Optional<CodeClosure> before = before(stack);
    if (before.isEmpty() || isInRest(stack, method, position)) {
      return true;
    }
    CodeClosure rest = new CodeClosure(code, before.get().made(), Optional.empty());
    scanRest(stack, rest);
    follow(rest, before.get());
    return rest.isUnknown() || rest.has(method);
  }

  /** All that a path may have run and made before; empty where that is not known. */
  private Optional<CodeClosure> before(List<Backtrace.Element> stack) {
    List<Backtrace.Element> own = stack.stream().filter(each -> code.isRun(each.method())).toList();
    if (own.isEmpty()) {
      return Optional.empty();
    }
    CodeClosure before = before(own.get(own.size() - 1).method());
    boolean isKnown =
        !before.isUnknown() && own.stream().allMatch(each -> before.has(each.method()));
    return isKnown ? Optional.of(before) : Optional.empty();
  }

  /** Code of the JDK gets a turn as well, if only that of threads that wait. */
  private static void follow(CodeClosure rest, CodeClosure before) {
    rest.follow();
    before.calledBack().forEach(rest::add);
    rest.follow();
  }

  private boolean isInRest(List<Backtrace.Element> stack, MethodInfo method, int position) {
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).method() == method && left(stack, i).get(position)) {
        return true;
      }
    }
    return false;
  }

  /** Adds what is left of each method of a stack. */
  private void scanRest(List<Backtrace.Element> stack, CodeClosure rest) {
    for (int i = 0; i < stack.size(); i++) {
      MethodInfo method = stack.get(i).method();
      if (code.isRun(method)) {
        rest.scan(method, left(stack, i));
        if (i + 1 < stack.size() && !code.isRun(stack.get(i + 1).method())) {
          rest.add(method); // the library that called it may do so again
        }
      }
    }
  }

  /**
   * What is left of a method of a stack. A call of what is not the program's own, whose code has
   * not begun, may not have been told of yet: texts that it is given are looked at first.
   */
  private BitSet left(List<Backtrace.Element> stack, int index) {
    Backtrace.Element element = stack.get(index);
    boolean isDone = index > 0 && hasBegun(stack.get(index - 1));
    return CodeFlow.from(element.method(), element.position(), isDone);
  }

  private boolean hasBegun(Backtrace.Element called) {
    return code.isRun(called.method()) || called.position() > 0;
  }

  /** All that a path may have run and made which began with a method, its inputs among that. */
  private CodeClosure before(MethodInfo beginning) {
    CodeClosure known = beginnings.get(beginning);
    if (known != null) {
      return known;
    }
    CodeClosure all = new CodeClosure(code, Set.of(), Optional.empty());
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
      ClassInfo declared = code.program().load(type.internalName());
      code.program().concreteSubtypes(declared, Program.Scope.PROJECT).classes().forEach(all::make);
    }
  }
}
