package dev.clew.app.check.access;

import dev.clew.app.targets.FrameworkCallbacks;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which methods are called from outside of the program, so that nobody in it vouches for their
 * arguments: those that everybody can call, those that the user named, those that override a method
 * of a dependency, such as a servlet's {@code doGet}, those that are handed to a framework, and
 * those of a package that nobody in the program calls, as frameworks call the methods of their
 * components. A program without anything public has no outside: all its methods are.
 */
public final class EntryPoints {

  /** A method as a call names it. */
  private record Name(String method, String descriptor) {}

  private final Program program;
  private final CallAccess access;
  private final FrameworkCallbacks callbacks;
  private final Set<MethodInfo> named;
  private final boolean hasPublic;
  private final Map<Name, Set<String>> calledOn = new HashMap<>();

  /** Constructors that code of another file calls, other than those of classes below. */
  private final Set<HollowObjects.Constructor> constructed = new HashSet<>();

  private final PublicCallers callers;
  private final ExportedPackages exported = new ExportedPackages();

  /** Reads the code of all classes that have targets, once. */
  public EntryPoints(TargetSet targets) {
    this.program = targets.program();
    this.access = new CallAccess(program);
    this.callers = new PublicCallers(access);
    this.callbacks = new FrameworkCallbacks(program);
    this.named = targets.named();
    this.hasPublic = targets.methods().stream().anyMatch(access::isPublic);
    Set<ClassInfo> classes = new LinkedHashSet<>();
    targets.methods().forEach(method -> classes.add(method.owner()));
    if (hasPublic) {
      classes.stream().flatMap(type -> type.methods().stream()).forEach(this::read);
    }
  }

  private void read(MethodInfo method) {
    if (!method.hasCode()) {
      return;
    }
    try {
      for (AbstractInsnNode insn : method.readBody().instructions()) {
        if (insn instanceof MethodInsnNode call) {
          note(method, call.owner, call.name, call.desc);
        } else if (insn instanceof InvokeDynamicInsnNode dynamic) {
          Stream.of(dynamic.bsmArgs)
              .filter(Handle.class::isInstance)
              .map(Handle.class::cast)
              .forEach(each -> note(method, each.getOwner(), each.getName(), each.getDesc()));
        }
      }
    } catch (LinkageException e) {
      // the class is damaged there, which its own result says
    }
  }

  /** A method that calls itself only has no caller. */
  private void note(MethodInfo caller, String owner, String name, String descriptor) {
    boolean isItself =
        caller.owner().name().equals(owner)
            && caller.name().equals(name)
            && caller.descriptor().equals(descriptor);
    if (name.equals("<init>") && !isOfFile(caller.owner(), owner) && !isAbove(caller, owner)) {
      List<String> types =
          Stream.of(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
      constructed.add(new HollowObjects.Constructor(owner.replace('/', '.'), types));
    }
    if (!isItself) {
      callers.note(caller, name, descriptor);
      calledOn.computeIfAbsent(new Name(name, descriptor), n -> new HashSet<>()).add(owner);
    }
  }

  /** Classes of one file have the same name up to the first dollar. */
  private static boolean isOfFile(ClassInfo type, String other) {
    return outermost(type.name()).equals(outermost(other));
  }

  private static String outermost(String name) {
    int dollar = name.indexOf('$');
    return dollar < 0 ? name : name.substring(0, dollar);
  }

  private static boolean isAbove(MethodInfo caller, String type) {
    ClassInfo above = caller.owner().superclass();
    return caller.isConstructor() && above != null && above.name().equals(type);
  }

  /** Whether the program calls a constructor, outside of the file of its class. */
  public boolean constructs(HollowObjects.Constructor constructor) {
    return constructed.contains(constructor);
  }

  /** Public methods that may lead to one that is not, the nearest first. */
  public List<MethodInfo> leadingTo(MethodInfo target) {
    return callers.of(target);
  }

  /** Whether what only code inside the package can do to a method counts all the same. */
  public boolean isOne(MethodInfo target) {
    boolean isComponents = overridesDependency(program, target);
    if (!hasPublic || named.contains(target) || isComponents || callbacks.isFree(target)) {
      return true;
    }
    return !access.isPublic(target)
        && isForFrameworks(target)
        && !isCalled(target)
        && !overrides(target);
  }

  /** Whether a framework may know it: what its program keeps to itself, by an annotation alone. */
  private boolean isForFrameworks(MethodInfo target) {
    return exported.contains(target.owner())
        || !target.annotations().isEmpty()
        || !target.owner().header().annotations().isEmpty();
  }

  private boolean isCalled(MethodInfo target) {
    return calledOn.getOrDefault(new Name(target.name(), target.descriptor()), Set.of()).stream()
        .anyMatch(owner -> isRelated(owner, target.owner()));
  }

  private boolean isRelated(String called, ClassInfo owner) {
    try {
      ClassInfo type = program.load(called);
      return type.isSubtypeOf(owner) || owner.isSubtypeOf(type);
    } catch (LinkageException e) {
      return false;
    }
  }

  /** Whether callers may know it by a type above: whoever has the object as that calls it. */
  public static boolean overrides(MethodInfo target) {
    return above(target).findAny().isPresent();
  }

  /** Whether code of a dependency knows it by a type of its own. */
  public static boolean overridesDependency(Program program, MethodInfo target) {
    return above(target)
        .anyMatch(each -> !each.owner().isJdk() && !program.isOfProject(each.owner()));
  }

  /** The methods of other types that it overrides. */
  public static Stream<MethodInfo> above(MethodInfo target) {
    if (target.isStatic() || target.isConstructor() || target.isPrivate()) {
      return Stream.empty();
    }
    Stream<ClassInfo> superclasses =
        Stream.iterate(target.owner().superclass(), c -> c != null, ClassInfo::superclass);
    return Stream.concat(superclasses, target.owner().allSuperinterfaces().stream())
        .flatMap(type -> type.method(target.name(), target.descriptor()).stream())
        .filter(method -> !method.isPrivate());
  }
}
