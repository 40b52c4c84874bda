package dev.clew.engine.machine;

import dev.clew.engine.terms.TextOrigin;
import java.util.Collections;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What a path knows of strings as objects.
 *
 * @param identities what it has decided about strings that may be one object
 * @param origins what is known of strings that the library made
 */
public record TextNotes(@Nullable TextIdentities identities, @Nullable TextOrigin origins) {

  static final TextNotes NONE = new TextNotes(null, null);

  /** Whether two strings are one object; null if that is open. */
  public @Nullable Boolean isSame(int one, int other) {
    return TextIdentities.same(identities, one, other);
  }

  TextNotes deciding(int one, int other, boolean same) {
    return new TextNotes(new TextIdentities(identities, one, other, same), origins);
  }

  /** The least identity of the string that has one: that of a literal if it is one. */
  public int leastIdentity(int text) {
    return identities == null ? text : Collections.min(TextIdentities.of(identities, text));
  }

  /** What object a string is; null where that is not known. */
  public @Nullable TextOrigin origin(int text) {
    return TextOrigin.find(origins, text);
  }

  TextNotes noting(int text, TextOrigin.Kind kind, int source) {
    return new TextNotes(identities, new TextOrigin(origins, text, kind, source));
  }

  void trace(IntConsumer tracer) {
    TextOrigin.trace(origins, tracer);
  }
}
