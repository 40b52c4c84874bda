package damaged;

/** Casts and tests of types. */
public class Patterns {
  public static int size(Object o) {
    if (o instanceof String text && !text.isEmpty()) {
      return text.length();
    }
    if (o instanceof int[] numbers) {
      return numbers.length;
    }
    return ((Number) o).intValue();
  }
}
