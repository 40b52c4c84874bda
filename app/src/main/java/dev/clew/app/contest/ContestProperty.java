package dev.clew.app.contest;

import dev.clew.app.UserException;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a task asks about its program.
 *
 * @param kind what must never happen
 * @param mainClass where the program starts, as {@link Class#getName} has it
 * @param text the specification as the contest writes it
 */
public record ContestProperty(Kind kind, String mainClass, String text) {

  private static final Pattern CHECK =
      Pattern.compile("CHECK\\(init\\(([\\w.$]+)\\.main\\(\\)\\),LTL\\(G(.*)\\)\\)");

  /** What must never happen. */
  public enum Kind {
    /** An {@code assert} whose condition does not hold. */
    ASSERTIONS("valid-assert", "assert"),
    /** A runtime exception that leaves {@code main}. */
    RUNTIME_EXCEPTIONS("no-runtime-exception", "!uncaught(java.lang.RuntimeException)");

    private final String word;
    private final String formula;

    Kind(String word, String formula) {
      this.word = word;
      this.formula = formula;
    }

    /** As answers name it. */
    public String word() {
      return word;
    }
  }

  /**
   * Reads a property file.
   *
   * @throws UserException if there is none, or it asks for something else
   */
  public static ContestProperty read(Path file) {
    try {
      return parse(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UserException(file + " cannot be read", "name a property file, NAME.prp");
    } catch (IllegalArgumentException e) {
      throw new UserException(
          file + " " + e.getMessage(),
          "known are " + Kind.ASSERTIONS.word + " and " + Kind.RUNTIME_EXCEPTIONS.word);
    }
  }

  /**
   * The property of a text, whatever blanks are in it.
   *
   * @throws IllegalArgumentException if it is none of those that are known
   */
  static ContestProperty parse(String text) {
    Matcher matcher = CHECK.matcher(text.replaceAll("\\s+", ""));
    if (matcher.matches()) {
      for (Kind kind : Kind.values()) {
        if (matcher.group(2).equals(kind.formula)) {
          return new ContestProperty(kind, matcher.group(1), text.strip());
        }
      }
    }
    throw new IllegalArgumentException("has no property that is known");
  }

  /** Whether an exception that leaves {@code main} violates it. */
  boolean isViolatedBy(String exception, Program program) {
    if (kind == Kind.ASSERTIONS) {
      return exception.equals("java.lang.AssertionError");
    }
    try {
      return program
          .load(exception.replace('.', '/'))
          .isSubtypeOf(program.load("java/lang/RuntimeException"));
    } catch (LinkageException e) {
      return false;
    }
  }
}
