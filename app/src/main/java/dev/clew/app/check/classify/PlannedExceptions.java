package dev.clew.app.check.classify;

import dev.clew.app.check.access.EntryPoints;
import dev.clew.app.sources.DocumentedExceptions;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells exceptions that authors planned: they announce them, or say why they throw them. */
final class PlannedExceptions {

  private static final String UNSUPPORTED_OPERATION = "java.lang.UnsupportedOperationException";

  /** Exceptions that say nothing by their class: whoever throws one did not plan it. */
  private static final Set<String> GENERAL =
      Set.of(
          "java.lang.Throwable",
          "java.lang.Exception",
          "java.lang.RuntimeException",
          "java.lang.Error");

  private final Program program;
  private final CodeLines code;
  private final DocumentedExceptions documented = new DocumentedExceptions();

  PlannedExceptions(Program program) {
    this.program = program;
    this.code = new CodeLines(program);
  }

  /**
   * Whether the comment of a method announces an exception, by its own name or that of a class
   * above; the roots name themselves alone, as in a throws clause.
   */
  boolean isDocumented(MethodInfo target, String exception) {
    Set<String> names = documented.of(target);
    if (names.isEmpty()) {
      return false;
    }
    try {
      ClassInfo type = program.load(exception.replace('.', '/'));
      return names.contains(simpleName(type))
          || Stream.iterate(type.superclass(), above -> above != null, ClassInfo::superclass)
              .filter(above -> !GENERAL.contains(above.toString()))
              .anyMatch(above -> names.contains(simpleName(above)));
    } catch (LinkageException e) {
      return false;
    }
  }

  private static String simpleName(ClassInfo type) {
    String name = type.name();
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
  }

  /** Whether the JVM or the library may have raised an exception. */
  boolean isOfJdk(String exception) {
    try {
      return program.load(exception.replace('.', '/')).isJdk();
    } catch (LinkageException e) {
      return false;
    }
  }

  /**
   * Whether an exception that the code itself throws says why, by a class that is not the
   * library's, or by its class and a message of its own, or an operation is missing: a type above
   * leaves it optional, its method does nothing but say so, or an object says why it has none, made
   * as it was.
   */
  boolean isExplained(Ending.Threw threw) {
    if (!isOfJdk(threw.exception())) {
      return true; // whoever makes a class for it, or has another's in its place, has planned it
    }
    if (threw.trace().isEmpty()) {
      return false;
    }
    Site site = threw.trace().get(0).site();
    if (threw.exception().equals(UNSUPPORTED_OPERATION)) {
      boolean isSaid = threw.message() != null;
      return code.methods(site)
          .anyMatch(
              method ->
                  EntryPoints.overrides(method)
                      || hasOneWay(method)
                      || (isSaid && !method.isStatic()));
    }
    String exception = threw.exception().replace('.', '/');
    return threw.message() != null
        && !GENERAL.contains(threw.exception())
        && code.has(site, insn -> isConstructor(insn, exception) && !wrapsOnly(insn));
  }

  private static boolean hasOneWay(MethodInfo method) {
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof JumpInsnNode) {
        return false;
      }
    }
    return true;
  }

  static boolean isConstructor(AbstractInsnNode insn, String exception) {
    return insn instanceof MethodInsnNode call
        && call.name.equals("<init>")
        && call.owner.equals(exception);
  }

  /** A message that only repeats another exception's is nobody's words. */
  private static boolean wrapsOnly(AbstractInsnNode constructor) {
    return constructor instanceof MethodInsnNode call
        && call.desc.equals("(Ljava/lang/Throwable;)V");
  }
}
