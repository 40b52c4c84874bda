package dev.clew.neighbours;

/** Version numbers such as 1.10.2-beta. */
public class Version implements Comparable<Version> {

  private final int[] numbers;
  private final String qualifier;

  public Version(String text) {
    int dash = text.indexOf('-');
    qualifier = dash < 0 ? "" : text.substring(dash + 1);
    String[] parts = (dash < 0 ? text : text.substring(0, dash)).split("\\.");
    if (parts.length > 3) {
      throw new IllegalArgumentException("too many numbers: " + text);
    }
    numbers = new int[3];
    for (int i = 0; i < parts.length; i++) {
      numbers[i] = Integer.parseInt(parts[i]);
    }
  }

  @Override
  public int compareTo(Version other) {
    for (int i = 0; i < 3; i++) {
      int order = Integer.compare(numbers[i], other.numbers[i]);
      if (order != 0) {
        return order;
      }
    }
    if (qualifier.isEmpty()) {
      return other.qualifier.isEmpty() ? 0 : 1;
    }
    return other.qualifier.isEmpty() ? -1 : qualifier.compareTo(other.qualifier);
  }

  public static boolean isNewer(String first, String second) {
    return new Version(first).compareTo(new Version(second)) > 0;
  }
}
