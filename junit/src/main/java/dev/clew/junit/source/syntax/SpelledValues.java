package dev.clew.junit.source.syntax;

import dev.clew.replay.Picture;
import java.util.Map;
import java.util.Optional;

/** Values of the library that a text says all of, as expressions that are equal to them. */
public final class SpelledValues {

  public static final String OPTIONAL = "java.util.Optional";

  private static final String MATH = "java.math.";
  private static final String TIME = "java.time.";
  private static final String ID = "java.util.UUID";

  /** The letter of the literals in optionals of primitives. */
  private static final Map<String, String> SUFFIXES =
      Map.of(OPTIONAL + "Int", "", OPTIONAL + "Long", "L");

  private SpelledValues() {}

  /** Empty for values that are equal to themselves alone. */
  public static Optional<Code> of(TypeNames names, Picture.Spelled value)
      throws UntellableException {
    String type = value.type();
    if (type.startsWith(MATH)) {
      return Optional.of(call("new " + names.imported(type), value));
    } else if (type.startsWith(TIME)) {
      return Optional.of(call(names.imported(type) + ".parse", value));
    } else if (type.equals(ID)) {
      return Optional.of(call(names.imported(type) + ".fromString", value));
    }
    return type.startsWith(OPTIONAL)
        ? Optional.of(optional(names.imported(type), value))
        : Optional.empty();
  }

  private static Code call(String head, Picture.Spelled value) throws UntellableException {
    return Code.call(head, JavaLiterals.text(value.text()));
  }

  /** From {@code OptionalInt[5]} or {@code OptionalInt.empty}. */
  private static Code optional(String type, Picture.Spelled value) {
    int bracket = value.text().indexOf('[');
    if (bracket < 0) {
      return Code.call(type + ".empty");
    }
    String content = value.text().substring(bracket + 1, value.text().length() - 1);
    String suffix = SUFFIXES.get(value.type());
    String literal =
        suffix == null ? JavaLiterals.primitive(Double.valueOf(content)) : content + suffix;
    return Code.call(type + ".of", Code.of(literal));
  }
}
