package dev.clew.hotspots.command;

/** What a program makes of one of its arguments. */
enum ArgumentRole {
  /** It names what is started. */
  PROGRAM,
  /** It is data, unless it looks like an option. */
  ARGUMENT,
  /** It stands after {@code --}: data, whatever it looks like. */
  OPERAND,
  /**
   * The same as an argument, to a program of Windows: a slash begins an option, and quotes are
   * taken apart.
   */
  WINDOWS_ARGUMENT,
  /** A shell as POSIX has it reads it as a script. */
  SCRIPT,
  /** A shell that differs from POSIX, or one at another place, reads it as a script. */
  OTHER_SCRIPT,
  /** {@code cmd.exe} reads it. */
  WINDOWS_SCRIPT,
  /** The program may take it for a name, a program or code of its own. */
  MEANINGFUL;

  /** Whether a shell reads it as a whole. */
  boolean isCode() {
    return isScript() || this == WINDOWS_SCRIPT;
  }

  /** Whether quotes of a shell mean something in it. */
  boolean isScript() {
    return this == SCRIPT || this == OTHER_SCRIPT;
  }
}
