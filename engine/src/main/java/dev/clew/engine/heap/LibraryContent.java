package dev.clew.engine.heap;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What an input holds that was made by the library's own code: the elements of a list, the keys and
 * values of a map, as they were when the program began.
 *
 * @param type the class that made it, as {@link Class#getName} has it
 * @param arguments its type arguments, as far as they are known
 * @param parts in the order in which they went in; a key is followed by its value
 * @param creation the call that made it; null unless that is its form
 */
public record LibraryContent(
    String type,
    Form form,
    List<GenericType> arguments,
    List<Part> parts,
    @Nullable Creation creation)
    implements TracedIdentities {

  /** A value, as a register holds it. */
  public record Part(JvmType type, long raw, @Nullable Object sym) {}

  /** What is told by what it holds. */
  public LibraryContent(String type, Form form, List<GenericType> arguments, List<Part> parts) {
    this(type, form, arguments, parts, null);
  }

  public LibraryContent {
    arguments = List.copyOf(arguments);
    parts = List.copyOf(parts);
  }

  @Override
  public void trace(IntConsumer identities) {
    for (Part part : parts) {
      if (part.type.isReference()) {
        identities.accept((int) part.raw);
      }
    }
  }
}
