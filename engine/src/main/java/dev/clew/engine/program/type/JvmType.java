package dev.clew.engine.program.type;

import java.io.Serializable;

/**
 * A type of the JVM: primitive, class, array, or {@code void} as a result (JVMS 4.3.2).
 *
 * <p>A value: equal when the descriptors are. Making one costs no more than its descriptor.
 *
 * @param kind which family
 * @param descriptor as in a class file, such as {@code I}, {@code Ljava/lang/String;} or {@code
 *     [[J}
 */
public record JvmType(Kind kind, String descriptor) implements Serializable {

  /** The families of types; a pass over types is an exhaustive switch over them. */
  public enum Kind {
    BOOLEAN("boolean", 1),
    BYTE("byte", 1),
    CHAR("char", 1),
    SHORT("short", 1),
    INT("int", 1),
    LONG("long", 2),
    FLOAT("float", 1),
    DOUBLE("double", 2),
    /** A class or an interface; which of the two a descriptor does not say. */
    CLASS("", 1),
    ARRAY("", 1),
    VOID("void", 0);

    private final String keyword;
    private final int slots;

    Kind(String keyword, int slots) {
      this.keyword = keyword;
      this.slots = slots;
    }

    public boolean isReference() {
      return this == CLASS || this == ARRAY;
    }

    public boolean isPrimitive() {
      return !isReference() && this != VOID;
    }
  }

  public static final JvmType BOOLEAN = new JvmType(Kind.BOOLEAN, "Z");
  public static final JvmType BYTE = new JvmType(Kind.BYTE, "B");
  public static final JvmType CHAR = new JvmType(Kind.CHAR, "C");
  public static final JvmType SHORT = new JvmType(Kind.SHORT, "S");
  public static final JvmType INT = new JvmType(Kind.INT, "I");
  public static final JvmType LONG = new JvmType(Kind.LONG, "J");
  public static final JvmType FLOAT = new JvmType(Kind.FLOAT, "F");
  public static final JvmType DOUBLE = new JvmType(Kind.DOUBLE, "D");
  public static final JvmType VOID = new JvmType(Kind.VOID, "V");
  public static final JvmType OBJECT = ofClass("java/lang/Object");
  public static final JvmType STRING = ofClass("java/lang/String");

  /** Arrays have at most this many dimensions (JVMS 4.3.2). */
  public static final int MAX_DIMENSIONS = 255;

  /**
   * Parses a field's descriptor.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static JvmType parse(String descriptor) {
    DescriptorParser parser = new DescriptorParser(descriptor);
    JvmType type = parser.fieldType();
    parser.expectEnd();
    return type;
  }

  /** The type that a class constant names: {@code java/lang/String} or {@code [I} (JVMS 4.4.1). */
  public static JvmType ofConstant(String name) {
    return name.startsWith("[") ? parse(name) : ofClass(name);
  }

  /** The class or interface of an internal name such as {@code java/util/Map$Entry}. */
  public static JvmType ofClass(String internalName) {
    return new JvmType(Kind.CLASS, "L" + internalName + ";");
  }

  /** Whether a text can be a class's internal name: names joined by slashes (JVMS 4.2). */
  public static boolean isClassName(String text) {
    boolean partIsEmpty = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' || c == ';' || c == '[' || (c == '/' && partIsEmpty)) {
        return false;
      }
      partIsEmpty = c == '/';
    }
    return !partIsEmpty;
  }

  public JvmType arrayOf() {
    return new JvmType(Kind.ARRAY, "[" + descriptor);
  }

  public boolean isReference() {
    return kind.isReference();
  }

  public boolean isArray() {
    return kind == Kind.ARRAY;
  }

  public int slots() {
    return kind.slots;
  }

  /** How many array brackets; 0 unless this is an array. */
  public int dimensions() {
    int count = 0;
    while (descriptor.charAt(count) == '[') {
      count++;
    }
    return count;
  }

  /** What an array holds: {@code int[]} for {@code int[][]}. */
  public JvmType component() {
    if (!isArray()) {
      throw new IllegalStateException(this + " is not an array");
    }
    return parse(descriptor.substring(1));
  }

  /** What is left without any array brackets: {@code int} for {@code int[][]}. */
  public JvmType element() {
    return isArray() ? parse(descriptor.substring(dimensions())) : this;
  }

  /** The name as class constants have it: without {@code L…;} for a class, the descriptor else. */
  public String constantName() {
    return kind == Kind.CLASS ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
  }

  /** The internal name of a class. */
  public String internalName() {
    if (kind != Kind.CLASS) {
      throw new IllegalStateException(this + " is not a class");
    }
    return constantName();
  }

  /** As in the JVM's messages and Java's sources, nested classes with {@code $}. */
  public String javaName() {
    return switch (kind) {
      case CLASS -> internalName().replace('/', '.');
      case ARRAY -> element().javaName() + "[]".repeat(dimensions());
      case BOOLEAN, BYTE, CHAR, SHORT, INT, LONG, FLOAT, DOUBLE, VOID -> kind.keyword;
    };
  }

  @Override
  public String toString() {
    return javaName();
  }
}
