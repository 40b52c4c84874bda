package dev.clew.engine.program.path;

/**
 * Something that was asked of a program and that its code does not name: the answer changes with
 * files that nobody mentions.
 *
 * @param subject a name with slashes: of a type, a class or a file
 */
public record ProgramQuestion(Kind kind, String subject) {

  /** What was asked. */
  public enum Kind {
    /** The classes of the project below a type that is not the project's. */
    PROJECT_SUBTYPES,
    /** The same of the whole class path. */
    SUBTYPES,
    /** A class whose name was computed. */
    CLASS,
    /** The content of a file on the class path, and where it is. */
    RESOURCE,
    /** The numbers of lines. */
    LINES,
    /** Anything about files that are named by their paths. */
    FILE
  }
}
