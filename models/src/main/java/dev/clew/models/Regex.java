package dev.clew.models;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.jvm.JvmPatterns;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A pattern that is known.
 *
 * @param text as it was given to {@code Pattern.compile}
 * @param flags as they were given there
 */
record Regex(String text, int flags) {

  /** All loops but greedy ones over a class of characters, and all that has a question mark. */
  private static final Pattern TRACES =
      Pattern.compile("[?{]|([)^$*+]|\\\\[bBAZzGREX0-9])[*+]|\\\\[XR]");

  /** Without flags; null if the text is not known, or if the JDK rejects it. */
  static @Nullable Regex of(@Nullable String text) {
    return text != null && JvmPatterns.isValid(text, 0) ? new Regex(text, 0) : null;
  }

  /** What a {@code Pattern} was compiled from; null if that is not known. */
  static @Nullable Regex of(Machine m, long pattern) {
    Instance object = m.instance(pattern);
    int text = object.type().field("pattern").slot();
    int flags = object.type().field("flags").slot();
    if (object.input() != null || object.sym(text) != null || object.sym(flags) != null) {
      return null;
    }
    boolean isKnown = object.raw(text) != 0 && !m.texts().isUnknown(object.raw(text));
    return isKnown ? new Regex(m.texts().of(object.raw(text)), (int) object.raw(flags)) : null;
  }

  /** Whether where the last match ended decides what is found next. */
  boolean looksBack() {
    return text.contains("\\G");
  }

  /**
   * Whether the JDK's matcher may remember another end than that of the last match when it has
   * found none: parts of a pattern that are matched on their own leave theirs. True for some
   * patterns that have no such parts.
   */
  boolean leavesTraces() {
    return flags != 0 || TRACES.matcher(text).find();
  }
}
