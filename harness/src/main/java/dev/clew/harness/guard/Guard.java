package dev.clew.harness.guard;

import java.io.File;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Asked by methods of the library before they touch the world outside of the JVM. What is not
 * allowed is remembered and refused with a {@link SecurityException}, so that code which catches
 * that is found out all the same.
 *
 * <p>One for the whole JVM, as the library's methods have no other place to look.
 */
public final class Guard {

  private static final AtomicReference<Rules> RULES = new AtomicReference<>(Rules.NONE);

  /** The first thing that was refused since somebody asked; empty without any. */
  private static final AtomicReference<String> REFUSED = new AtomicReference<>("");

  private static final String READ_ONLY_OPTIONS = "READ,NOFOLLOW_LINKS";

  private Guard() {}

  /**
   * From now on.
   *
   * @param scratch the folder that may be written to
   * @param allowed of {@code files}, {@code network}, {@code processes}
   */
  public static void arm(String scratch, Collection<String> allowed) {
    RULES.set(new Rules(scratch, allowed));
  }

  /** Nothing is refused any more. */
  public static void disarm() {
    RULES.set(Rules.NONE);
  }

  /** What was refused first since the last call of this, and empty if nothing was. */
  public static String takeRefused() {
    return REFUSED.getAndSet("");
  }

  /** Somebody wants to write, make or delete what a path names; null for no path in particular. */
  public static void file(Object path) {
    if (path != null && !rules().mayWrite(new File(path.toString()))) {
      refuse("files", "writing to " + path);
    }
  }

  /** Somebody opens a file as {@code RandomAccessFile} does: 1 is for reading only. */
  public static void file(Object path, int mode) {
    if (mode != 1) {
      file(path);
    }
  }

  /** Somebody opens a channel to a file with options. */
  public static void file(Object path, Collection<?> options) {
    for (Object option : options) {
      if (!READ_ONLY_OPTIONS.contains(String.valueOf(option))) {
        file(path);
        return;
      }
    }
  }

  /** Somebody opens a socket or asks for the address of a host. */
  public static void network() {
    if (!rules().allows("network")) {
      refuse("network", "using the network");
    }
  }

  public static void process() {
    if (!rules().allows("processes")) {
      refuse("processes", "starting a process");
    }
  }

  /** The end of the JVM, which is not for the code under test to decide. */
  public static void exit() {
    if (!rules().allows("exit")) {
      refuse("exit", "ending the JVM");
    }
  }

  private static Rules rules() {
    Rules rules = RULES.get();
    return rules == null ? Rules.NONE : rules;
  }

  private static void refuse(String kind, String what) {
    REFUSED.compareAndSet("", kind + ": " + what);
    throw new SecurityException(what + " is not allowed here");
  }
}
