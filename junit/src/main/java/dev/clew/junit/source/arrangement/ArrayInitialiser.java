package dev.clew.junit.source.arrangement;

import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** An array while its elements come in. */
public final class ArrayInitialiser {

  /** Longer ones are filled element by element. */
  private static final int LONGEST = 256;

  private final String type;
  private final int length;
  private final TreeMap<Integer, SourceValue> elements = new TreeMap<>();

  public ArrayInitialiser(String type, int length) {
    this.type = type;
    this.length = length;
  }

  String type() {
    return type;
  }

  /** Whether it is short enough to be written out. */
  boolean isWritten() {
    return length <= LONGEST;
  }

  void set(int index, SourceValue value) {
    elements.put(index, value);
  }

  /** {@code new int[3][]}. */
  public Code empty(TypeNames names) throws UntellableException {
    String element = TypeNames.element(type);
    String brackets = type.substring(element.length() + 2);
    return Code.of("new " + names.of(element) + "[" + length + "]" + brackets);
  }

  Code full(TypeNames names) throws UntellableException {
    String component = type.substring(0, type.length() - 2);
    List<Code> codes = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      SourceValue value = elements.get(i);
      codes.add(value == null ? zero(component) : element(value, component));
    }
    return new Code.Braces("new " + names.of(type), codes);
  }

  private static Code element(SourceValue value, String component) {
    Object literal = value.literal();
    boolean isBox =
        value.kind() == SourceValue.Kind.BOX
            && literal != null
            && literal.getClass().getName().equals(component);
    return literal != null && (isBox || value.kind() == SourceValue.Kind.PRIMITIVE)
        ? Boxes.element(literal)
        : value.code();
  }

  private static Code zero(String component) {
    return Code.of(
        switch (component) {
          case "boolean" -> "false";
          case "char" -> "'\\0'";
          case "byte", "short", "int" -> "0";
          case "long" -> "0L";
          case "float" -> "0.0f";
          case "double" -> "0.0";
          default -> "null";
        });
  }
}
