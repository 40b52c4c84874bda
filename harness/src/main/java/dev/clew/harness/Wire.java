package dev.clew.harness;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Values on their way between two JVMs: boxes of primitives, strings of any units, and null. */
public final class Wire {

  private static final String KINDS = "ZBSCIJFDT";

  private Wire() {}

  /**
   * Writes a value.
   *
   * @throws IllegalArgumentException if it is of another class
   */
  public static void write(DataOutputStream out, @Nullable Object value) throws IOException {
    if (value == null) {
      out.writeByte('N');
      return;
    }
    char kind = kind(value);
    out.writeByte(kind);
    if (kind == 'T') {
      writeText(out, (String) value);
    } else if (kind == 'Z') {
      out.writeLong((Boolean) value ? 1 : 0);
    } else if (kind == 'C') {
      out.writeLong((Character) value);
    } else if (kind == 'F') {
      out.writeLong(Float.floatToRawIntBits((Float) value));
    } else if (kind == 'D') {
      out.writeLong(Double.doubleToRawLongBits((Double) value));
    } else {
      out.writeLong(((Number) value).longValue());
    }
  }

  private static char kind(Object value) {
    Class<?>[] classes = {
      Boolean.class,
      Byte.class,
      Short.class,
      Character.class,
      Integer.class,
      Long.class,
      Float.class,
      Double.class,
      String.class
    };
    for (int i = 0; i < classes.length; i++) {
      if (classes[i].isInstance(value)) {
        return KINDS.charAt(i);
      }
    }
    throw new IllegalArgumentException("not a primitive or a string: " + value.getClass());
  }

  /** Reads what {@link #write} wrote. */
  public static @Nullable Object read(DataInputStream in) throws IOException {
    char kind = (char) in.readUnsignedByte();
    if (kind == 'N') {
      return null;
    }
    if (kind == 'T') {
      return readText(in);
    }
    long bits = in.readLong();
    switch (kind) {
      case 'Z':
        return bits != 0;
      case 'B':
        return (byte) bits;
      case 'S':
        return (short) bits;
      case 'C':
        return (char) bits;
      case 'I':
        return (int) bits;
      case 'J':
        return bits;
      case 'F':
        return Float.intBitsToFloat((int) bits);
      case 'D':
        return Double.longBitsToDouble(bits);
      default:
        throw new IOException("a value of unknown kind " + kind);
    }
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    out.writeInt(text.length());
    byte[] bytes = new byte[Character.BYTES * text.length()];
    for (int i = 0; i < text.length(); i++) {
      bytes[2 * i] = (byte) (text.charAt(i) >> 8);
      bytes[2 * i + 1] = (byte) text.charAt(i);
    }
    out.write(bytes);
  }

  private static String readText(DataInputStream in) throws IOException {
    char[] units = new char[readCount(in, Character.BYTES)];
    byte[] bytes = new byte[Character.BYTES * units.length];
    in.readFully(bytes);
    for (int i = 0; i < units.length; i++) {
      units[i] = (char) ((bytes[2 * i] << 8) | (bytes[2 * i + 1] & 0xFF));
    }
    return new String(units);
  }

  public static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  public static byte[] readBytes(DataInputStream in) throws IOException {
    byte[] bytes = new byte[readCount(in, 1)];
    in.readFully(bytes);
    return bytes;
  }

  /**
   * How many things follow: as many as can be there, so that nothing is allocated for others. To be
   * read from a frame that is in memory, of which it is known how much is left.
   *
   * @param size of one of them, in bytes, at least
   */
  public static int readCount(DataInputStream in, int size) throws IOException {
    int count = in.readInt();
    if (count < 0 || (long) count * size > in.available()) {
      throw new IOException("a count of " + count + ", which cannot be");
    }
    return count;
  }

  /** A text that may be null. */
  public static @Nullable String readMessage(DataInputStream in) throws IOException {
    Object text = read(in);
    if (text != null && !(text instanceof String)) {
      throw new IOException("not a text");
    }
    return (String) text;
  }

  /** A constant of an enum, which was written by its name. */
  public static <E extends Enum<E>> E readConstant(DataInputStream in, Class<E> type)
      throws IOException {
    String name = String.valueOf(read(in));
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw new IOException("an unknown " + type.getSimpleName(), e);
    }
  }
}
