package dev.clew.solver.print;

import dev.clew.solver.expr.Sort;
import java.util.Locale;

/** Which sorts are Java's own, and their names. */
final class JavaTypes {

  private JavaTypes() {}

  static boolean isJavaInteger(Sort sort) {
    return sort.equals(Sort.INT) || sort.equals(Sort.LONG);
  }

  /** Whether the sort is one of Java's integral types, the narrow ones included. */
  static boolean isJavaVector(Sort sort) {
    return isJavaInteger(sort) || sort.equals(Sort.BYTE) || sort.equals(Sort.CHAR);
  }

  static boolean isJavaFloat(Sort sort) {
    return sort.equals(Sort.FLOAT) || sort.equals(Sort.DOUBLE);
  }

  /** The primitive type of a sort that is Java's own. */
  static String primitive(Sort sort) {
    if (sort.equals(Sort.INT)) {
      return "int";
    }
    if (sort.equals(Sort.LONG)) {
      return "long";
    }
    return sort.equals(Sort.FLOAT) ? "float" : "double";
  }

  /** The class with the methods on a sort that is Java's own. */
  static String box(Sort sort) {
    String primitive = primitive(sort);
    return sort.equals(Sort.INT)
        ? "Integer"
        : primitive.substring(0, 1).toUpperCase(Locale.ROOT) + primitive.substring(1);
  }

  /** {@code FROM_SIGNED} as {@code fromSigned}. */
  static String camelCase(Enum<?> constant) {
    StringBuilder text = new StringBuilder();
    for (String word : constant.name().split("_", -1)) {
      String rest = word.substring(1).toLowerCase(Locale.ROOT);
      text.append(text.isEmpty() ? word.toLowerCase(Locale.ROOT) : word.charAt(0) + rest);
    }
    return text.toString();
  }
}
