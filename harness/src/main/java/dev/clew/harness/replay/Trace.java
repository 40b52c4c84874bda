package dev.clew.harness.replay;

import dev.clew.harness.Invocation;
import java.util.Arrays;

/**
 * Stack traces as text: a line a frame, innermost first, and in each the class, the method and the
 * line of source, with tabs between; the class of a frame in the JDK begins with its module's name
 * and a slash. Control characters and backslashes in names are a backslash and four digits.
 */
final class Trace {

  /** The innermost frames are those that matter. */
  private static final int MOST_FRAMES = 200;

  /** What stands before a class of the library. */
  private static final String JDK = "jdk/";

  /** JaCoCo's. */
  private static final String PROBES = "$jacocoInit";

  /** What the JVM says of an instruction that stands before all lines. */
  private static final int NO_LINE = -1;

  private static final String OWN = Trace.class.getPackage().getName();
  private static final String CALLING = Invocation.class.getName();

  private Trace() {}

  /** Empty for an exception that tells its trace itself: that would be the users' code. */
  static String of(Throwable thrown) {
    if (!isToldByLibrary(thrown)) {
      return "";
    }
    StackTraceElement[] frames = thrown.getStackTrace();
    return of(thrown instanceof StackOverflowError ? withoutEntries(frames) : frames);
  }

  /**
   * Gives an exception that was made before the call the trace of one that a stub's method throws
   * now: it begins where that was called, below the harness and the method itself.
   */
  static void beginAtCallOfStub(Throwable thrown) {
    if (!isToldByLibrary(thrown)) {
      return;
    }
    thrown.fillInStackTrace();
    StackTraceElement[] frames = thrown.getStackTrace();
    int own = 0;
    while (own < frames.length && frames[own].getClassName().startsWith(OWN)) {
      own++;
    }
    int first = Math.min(own + 1, frames.length);
    thrown.setStackTrace(Arrays.copyOfRange(frames, first, frames.length));
  }

  private static boolean isToldByLibrary(Throwable thrown) {
    try {
      return thrown.getClass().getMethod("getStackTrace").getDeclaringClass() == Throwable.class;
    } catch (NoSuchMethodException | LinkageError e) {
      return false; // a class of which not even the methods can be told
    }
  }

  /**
   * Without the innermost frames that stand before the first line of a method: coverage puts code
   * there, and a stack may overflow in it. A class whose frames have no lines at all keeps them.
   */
  private static StackTraceElement[] withoutEntries(StackTraceElement[] frames) {
    int start = start(frames, end(frames));
    while (start < frames.length && isEntry(frames, start)) {
      start++;
    }
    return Arrays.copyOfRange(frames, start, frames.length);
  }

  private static boolean isEntry(StackTraceElement[] frames, int at) {
    String type = frames[at].getClassName();
    return frames[at].getLineNumber() == NO_LINE
        && Arrays.stream(frames)
            .anyMatch(other -> other.getClassName().equals(type) && other.getLineNumber() >= 0);
  }

  static String of(StackTraceElement[] frames) {
    StringBuilder text = new StringBuilder();
    int count = Math.min(end(frames), MOST_FRAMES);
    for (int i = start(frames, count); i < count; i++) {
      StackTraceElement frame = frames[i];
      text.append(text.length() == 0 ? "" : "\n");
      text.append(isMade(frames, i) ? JDK : module(frame));
      text.append(escaped(frame.getClassName())).append('\t');
      text.append(escaped(frame.getMethodName())).append('\t').append(frame.getLineNumber());
    }
    return text.toString();
  }

  /** The JVM allows nearly every character in a name, such as those that part names here. */
  private static String escaped(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < ' ' || c == '\\') {
        text.append(String.format("\\%04x", (int) c));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /**
   * Whether the compiler made a method: that of an enum which finds a constant by its name. Its
   * line is that of the enum, so it counts as the library's.
   */
  private static boolean isMade(StackTraceElement[] frames, int at) {
    return at > 0
        && frames[at].getMethodName().equals("valueOf")
        && frames[at - 1].getMethodName().equals("valueOf")
        && frames[at - 1].getClassName().equals("java.lang.Enum");
  }

  /**
   * Where the program begins: a stack may overflow in a method that coverage added to a class,
   * which has no lines.
   */
  private static int start(StackTraceElement[] frames, int end) {
    for (int i = 0; i < end; i++) {
      if (frames[i].getMethodName().equals(PROBES)) {
        return i + 1;
      }
    }
    return 0;
  }

  /** Where the harness begins, and the reflection that it calls with. */
  private static int end(StackTraceElement[] frames) {
    int end = 0;
    while (end < frames.length && !isOwn(frames[end].getClassName())) {
      end++;
    }
    while (end > 0 && end < frames.length && isReflection(frames[end - 1].getClassName())) {
      end--;
    }
    return end;
  }

  private static boolean isOwn(String className) {
    return className.startsWith(OWN) || className.startsWith(CALLING);
  }

  private static boolean isReflection(String className) {
    return className.startsWith("java.lang.reflect.")
        || className.startsWith("jdk.internal.reflect.")
        || className.startsWith("java.lang.invoke.")
        || className.startsWith("sun.reflect.");
  }

  /** Java 8 has no modules; from 9 on the text of a frame begins with the module's name. */
  private static String module(StackTraceElement frame) {
    String text = frame.toString();
    int name = text.indexOf(frame.getClassName());
    String before = text.substring(0, Math.max(0, name));
    int at = before.indexOf('@');
    String module = before.substring(before.lastIndexOf('/', at < 0 ? 0 : at) + 1);
    return module.startsWith("java.") || module.startsWith("jdk.") ? JDK : "";
  }
}
