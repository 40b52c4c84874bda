package dev.clew.hotspots.reach;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
 * The methods of a program that some code may lead to, whatever its conditions. Calls go to every
 * class of the project, and every class that is made anywhere, that may be meant; objects that are
 * made may have all their methods called, and lambdas be called at once.
 */
final class CodeClosure {

  /** Beyond so many methods nothing is known. */
  private static final int MOST_METHODS = 3_000;

  /** What calls or makes something that the code does not name. */
  private static final Set<String> REFLECTIVE =
      Set.of(
          "java/lang/reflect/Method.invoke",
          "java/lang/reflect/Constructor.newInstance",
          "java/lang/Class.newInstance",
          "java/util/ServiceLoader.load");

  private final ProgramCode code;
  private final Program program;
  private final Set<ClassInfo> elsewhere;
  private final Optional<CallWatch> watch;
  private final Set<ClassInfo> made = new HashSet<>();
  private final Set<MethodInfo> lambdas = new HashSet<>();
  private final Set<MethodInfo> whole = new HashSet<>();
  private final Deque<MethodInfo> open = new ArrayDeque<>();
  private boolean isReflective;
  private boolean isMet;

  /**
   * Of nothing yet.
   *
   * @param elsewhere classes of objects that other code has made, which calls may mean as well
   * @param watch is told of the calls; initialisers are left out then, as nothing is there yet that
   *     they could hand on
   */
  CodeClosure(ProgramCode code, Set<ClassInfo> elsewhere, Optional<CallWatch> watch) {
    this.code = code;
    this.program = code.program();
    this.elsewhere = elsewhere;
    this.watch = watch;
  }

  /** Whether the answer to every question is yes: too much code, or code that is not named. */
  boolean isUnknown() {
    return isReflective || whole.size() > MOST_METHODS;
  }

  boolean has(MethodInfo method) {
    return whole.contains(method);
  }

  Set<ClassInfo> made() {
    return made;
  }

  /** Whether a call was met that the watch looks for. */
  boolean isMet() {
    return isMet;
  }

  /** What the JDK may call of objects that were made here: lambdas, and what overrides its own. */
  Set<MethodInfo> calledBack() {
    Set<MethodInfo> found = new HashSet<>(lambdas);
    for (ClassInfo type : made) {
      for (ClassInfo each = type; each != null && code.isRun(each); each = each.superclass()) {
        each.methods().stream().filter(method -> isForOthers(type, method)).forEach(found::add);
      }
      for (ClassInfo each : type.allSuperinterfaces()) {
        each.methods().stream().filter(method -> isForOthers(type, method)).forEach(found::add);
      }
    }
    return found;
  }

  /** Whether classes that are not the program's know a method of an object by its name. */
  private boolean isForOthers(ClassInfo type, MethodInfo method) {
    if (method.isStatic() || method.isPrivate() || method.isConstructor() || !code.isRun(method)) {
      return false;
    }
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      if (declares(each, method)) {
        return true;
      }
    }
    return type.allSuperinterfaces().stream().anyMatch(each -> declares(each, method));
  }

  private static boolean declares(ClassInfo type, MethodInfo method) {
    return type.isJdk() && type.method(method.name(), method.descriptor()).isPresent();
  }

  /** A method, from its beginning. */
  void add(MethodInfo method) {
    if (code.isRun(method) && method.hasCode() && whole.add(method)) {
      open.push(method);
    }
  }

  /** An object that is there. */
  void make(ClassInfo type) {
    if (!code.isRun(type) || !made.add(type)) {
      return;
    }
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      each.methods().forEach(this::add);
    }
    type.allSuperinterfaces().forEach(each -> each.methods().forEach(this::add));
  }

  /** Follows all calls; the cost is that of reading the methods' code. */
  void follow() {
    while (!open.isEmpty() && !isUnknown() && !isMet) {
      MethodInfo next = open.pop();
      BitSet all = new BitSet();
      all.set(0, next.readBody().instructions().size());
      scan(next, all);
    }
  }

  /** Some instructions of a method. */
  void scan(MethodInfo method, BitSet positions) {
    InsnList all = method.readBody().instructions();
    for (int i = positions.nextSetBit(0); i >= 0; i = positions.nextSetBit(i + 1)) {
      scan(method, i, all.get(i));
    }
  }

  private void scan(MethodInfo method, int position, AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      call(method, position, call);
    } else if (insn instanceof InvokeDynamicInsnNode site) {
      lambda(method, position, site);
    } else if (insn instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
      make(program.load(made.desc));
      initialize(made.desc);
    } else if (insn instanceof FieldInsnNode field) {
      initialize(field.owner);
    }
  }

  private void lambda(MethodInfo method, int position, InvokeDynamicInsnNode site) {
    for (Object argument : site.bsmArgs) {
      if (argument instanceof Handle handle) {
        List<MethodInfo> bodies = named(handle.getOwner(), handle.getName(), handle.getDesc());
        lambdas.addAll(bodies);
        goTo(method, position, bodies);
        Set<MethodInfo> below = ofSubtypes(handle.getOwner(), handle.getName(), handle.getDesc());
        lambdas.addAll(below);
        goTo(method, position, below);
      }
    }
  }

  private void call(MethodInfo method, int position, MethodInsnNode call) {
    if (call.owner.startsWith("[")) {
      return;
    }
    isReflective |=
        REFLECTIVE.contains(call.owner + "." + call.name)
            || call.owner.equals("java/lang/invoke/MethodHandle");
    goTo(method, position, named(call.owner, call.name, call.desc));
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      initialize(call.owner);
    }
    boolean isOpen =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    if (isOpen) {
      goTo(method, position, ofSubtypes(call.owner, call.name, call.desc));
    }
  }

  private void goTo(MethodInfo caller, int position, Collection<MethodInfo> called) {
    for (MethodInfo each : called) {
      isMet |= watch.isPresent() && watch.get().isWanted(caller, position, each);
      add(each);
    }
  }

  /** The methods that a call of an object may mean: of classes of the project, and made ones. */
  private Set<MethodInfo> ofSubtypes(String owner, String name, String descriptor) {
    Set<MethodInfo> found = new HashSet<>();
    if (owner.startsWith("[")) {
      return found;
    }
    ClassInfo type = program.load(owner);
    Set<ClassInfo> below =
        new HashSet<>(program.concreteSubtypes(type, Program.Scope.PROJECT).classes());
    elsewhere.stream().filter(each -> each.isSubtypeOf(type)).forEach(below::add);
    for (ClassInfo each : below) {
      found.addAll(named(each.name(), name, descriptor));
    }
    return found;
  }

  private void initialize(String owner) {
    if (owner.startsWith("[") || watch.isPresent()) {
      return;
    }
    for (ClassInfo type = program.load(owner); type != null; type = type.superclass()) {
      type.method("<clinit>", "()V").ifPresent(this::add);
    }
  }

  /** A method of a class, and those that it inherits or overrides. */
  private List<MethodInfo> named(String owner, String name, String descriptor) {
    if (owner.startsWith("[")) {
      return List.of();
    }
    ClassInfo type = program.load(owner);
    Set<MethodInfo> found = new HashSet<>();
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      each.method(name, descriptor).ifPresent(found::add);
    }
    type.allSuperinterfaces().forEach(each -> each.method(name, descriptor).ifPresent(found::add));
    return List.copyOf(found);
  }
}
