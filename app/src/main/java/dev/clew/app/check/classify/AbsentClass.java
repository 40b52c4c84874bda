package dev.clew.app.check.classify;

import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.replay.Replay.Ending;

/**
 * What a JVM throws because a class is not on the class path: it says how Clew was started, and
 * nothing of the program. Exploring names such classes.
 */
final class AbsentClass {

  private AbsentClass() {}

  /** Whether an exception is of that kind. */
  static boolean isNamedBy(Ending.Threw threw, Program program) {
    String name = threw.message();
    if (!threw.exception().equals("java.lang.NoClassDefFoundError")
        || name == null
        || name.isEmpty()
        || name.indexOf(' ') >= 0) {
      return false;
    }
    try {
      program.load(name);
      return false;
    } catch (LinkageException e) {
      return true;
    }
  }
}
