package dev.clew.models.regex;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.PathMemory;
import dev.clew.models.basis.SameJdk;
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

  /** All that may look at what is before the place where a match begins. */
  private static final Pattern BEFORE = Pattern.compile("(?<!\\[)\\^|\\\\[AbBGX]|\\(\\?<[=!]");

  /** All that may look at what is behind the place where a match ends. */
  private static final Pattern BEHIND = Pattern.compile("\\$|\\\\[bBGXZz]|\\(\\?[=!]");

  /**
   * An argument that is a pattern's text, without flags. Null if it is not known, if the JDK
   * rejects it, or if the program is to run on another JDK, whose patterns may mean something else.
   */
  static @Nullable Regex argument(Call c, int argument) {
    String text = c.known(argument);
    return text != null && SameJdk.runs(c) && JvmPatterns.isValid(text, 0)
        ? new Regex(text, 0)
        : null;
  }

  /** What a {@code Pattern} was compiled from; null as above. */
  static @Nullable Regex of(Call c, long pattern) {
    PathMemory m = c.memory();
    if (!SameJdk.runs(c)) {
      return null;
    }
    Instance object = m.instance(pattern);
    int text = object.type().field("pattern").slot();
    int flags = object.type().field("flags").slot();
    if (object.input() != null || object.sym(text) != null || object.sym(flags) != null) {
      return null;
    }
    boolean isKnown = object.raw(text) != 0 && !m.isUnknownText(object.raw(text));
    return isKnown ? new Regex(m.known(object.raw(text)), (int) object.raw(flags)) : null;
  }

  /** Whether where the last match ended decides what is found next. */
  boolean looksBack() {
    return text.contains("\\G");
  }

  /** Whether it may matter where a region begins, beside what is in it. */
  boolean looksBefore() {
    return BEFORE.matcher(text).find();
  }

  /** Whether it may matter where a region ends, beside what is in it. */
  boolean looksBehind() {
    return BEHIND.matcher(text).find();
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
