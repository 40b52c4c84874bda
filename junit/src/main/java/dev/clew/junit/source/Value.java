package dev.clew.junit.source;

import org.jspecify.annotations.Nullable;

/**
 * What stands for a number of a recipe in the source.
 *
 * @param code a variable's name, or what makes the value
 * @param type the static type, as {@link Class#getTypeName} names it
 * @param literal the value of a literal or a box
 */
record Value(Code code, String type, Kind kind, @Nullable Object literal) {

  /** What may be done with it. */
  enum Kind {
    NULL,
    PRIMITIVE,
    TEXT,
    BOX,
    VARIABLE,
    EXPRESSION
  }

  static final Value NULL = new Value(Code.of("null"), "java.lang.Object", Kind.NULL, null);

  /** An object within its own methods. */
  static final Value THIS = expression(Code.of("this"), "java.lang.Object");

  static Value expression(Code code, String type) {
    return new Value(code, type, Kind.EXPRESSION, null);
  }

  static Value variable(String name, String type) {
    return new Value(Code.of(name), type, Kind.VARIABLE, null);
  }

  static Value primitive(Object value) {
    return new Value(
        Code.of(JavaLiterals.primitive(value)), Boxes.primitive(value), Kind.PRIMITIVE, value);
  }
}
