package dev.clew.app.targets;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

/**
 * Methods that the compilers of Kotlin and Scala write, without a flag that says so. The language
 * is told by the name of the source file.
 */
final class OtherLanguages {

  /** What a case class gets; one of its own stands on other lines than the class's first. */
  private static final Set<String> OF_CASE_CLASSES =
      Set.of(
          "apply",
          "canEqual",
          "copy",
          "equals",
          "fromProduct",
          "hashCode",
          "productArity",
          "productElement",
          "productElementName",
          "productElementNames",
          "productIterator",
          "productPrefix",
          "toString",
          "unapply",
          "writeReplace");

  /** What a companion inherits from functions, and its class forwards. */
  private static final Set<String> OF_FUNCTIONS = Set.of("andThen", "compose", "curried", "tupled");

  private final Program program;

  OtherLanguages(Program program) {
    this.program = program;
  }

  /** Whether a compiler wrote a method with code. */
  boolean isCompilers(MethodInfo method) {
    String file = method.owner().header().sourceFile();
    if (file == null) {
      return false;
    }
    return file.endsWith(".kt")
        ? lines(method).isEmpty()
        : file.endsWith(".scala") && isCompilersInScala(method);
  }

  /**
   * Of an object's method and the static one that forwards to it the latter is what callers write.
   */
  private boolean isCompilersInScala(MethodInfo method) {
    if (method.name().contains("$") || isForwardedTo(method)) {
      return true;
    }
    Set<Integer> lines = lines(method);
    Optional<MethodInfo> meant = lines.isEmpty() ? forwarded(method) : Optional.of(method);
    if (meant.isEmpty()) {
      return true;
    }
    boolean isOfCase = OF_CASE_CLASSES.contains(method.name()) && isOnFirstLine(meant.get());
    return isOfCase || (lines.isEmpty() && OF_FUNCTIONS.contains(method.name()));
  }

  /** Whether the class that an object accompanies has a static method in its place. */
  private boolean isForwardedTo(MethodInfo method) {
    return !method.isStatic()
        && !method.isConstructor()
        && accompanied(method.owner())
            .flatMap(type -> type.method(method.name(), method.descriptor()))
            .filter(MethodInfo::isStatic)
            .isPresent();
  }

  private Optional<ClassInfo> accompanied(ClassInfo object) {
    String name = object.name();
    return name.endsWith("$") ? load(name.substring(0, name.length() - 1)) : Optional.empty();
  }

  /** What a static method without lines forwards to. */
  private Optional<MethodInfo> forwarded(MethodInfo method) {
    return method.isStatic()
        ? load(method.owner().name() + "$")
            .flatMap(object -> object.method(method.name(), method.descriptor()))
        : Optional.empty();
  }

  private Optional<ClassInfo> load(String name) {
    try {
      return Optional.of(program.load(name));
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** Whether all of a method is on the line where its class, or the one it is for, begins. */
  private boolean isOnFirstLine(MethodInfo method) {
    ClassInfo type = accompanied(method.owner()).orElse(method.owner());
    Set<Integer> first = new HashSet<>();
    for (ClassInfo each : List.of(type, method.owner())) {
      each.methods().stream()
          .filter(MethodInfo::isConstructor)
          .forEach(constructor -> first.addAll(lines(constructor)));
    }
    return first.containsAll(lines(method));
  }

  private static Set<Integer> lines(MethodInfo method) {
    Set<Integer> lines = new HashSet<>();
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof LineNumberNode line) {
        lines.add(line.line);
      }
    }
    return lines;
  }
}
