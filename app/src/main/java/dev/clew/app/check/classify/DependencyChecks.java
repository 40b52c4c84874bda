package dev.clew.app.check.classify;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.replay.TraceFrame;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells who refuses when code of a dependency throws: {@code Preconditions.checkArgument} speaks
 * for the program that calls it, {@code Option.get} of nothing for itself, as the JDK does. What a
 * compiler inlined is still the dependency's.
 */
final class DependencyChecks {

  /** Classes that libraries have for it, without what compilers put behind names. */
  private static final Set<String> CLASSES =
      Set.of(
          "Preconditions",
          "Validate",
          "Validation",
          "Assert",
          "Asserts",
          "Assertions",
          "Args",
          "Verify",
          "Ensure",
          "Check",
          "Checks",
          "Contract",
          "Predef",
          "Intrinsics",
          "Objects");

  private static final Pattern METHODS =
      Pattern.compile("(check|require|ensure|verify|validate|assert|assume|refuse|fail)([A-Z].*)?");

  private final Program program;

  DependencyChecks(Program program) {
    this.program = program;
  }

  /** Whether what a frame throws is a dependency's own complaint, which nobody asked it for. */
  boolean isComplaint(TraceFrame frame) {
    String name = frame.site().className();
    String simple = name.substring(name.lastIndexOf('.') + 1).replaceAll("\\$.*|__.*|Kt$", "");
    return (isOfDependency(name) || isInlined(frame))
        && !CLASSES.contains(simple)
        && !METHODS.matcher(frame.site().method()).matches();
  }

  /** Whether the code is a dependency's, in a class of the program. */
  private boolean isInlined(TraceFrame frame) {
    try {
      ClassInfo type = program.load(frame.site().className().replace('.', '/'));
      return InlinedLines.has(type, frame.site().line());
    } catch (LinkageException e) {
      return false;
    }
  }

  private boolean isOfDependency(String name) {
    try {
      return !program.isOfProject(program.load(name.replace('.', '/')));
    } catch (LinkageException e) {
      return false;
    }
  }
}
