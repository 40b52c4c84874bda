package dev.clew.app.explore;

import java.util.List;

/**
 * A random method that returns {@link #OUTSIDE} unless each parameter is in a small range.
 *
 * @param text its source
 */
record RandomMethod(String className, String name, List<Range> parameters, String text) {

  /** What the method returns for arguments that are out of range, and for no others. */
  static final long OUTSIDE = -1;

  /** The values that a parameter may have: from low to high; false and true for booleans. */
  record Range(String type, String name, int low, int high) {

    boolean isBoolean() {
      return type.equals("boolean");
    }

    int size() {
      return high - low + 1;
    }

    /** A value of the parameter's type. */
    Object value(int number) {
      return switch (type) {
        case "boolean" -> number != 0;
        case "byte" -> (byte) number;
        case "short" -> (short) number;
        case "char" -> (char) number;
        case "int" -> number;
        case "long" -> (long) number;
        default -> throw new IllegalStateException(type);
      };
    }
  }

  /** How many arguments are in range. */
  int inputs() {
    return parameters.stream().mapToInt(Range::size).reduce(1, (a, b) -> a * b);
  }

  /** How many ways there are to be out of range. */
  int guards() {
    return (int) parameters.stream().filter(range -> !range.isBoolean()).count() * 2;
  }
}
