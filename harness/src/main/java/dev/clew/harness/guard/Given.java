package dev.clew.harness.guard;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What the world outside answers in a trial: the time, the environment, chance. Asked by methods of
 * the library, and by the code under test in the place of the clocks, which are native. What nobody
 * has given an answer to is as it is.
 *
 * <p>One for the whole JVM, as the library's methods have no other place to look.
 */
public final class Given {

  /** The answers of one trial, in the order in which they are asked for. */
  private static final class Answers {
    private final Map<String, Queue<Object[]>> left = new HashMap<>();
    private Random random;
  }

  private static final AtomicReference<Answers> ANSWERS = new AtomicReference<>();

  private static final String MILLIS = "System.currentTimeMillis()";
  private static final String NANOS = "System.nanoTime()";
  private static final String SEED = "new Random()";

  private Given() {}

  /** Nothing is given any more. */
  public static void clear() {
    ANSWERS.set(null);
  }

  /**
   * Adds an answer.
   *
   * @param question the expression that asks
   * @param answer a box, a text or null
   */
  public static void add(String question, Object answer) {
    ANSWERS.compareAndSet(null, new Answers());
    Answers answers = ANSWERS.get();
    synchronized (answers) {
      answers.left.computeIfAbsent(question, each -> new ArrayDeque<>()).add(new Object[] {answer});
    }
  }

  /** Whether there is an answer left. */
  public static boolean has(String question) {
    Answers answers = ANSWERS.get();
    if (answers == null) {
      return false;
    }
    synchronized (answers) {
      Queue<Object[]> queue = answers.left.get(question);
      return queue != null && !queue.isEmpty();
    }
  }

  private static Object take(String question) {
    Answers answers = ANSWERS.get();
    synchronized (answers) {
      return answers.left.get(question).remove()[0];
    }
  }

  /** The next answer, where there is one. */
  public static long number(String question) {
    return ((Number) take(question)).longValue();
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
  public static String variable(String name) {
    Answers answers = ANSWERS.get();
    synchronized (answers) {
      return (String) answers.left.get(question(name)).element()[0];
    }
  }

  private static String question(String variable) {
    return "System.getenv(\"" + variable + "\")";
  }

  /** Whether it is given what {@link Math#random} gives. */
  public static boolean hasRandom() {
    Answers answers = ANSWERS.get();
    return answers != null && (answers.random != null || has(SEED));
  }

  /** In the place of {@link Math#random}, whose generator lives as long as a JVM. */
  public static double random() {
    Answers answers = ANSWERS.get();
    synchronized (answers) {
      if (answers.random == null) {
        answers.random = new Random();
      }
      return answers.random.nextDouble();
    }
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
}
