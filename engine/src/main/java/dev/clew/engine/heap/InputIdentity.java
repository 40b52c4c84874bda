package dev.clew.engine.heap;

import dev.clew.engine.program.type.GenericType;
import org.jspecify.annotations.Nullable;

/**
 * What makes an object an input.
 *
 * @param name how a condition speaks of it, such as {@code node.next}
 * @param stub whether it stands for an implementation that the class path does not have
 * @param type what is known of its type arguments; null for nothing
 * @param content what it was made of, for one that the library's code made
 * @param isAlone whether no other input is this object
 */
public record InputIdentity(
    String name,
    boolean stub,
    @Nullable GenericType type,
    @Nullable LibraryContent content,
    boolean isAlone) {

  public InputIdentity(String name, boolean stub) {
    this(name, stub, null, null, /* isAlone= */ false);
  }
}
