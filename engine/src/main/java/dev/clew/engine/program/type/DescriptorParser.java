package dev.clew.engine.program.type;

/** Reads the types in a descriptor from left to right, in one pass. */
final class DescriptorParser {

  private final String text;
  private int position;

  DescriptorParser(String text) {
    this.text = text;
  }

  boolean at(char expected) {
    return position < text.length() && text.charAt(position) == expected;
  }

  void expect(char expected) {
    if (!at(expected)) {
      throw bad();
    }
    position++;
  }

  void expectEnd() {
    if (position != text.length()) {
      throw bad();
    }
  }

  JvmType resultType() {
    if (at('V')) {
      position++;
      return JvmType.VOID;
    }
    return fieldType();
  }

  JvmType fieldType() {
    int start = position;
    while (at('[')) {
      position++;
    }
    int dimensions = position - start;
    if (dimensions > JvmType.MAX_DIMENSIONS) {
      throw bad();
    }
    JvmType element = elementType();
    return dimensions == 0
        ? element
        : new JvmType(JvmType.Kind.ARRAY, text.substring(start, position));
  }

  private JvmType elementType() {
    char first = position < text.length() ? text.charAt(position) : 0;
    position++;
    return switch (first) {
      case 'Z' -> JvmType.BOOLEAN;
      case 'B' -> JvmType.BYTE;
      case 'C' -> JvmType.CHAR;
      case 'S' -> JvmType.SHORT;
      case 'I' -> JvmType.INT;
      case 'J' -> JvmType.LONG;
      case 'F' -> JvmType.FLOAT;
      case 'D' -> JvmType.DOUBLE;
      case 'L' -> classType();
      default -> throw bad();
    };
  }

  private JvmType classType() {
    int end = text.indexOf(';', position);
    if (end < 0 || !JvmType.isClassName(text.substring(position, end))) {
      throw bad();
    }
    JvmType type = new JvmType(JvmType.Kind.CLASS, text.substring(position - 1, end + 1));
    position = end + 1;
    return type;
  }

  private IllegalArgumentException bad() {
    return new IllegalArgumentException("not a descriptor: " + text);
  }
}
