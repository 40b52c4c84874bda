package dev.clew.engine.machine;

import org.jspecify.annotations.Nullable;

/** How long an array may be. */
public final class ArrayLimit {

  public static final String ERROR = "java/lang/OutOfMemoryError";

  /** Longer ones are more than a test machine should hold: 64 million elements. */
  private static final int MOST = 1 << 26;

  /** What no HotSpot makes, whatever its memory. */
  private static final int VM_LIMIT = Integer.MAX_VALUE - 2;

  private ArrayLimit() {}

  /** The message of the error if there cannot be an array of so many elements; null if it can. */
  public static @Nullable String complaint(long length) {
    if (length <= MOST) {
      return null;
    }
    return length > VM_LIMIT ? "Requested array size exceeds VM limit" : "Java heap space";
  }
}
