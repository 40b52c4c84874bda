package dev.clew.engine.inputs;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.SingleObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes that an input of a type may be of: those of the project, and of the JDK those whose
 * objects any field values make sense of. Classes of dependencies are none, so that what is found
 * does not depend on what else is on the class path; but for the declared type itself, and what a
 * sealed type permits. Shared by all workers.
 */
public final class CandidateClasses {

  /**
   * What is known of a type.
   *
   * @param classes at most as many as the bound allows
   * @param dropped how many more there are
   */
  public record Choice(List<RuntimeClass> classes, int dropped) {}

  private static final String ENUM = "java/lang/Enum";

  private static final Set<String> PLAIN_JDK_CLASSES =
      Set.of(
          "java/lang/Object",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double");

  private final GuestRuntime runtime;
  private final int bound;
  private final MadeInputs made;
  private final ProgramBoundary boundaries;
  private final ConcurrentHashMap<RuntimeClass, Choice> choices = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<RuntimeClass, List<RuntimeClass>> enums =
      new ConcurrentHashMap<>();

  public CandidateClasses(GuestRuntime runtime, int bound, ProgramBoundary boundaries) {
    this.runtime = runtime;
    this.bound = bound;
    this.made = new MadeInputs(runtime);
    this.boundaries = boundaries;
  }

  /** Inputs that the library's code makes. */
  MadeInputs made() {
    return made;
  }

  ProgramBoundary boundaries() {
    return boundaries;
  }

  /** Of a class or interface. */
  Choice of(RuntimeClass type) {
    return choices.computeIfAbsent(type, this::find);
  }

  private Choice find(RuntimeClass type) {
    List<RuntimeClass> classes = new ArrayList<>();
    RuntimeClass object = runtime.wellKnown().object();
    if (type == object) {
      classes.add(object); // the simplest of all, so it is chosen where any will do
    }
    for (ClassInfo each : listed(type.info())) {
      if (isUsable(each) && !DelegatingClass.isDelegate(each, type.info())) {
        classes.add(runtime.classes().of(each));
      }
    }
    for (String name : PLAIN_JDK_CLASSES.stream().sorted().toList()) {
      RuntimeClass plain = runtime.classes().named(name);
      if (!classes.contains(plain) && runtime.classes().isSubtype(plain, type)) {
        classes.add(plain);
      }
    }
    int kept = Math.min(classes.size(), bound);
    return new Choice(List.copyOf(classes.subList(0, kept)), classes.size() - kept);
  }

  /**
   * The concrete classes of a type that are looked at before the program asks for one. An object of
   * a type beyond the boundary answers, whatever of the project extends the type: unless no code
   * may write another class.
   */
  private List<ClassInfo> listed(ClassInfo type) {
    if (boundaries.isAnswered(type) && !type.isSealed()) {
      return type.isFinal() ? List.of(type) : List.of();
    }
    Program program = runtime.program();
    List<ClassInfo> classes =
        new ArrayList<>(program.concreteSubtypes(type, Program.Scope.PROJECT).classes());
    PermittedClasses.of(program, type).stream()
        .filter(each -> !classes.contains(each))
        .forEach(classes::add);
    return classes;
  }

  /**
   * Whether a class is looked at for an input of a declared type without being asked for: those
   * that are not are of dependencies, below a type beyond the boundary, or hand all calls on.
   */
  boolean isListed(ClassInfo declared, ClassInfo type) {
    return runtime.program().isOfProject(type)
        ? !boundaries.isAnswered(declared) && !DelegatingClass.isDelegate(type, declared)
        : of(runtime.classes().of(declared)).classes().stream()
            .anyMatch(each -> each.info() == type);
  }

  /**
   * Whether an object of the type can stand for an implementation that the class path does not
   * have.
   */
  boolean isExtendable(RuntimeClass type) {
    return !type.info().isFinal()
        && (type.info().isAbstract() || boundaries.isAnswered(type.info()));
  }

  /** The class of such an object: open where it may be of a class that is not on the class path. */
  RuntimeClass stubClass(RuntimeClass type) {
    boolean isOthers = !type.info().isJdk() && !runtime.program().isOfProject(type.info());
    return isOthers ? RuntimeClass.openStub(type) : type;
  }

  /**
   * The enum types of the project that are of a type; none of one that all of them are of, such as
   * {@code Comparable}: there are too many.
   */
  List<RuntimeClass> enums(RuntimeClass type) {
    return enums.computeIfAbsent(type, this::findEnums);
  }

  private List<RuntimeClass> findEnums(RuntimeClass type) {
    ClassInfo all = runtime.classes().named(ENUM).info();
    if (all != type.info() && all.isSubtypeOf(type.info())) {
      return List.of();
    }
    return listed(type.info()).stream()
        .filter(each -> !each.isJdk() && (each.isEnum() || SingleObjects.field(each).isPresent()))
        .map(each -> isBody(each) ? each.superclass() : each)
        .distinct()
        .limit(bound)
        .map(runtime.classes()::of)
        .toList();
  }

  /** Whether it is the class of a constant: the enum type is above it. */
  private static boolean isBody(ClassInfo type) {
    ClassInfo above = type.superclass();
    return above != null && above.isEnum();
  }

  /** Whether there can be no other class of a type. */
  boolean isClosed(RuntimeClass type) {
    boolean isExtended = type.info().isSealed() || type.info().name().equals(ENUM);
    return isExtended && of(type).classes().isEmpty();
  }

  /** Whether it is a class of the JDK that is always among the candidates. */
  static boolean isPlain(ClassInfo type) {
    return PLAIN_JDK_CLASSES.contains(type.name());
  }

  private static boolean isUsable(ClassInfo type) {
    return !type.isJdk()
        && !type.isTrusted()
        && !type.isEnum()
        && !isThrowable(type)
        && SingleObjects.field(type).isEmpty();
  }

  private static boolean isThrowable(ClassInfo type) {
    for (ClassInfo current = type; current != null; current = current.superclass()) {
      if (current.name().equals("java/lang/Throwable")) {
        return true;
      }
    }
    return false;
  }
}
