package dev.clew.engine.terms;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the object that a string of an unknown text is; newest first.
 *
 * @param source the string that it was made of; 0 where that does not matter
 */
public record TextOrigin(@Nullable TextOrigin before, int text, Kind kind, int source) {

  /** Which object it is. */
  public enum Kind {
    /** One that was new when it was made. */
    NEW,
    /** The source, where the texts are equal; a new one otherwise. */
    SOURCE_IF_EQUAL,
    /** The same of texts that are not empty; of others it is not known. */
    SOURCE_IF_FILLED,
    /** The same of texts of Latin-1; of others it is not known where the texts are equal. */
    SOURCE_IF_LATIN1,
    /** The one that all equal texts are interned as. */
    INTERNED
  }

  /** What is known of a string; null for nothing. */
  public static @Nullable TextOrigin find(@Nullable TextOrigin newest, int text) {
    TextOrigin origin = newest;
    while (origin != null && origin.text != text) {
      origin = origin.before;
    }
    return origin;
  }

  public static void trace(@Nullable TextOrigin newest, IntConsumer tracer) {
    for (TextOrigin origin = newest; origin != null; origin = origin.before) {
      if (origin.source > 0) {
        tracer.accept(origin.source);
      }
    }
  }
}
