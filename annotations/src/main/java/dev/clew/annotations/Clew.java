package dev.clew.annotations;

/**
 * What drivers call. A driver is a method, often a {@code main}, that asks for unknown values and
 * hands them to the code under test.
 *
 * <p>While Clew explores, each call of a {@code symbolic…} method is an unknown of its own, and is
 * reported among the inputs of the path: the first under the name that it was given, the second
 * call with the same name as {@code name#2}, and so on.
 *
 * <p>On a JVM without Clew the same calls return values that are given from outside: the system
 * property {@code clew.input.NAME}, or the entry {@code NAME} of the properties file (UTF-8) that
 * the system property {@code clew.inputs} names; otherwise zero, {@code false}, {@code ""} and
 * null. A value that cannot be read as the type that is asked for is an {@link
 * IllegalArgumentException}.
 */
public final class Clew {

  private static final GivenInputs GIVEN = new GivenInputs();

  private Clew() {}

  /**
   * Ends the path, as if it did not exist, unless a condition holds. On a JVM without Clew:
   *
   * @throws AssumptionFailedException if the condition does not hold
   */
  public static void assume(boolean condition) {
    if (!condition) {
      throw new AssumptionFailedException();
    }
  }

  public static int symbolicInt(String name) {
    return GIVEN.next(name, Integer::decode, 0);
  }

  public static long symbolicLong(String name) {
    return GIVEN.next(name, Long::decode, 0L);
  }

  public static short symbolicShort(String name) {
    return GIVEN.next(name, Short::decode, (short) 0);
  }

  public static byte symbolicByte(String name) {
    return GIVEN.next(name, Byte::decode, (byte) 0);
  }

  /** On a JVM without Clew, one character stands for itself, and more are a number. */
  public static char symbolicChar(String name) {
    return GIVEN.next(name, GivenInputs::character, (char) 0);
  }

  public static boolean symbolicBoolean(String name) {
    return GIVEN.next(name, GivenInputs::truth, false);
  }

  public static float symbolicFloat(String name) {
    return GIVEN.next(name, Float::valueOf, 0f);
  }

  public static double symbolicDouble(String name) {
    return GIVEN.next(name, Double::valueOf, 0d);
  }

  /** A text of any length; never null. */
  public static String symbolicString(String name) {
    return GIVEN.next(name, text -> text, "");
  }

  /**
   * An object of a type, an earlier object among the inputs, or null. On a JVM without Clew always
   * null.
   */
  @SuppressWarnings("NullAway") // null is what it says
  public static <T> T symbolicObject(String name, Class<T> type) {
    return null;
  }
}
