package dev.clew.engine.program.verify;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A class file's constants: that each refers to what it must refer to (JVMS 4.4). */
final class ConstantPool {

  static final int UTF8 = 1;
  static final int INTEGER = 3;
  static final int FLOAT = 4;
  static final int LONG = 5;
  static final int DOUBLE = 6;
  static final int CLASS = 7;
  static final int STRING = 8;
  static final int FIELD = 9;
  static final int METHOD = 10;
  static final int INTERFACE_METHOD = 11;
  static final int NAME_AND_TYPE = 12;
  static final int METHOD_HANDLE = 15;
  static final int METHOD_TYPE = 16;
  static final int DYNAMIC = 17;
  static final int INVOKE_DYNAMIC = 18;

  private static final int JAVA_7 = 51;
  private static final int LAST_REFERENCE_KIND = 9;

  private final byte[] bytes;
  private final int[] tags;
  private final int[] starts;
  private final @Nullable String[] texts;

  private ConstantPool(byte[] bytes, int size) {
    this.bytes = bytes;
    this.tags = new int[size];
    this.starts = new int[size];
    this.texts = new String[size];
  }

  /** Reads the pool that a cursor is at, and checks all of it. */
  static ConstantPool read(byte[] bytes, ByteCursor in, int majorVersion) {
    ConstantPool pool = new ConstantPool(bytes, in.u2());
    for (int i = 1; i < pool.tags.length; i++) {
      pool.tags[i] = in.u1();
      pool.starts[i] = in.at();
      in.skip(pool.length(i, in));
      if (pool.tags[i] == LONG || pool.tags[i] == DOUBLE) {
        i++; // the entry behind it is no entry
      }
    }
    for (int i = 1; i < pool.tags.length; i++) {
      pool.check(i, majorVersion);
    }
    return pool;
  }

  private int length(int index, ByteCursor in) {
    return switch (tags[index]) {
      case UTF8 -> in.u2();
      case INTEGER,
          FLOAT,
          FIELD,
          METHOD,
          INTERFACE_METHOD,
          NAME_AND_TYPE,
          DYNAMIC,
          INVOKE_DYNAMIC ->
          4;
      case LONG, DOUBLE -> 8;
      case CLASS, STRING, METHOD_TYPE -> 2;
      case METHOD_HANDLE -> 3;
      default -> throw new DamagedClassException("Unknown constant tag " + tags[index]);
    };
  }

  private void check(int index, int majorVersion) {
    int at = starts[index];
    switch (tags[index]) {
      case CLASS -> className(index);
      case STRING -> text(u2(at));
      case FIELD -> {
        className(u2(at));
        fieldDescriptor(text(u2(nameAndType(u2(at + 2)) + 2)));
      }
      case METHOD, INTERFACE_METHOD -> {
        className(u2(at));
        methodReference(nameAndType(u2(at + 2)));
      }
      case NAME_AND_TYPE -> {
        text(u2(at));
        text(u2(at + 2));
      }
      case METHOD_HANDLE -> methodHandle(at);
      case METHOD_TYPE -> methodDescriptor(text(u2(at)));
      case DYNAMIC -> fieldDescriptor(text(u2(nameAndType(u2(at + 2)) + 2)));
      case INVOKE_DYNAMIC -> methodDescriptor(text(u2(nameAndType(u2(at + 2)) + 2)));
      case UTF8 -> text(index);
      default -> {}
    }
    if (tags[index] >= METHOD_HANDLE && majorVersion < JAVA_7) {
      throw new DamagedClassException(
          "Class file version does not support constant tag " + tags[index]);
    }
  }

  private void methodReference(int nameAndType) {
    String name = text(u2(nameAndType));
    methodDescriptor(text(u2(nameAndType + 2)));
    if (name.startsWith("<") && !name.equals("<init>")) {
      throw new DamagedClassException("Illegal method name \"" + name + "\"");
    }
  }

  private void methodHandle(int at) {
    int kind = bytes[at];
    if (kind < 1 || kind > LAST_REFERENCE_KIND) {
      throw new DamagedClassException("Bad method handle kind " + kind);
    }
    int referenced = tag(u2(at + 1));
    boolean isField = kind <= 4;
    boolean fits =
        isField
            ? referenced == FIELD
            : referenced == METHOD || (referenced == INTERFACE_METHOD && kind != 5 && kind != 8);
    if (!fits || (kind == LAST_REFERENCE_KIND && referenced != INTERFACE_METHOD)) {
      throw new DamagedClassException("Invalid constant pool index " + u2(at + 1));
    }
  }

  private int nameAndType(int index) {
    return starts[require(index, NAME_AND_TYPE)];
  }

  /** What kind of constant an index names; 0 if none. */
  int tag(int index) {
    return index > 0 && index < tags.length ? tags[index] : 0;
  }

  /** The index itself, if it names a constant of a kind. */
  int require(int index, int tag) {
    if (tag(index) != tag) {
      throw new DamagedClassException("Invalid constant pool index " + index);
    }
    return index;
  }

  /** The text of a constant that holds one. */
  String text(int index) {
    require(index, UTF8);
    String known = texts[index];
    if (known == null) {
      known = decode(starts[index]);
      texts[index] = known;
    }
    return known;
  }

  /** Modified UTF-8 has no zero bytes, and none that begin a longer sequence (JVMS 4.4.7). */
  private String decode(int at) {
    int end = at + 2 + u2(at);
    for (int i = at + 2; i < end; i++) {
      if (bytes[i] == 0 || (bytes[i] & 0xF0) == 0xF0) {
        throw new DamagedClassException("Illegal UTF8 string in constant pool");
      }
    }
    try {
      return new DataInputStream(new ByteArrayInputStream(bytes, at, bytes.length - at)).readUTF();
    } catch (IOException e) {
      throw new DamagedClassException("Illegal UTF8 string in constant pool");
    }
  }

  /** The name that a class constant holds, or an array's descriptor. */
  String className(int index) {
    String name = text(u2(starts[require(index, CLASS)]));
    if (name.startsWith("[")) {
      fieldDescriptor(name);
    } else if (!JvmType.isClassName(name)) {
      throw new DamagedClassException("Illegal class name \"" + name + "\"");
    }
    return name;
  }

  /** The name of the field or method that a reference names. */
  String memberName(int index) {
    return text(u2(nameAndType(u2(starts[index] + 2))));
  }

  /** The descriptor of what a reference or a dynamic constant names. */
  String memberDescriptor(int index) {
    return text(u2(nameAndType(u2(starts[index] + 2)) + 2));
  }

  /** Which bootstrap method a dynamic constant or call site has. */
  int bootstrap(int index) {
    return u2(starts[index]);
  }

  int size() {
    return tags.length;
  }

  static void fieldDescriptor(String text) {
    try {
      JvmType.parse(text);
    } catch (IllegalArgumentException e) {
      throw new DamagedClassException("Invalid descriptor (" + e.getMessage() + ")");
    }
  }

  static void methodDescriptor(String text) {
    try {
      Signature.parse(text);
    } catch (IllegalArgumentException e) {
      throw new DamagedClassException("Invalid descriptor (" + e.getMessage() + ")");
    }
  }

  private int u2(int at) {
    return ((bytes[at] & 0xFF) << 8) | (bytes[at + 1] & 0xFF);
  }
}
