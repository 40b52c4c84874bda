package dev.clew.harness.guard;

import dev.clew.harness.Nullable;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What the world outside answers in a trial: the time, the environment, chance. Asked by methods of
 * the library, and by the code under test in the place of the clocks, which are native. What nobody
 * has given an answer to is as it is.
 *
 * <p>One for the whole JVM, as the library's methods have no other place to look.
 */
public final class Given {

  private static final AtomicReference<Answers> ANSWERS = new AtomicReference<>(new Answers());

  private static final String MILLIS = "System.currentTimeMillis()";
  private static final String NANOS = "System.nanoTime()";
  private static final String SEED = "new Random()";
  private static final String CONTENT = "Files.readString()";

  private static final List<String> ASKING =
      Arrays.asList(
          Given.class.getName(),
          "java.io.File",
          "java.nio.file.Files",
          "java.lang.System",
          "java.lang.Boolean",
          "java.lang.Integer",
          "java.lang.Long");
  private static final List<String> LIBRARY =
      Arrays.asList("java.", "javax.", "jdk.", "sun.", "com.sun.", "dev.clew.harness.");

  private Given() {}

  /** Nothing is given any more. */
  static void clear() {
    ANSWERS.set(new Answers());
  }

  /**
   * Adds an answer.
   *
   * @param question the expression that asks
   * @param answer a box, a text or null
   */
  static void add(String question, @Nullable Object answer) {
    answers().add(question, answer);
  }

  private static Answers answers() {
    Answers answers = ANSWERS.get();
    return answers == null ? new Answers() : answers;
  }

  /** Whether there is an answer left. */
  public static boolean has(String question) {
    return answers().has(question);
  }

  /** The next answer, where there is one. */
  public static long number(String question) {
    return answers().take(question);
  }

  /** In the place of {@link System#currentTimeMillis}. */
  public static long currentTimeMillis() {
    return has(MILLIS) ? number(MILLIS) : System.currentTimeMillis();
  }

  /** In the place of {@link System#nanoTime}. */
  public static long nanoTime() {
    return has(NANOS) ? number(NANOS) : System.nanoTime();
  }

  /** Whether it is given what a variable of the environment is. */
  public static boolean hasVariable(String name) {
    return has(question(name));
  }

  /** A variable of the environment, which stays what it is. */
  public static @Nullable String variable(String name) {
    return answers().text(question(name));
  }

  /** Whether it is given what a property of the system is, and the program asks. */
  public static boolean hasProperty(String name) {
    return hasForProgram(propertyQuestion(name));
  }

  /** A property of the system, or something else where it is not set. */
  public static @Nullable String property(String name, @Nullable String otherwise) {
    String value = answers().text(propertyQuestion(name));
    return value == null ? otherwise : value;
  }

  private static String propertyQuestion(String property) {
    return "System.getProperty(\"" + property + "\")";
  }

  private static String question(String variable) {
    return "System.getenv(\"" + variable + "\")";
  }

  /** Whether it is given what {@link Math#random} gives. */
  public static boolean hasRandom() {
    return answers().hasRandom() || has(SEED);
  }

  /** In the place of {@link Math#random}, whose generator lives as long as a JVM. */
  public static double random() {
    return answers().random();
  }

  /** Whether bytes are given; then they are in the array. */
  public static boolean bytes(byte[] target) {
    for (int i = 0; target != null && i < target.length; i++) {
      String question = "SecureRandom.nextBytes()[" + i + "]";
      if (!has(question)) {
        return false;
      }
      target[i] = (byte) number(question);
    }
    return target != null && target.length > 0;
  }

  /** Whether there is an answer left, and the program asks, not the library on its own behalf. */
  public static boolean hasForProgram(String question) {
    return has(question) && isAskedByProgram(new Throwable().getStackTrace());
  }

  private static boolean isAskedByProgram(StackTraceElement[] trace) {
    for (StackTraceElement each : trace) {
      String type = each.getClassName();
      if (!ASKING.contains(type)) {
        for (String library : LIBRARY) {
          if (type.startsWith(library)) {
            return false;
          }
        }
        return true;
      }
    }
    return false;
  }

  /** Whether the text of a file is given. */
  public static boolean hasContent() {
    return hasForProgram(CONTENT);
  }

  /** The text of the file that is read next. */
  public static @Nullable String content() {
    return answers().takeText(CONTENT);
  }

  /** The names in the folder that is listed next; null if it is none. */
  public static @Nullable String[] names() {
    int count = (int) number("File.list().length");
    if (count < 0) {
      return null;
    }
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = String.valueOf(answers().takeText("File.list()[]"));
    }
    return names;
  }
}
