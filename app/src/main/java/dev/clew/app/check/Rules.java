package dev.clew.app.check;

import dev.clew.replay.Replay.Ending;
import java.util.Map;

/** Words for what exceptions say that nobody wanted. They do not change: scripts rely on them. */
final class Rules {

  private static final Map<String, String> BY_EXCEPTION =
      Map.ofEntries(
          Map.entry("java.lang.NullPointerException", "null-dereference"),
          Map.entry("java.lang.ArrayIndexOutOfBoundsException", "array-index"),
          Map.entry("java.lang.StringIndexOutOfBoundsException", "string-index"),
          Map.entry("java.lang.IndexOutOfBoundsException", "index"),
          Map.entry("java.lang.NegativeArraySizeException", "negative-size"),
          Map.entry("java.lang.ClassCastException", "class-cast"),
          Map.entry("java.lang.ArrayStoreException", "array-store"),
          Map.entry("java.lang.NumberFormatException", "number-format"),
          Map.entry("java.lang.StackOverflowError", "stack-overflow"),
          Map.entry("java.lang.OutOfMemoryError", "out-of-memory"),
          Map.entry("java.util.ConcurrentModificationException", "concurrent-modification"),
          Map.entry("java.util.NoSuchElementException", "no-such-element"));

  private Rules() {}

  static String of(Ending.Threw threw) {
    if (threw.exception().equals("java.lang.ArithmeticException")) {
      String message = String.valueOf(threw.message());
      return message.contains("by zero")
          ? "division-by-zero"
          : message.contains("overflow") ? "exact-arithmetic" : "arithmetic";
    }
    return BY_EXCEPTION.getOrDefault(threw.exception(), "library-exception");
  }
}
