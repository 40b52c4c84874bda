package dev.clew.junit.source.syntax;

import org.jspecify.annotations.Nullable;

/**
 * What stands for a number of a recipe in the source.
 *
 * @param code a variable's name, or what makes the value
 * @param type the static type, as {@link Class#getTypeName} names it
 * @param literal the value of a literal or a box
 */
public record SourceValue(Code code, String type, Kind kind, @Nullable Object literal) {

  /** What may be done with it. */
  public enum Kind {
    NULL,
    PRIMITIVE,
    TEXT,
    BOX,
    VARIABLE,
    EXPRESSION
  }

  public static final SourceValue NULL =
      new SourceValue(Code.of("null"), "java.lang.Object", Kind.NULL, null);

  /** An object within its own methods. */
  public static final SourceValue THIS = expression(Code.of("this"), "java.lang.Object");

  public static SourceValue expression(Code code, String type) {
    return new SourceValue(code, type, Kind.EXPRESSION, null);
  }

  public static SourceValue variable(String name, String type) {
    return new SourceValue(Code.of(name), type, Kind.VARIABLE, null);
  }

  public static SourceValue primitive(Object value) {
    return new SourceValue(
        Code.of(JavaLiterals.primitive(value)), Boxes.primitive(value), Kind.PRIMITIVE, value);
  }
}
