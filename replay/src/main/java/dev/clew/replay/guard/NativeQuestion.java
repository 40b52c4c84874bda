package dev.clew.replay.guard;

import dev.clew.harness.guard.Guard;
import java.util.Locale;

/**
 * What a native method asks {@link Guard} before it begins. A question about arguments is asked for
 * each group of them.
 */
enum NativeQuestion {
  /** May this path be written? */
  WRITES("writes", 1),
  /** May this path be opened to be written? */
  OPENS_FOR_WRITING("opensForWriting", 1),
  /** May this path be opened with these flags? */
  OPENS("opens", 2),
  /** May this path be opened in this mode of {@code RandomAccessFile}? */
  OPENS_AS("opensAs", 2),
  /** May this path, relative to this open folder, be written? */
  WRITES_AT("writesAt", 2),
  /** May this path, relative to this open folder, be opened with these flags? */
  OPENS_AT("opensAt", 3),
  /** May what is open under this number be changed? */
  WRITES_OPEN("writesOpen", 1),
  /** May this path, in wide characters, be written? */
  WRITES_WIDE("writesWide", 1),
  /** May this path, in wide characters, be opened with this access, disposition and flags? */
  OPENS_WIDE("opensWide", 4),
  /** May this library be loaded? */
  LOADS("loads", 1),
  FILES("asks", 0),
  NETWORK("asks", 0),
  PROCESSES("asks", 0),
  EXIT("asks", 0),
  /** Native code and memory; native methods that are not known as well. */
  NATIVE("asks", 0);

  private final String method;
  private final int arguments;

  NativeQuestion(String method, int arguments) {
    this.method = method;
    this.arguments = arguments;
  }

  /** Of {@link Guard}. */
  String method() {
    return method;
  }

  /** How many arguments it is about; 0 where the kind of access is enough. */
  int arguments() {
    return arguments;
  }

  /** The kind of access, in the word that allows it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * What is wanted, for those who read that it was refused.
   *
   * @param owner internal name of the class that asks
   */
  String wanted(String owner, String method) {
    return switch (this) {
      case EXIT -> "ending the JVM";
      case PROCESSES -> "starting or ending a process";
      case NETWORK -> "using the network";
      default -> "calling " + owner.replace('/', '.') + "." + method;
    };
  }

  /**
   * The question that a word of the review names.
   *
   * @throws IllegalArgumentException if none is named so
   */
  static NativeQuestion named(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
