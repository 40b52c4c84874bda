package dev.clew.replay.process;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A JVM for the code under test could not be started. The message is one line for a user: what went
 * wrong, and after a semicolon the remedy. It says nothing about the code under test, of which
 * nothing was run.
 */
public final class JvmStartException extends IOException {

  private static final long serialVersionUID = 1L;

  private static final int LONGEST = 300;

  private JvmStartException(String what, String remedy, Throwable cause) {
    super(what + "; " + remedy, cause);
  }

  /** What such a JVM needs could not be written to the folder for temporary files. */
  static JvmStartException noFolder(Path temp, IOException cause) {
    return new JvmStartException(
        "cannot write to the temporary folder " + temp + ": " + line(IoFailures.reason(cause)),
        "make room or name another folder, as in CLEW_JAVA_OPTS=-Djava.io.tmpdir=/var/tmp",
        cause);
  }

  /** The operating system does not start the program. */
  static JvmStartException noProcess(String java, IOException cause) {
    return new JvmStartException(
        "cannot start " + java + ": " + line(IoFailures.reason(cause)),
        "give a JDK that works by --jdk",
        cause);
  }

  /** The program was started, and ended or said nothing. */
  static JvmStartException noAnswer(String java, IOException cause) {
    return new JvmStartException(
        java + " does not start: " + line(IoFailures.reason(cause)),
        "free some memory, or give a JDK that works by --jdk",
        cause);
  }

  /** The first two lines in one: a JVM says first that there is an error, and then which. */
  private static String line(String text) {
    String joined =
        String.join(
            " ", text.lines().map(String::strip).filter(l -> !l.isEmpty()).limit(2).toList());
    return joined.substring(0, Math.min(LONGEST, joined.length()));
  }
}
