package dev.clew.engine.explore.report;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.LinkageProblem;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether an exception that nobody caught comes of a class that is not on the class path:
 * that says something of how the program was given, and nothing of its code. A class that the
 * program asks for by name is none of these, and neither is one that the JDK would have.
 */
final class MissingClassCause {

  private static final String NO_CLASS = "java.lang.NoClassDefFoundError";

  /** What the JVM keeps of an initialiser's error, for those who need the class later. */
  private static final Pattern KEPT = Pattern.compile("Exception " + NO_CLASS + ": (\\S+) .*");

  /** Causes of causes; a program can make a circle of them. */
  private static final int MOST_CAUSES = 20;

  private final Machine m;

  MissingClassCause(Machine m) {
    this.m = m;
  }

  /** The class that is missing, behind an exception or one of its causes. */
  Optional<Reason> of(int exception) {
    long id = exception;
    for (int i = 0; i < MOST_CAUSES && id != 0; i++) {
      Instance thrown = m.instance(id);
      String name = missing(thrown);
      if (name != null) {
        return Optional.of(Reason.missingClass(name));
      }
      int cause = thrown.type().candidates().get(0).field("cause").slot();
      id = thrown.sym(cause) == null && thrown.raw(cause) != id ? thrown.raw(cause) : 0;
    }
    return Optional.empty();
  }

  private @Nullable String missing(Instance thrown) {
    String message = message(thrown);
    if (message == null) {
      return null;
    }
    Matcher kept = KEPT.matcher(message);
    String name = kept.matches() ? kept.group(1) : message;
    boolean says = kept.matches() || thrown.type().name().equals(NO_CLASS);
    return says && isMissing(name) ? name : null;
  }

  private @Nullable String message(Instance thrown) {
    int slot = thrown.type().candidates().get(0).field("detailMessage").slot();
    if (thrown.sym(slot) != null || thrown.raw(slot) == 0) {
      return null;
    }
    try {
      return m.texts().content(thrown.raw(slot)) instanceof String known ? known : null;
    } catch (UnsupportedException e) {
      return null; // it depends on an input
    }
  }

  private boolean isMissing(String internalName) {
    Program program = m.runtime().program();
    int slash = internalName.lastIndexOf('/');
    if (internalName.indexOf(' ') >= 0 // a sentence: no compiler writes such a name
        || !JvmType.isClassName(internalName)
        || (slash > 0
            && program.classPath().jdkModuleOf(internalName.substring(0, slash)).isPresent())) {
      return false;
    }
    try {
      program.load(internalName);
      return false;
    } catch (LinkageException e) {
      return e.problem() instanceof LinkageProblem.MissingClass missing
          && missing.name().equals(internalName);
    }
  }
}
