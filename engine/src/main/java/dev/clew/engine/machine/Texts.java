package dev.clew.engine.machine;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.Instance;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Strings as values. A string object's payload is its text; the array in its field {@code value} is
 * made when the JDK's own code looks at it, and a string that the JDK's code put together from an
 * array gets its text when somebody asks for it.
 */
public final class Texts {

  private static final byte LATIN1 = 0;

  private final Machine m;

  Texts(Machine m) {
    this.m = m;
  }

  /**
   * A new string object.
   *
   * @param text a String or a {@link TextTerm}
   */
  public int create(Object text) {
    return m.heap().add(Instance.create(m.token(), m.runtime().wellKnown().string(), text));
  }

  /** The string object that a literal in the source stands for. */
  public int intern(String text) {
    return m.runtime().literals().idOf(text);
  }

  /** The text of a string object. */
  public String of(long id) {
    Instance string = m.instance(id);
    Object payload = string.payload();
    return payload instanceof String text ? text : decode((int) id, string);
  }

  /** The text, or null for null. */
  public @Nullable String orNull(long id) {
    return id == 0 ? null : of(id);
  }

  private String decode(int id, Instance string) {
    requireKnown(string);
    WellKnown known = m.runtime().wellKnown();
    long array = string.raw(known.stringValue());
    if (array == 0) {
      return ""; // allocated, and its constructor has not run
    }
    ByteArray units = (ByteArray) m.array(array);
    if (units.hasSymbols()) {
      throw new UnsupportedException("string-term", "a string that depends on an input");
    }
    byte[] bytes = units.elements;
    String text =
        string.raw(known.stringCoder()) == LATIN1
            ? new String(bytes, StandardCharsets.ISO_8859_1)
            : fromUnits(bytes);
    ((Instance) m.heap().own(id)).setPayload(text);
    return text;
  }

  private static void requireKnown(Instance string) {
    if (string.payload() instanceof TextTerm) {
      throw new UnsupportedException("string-term", "a string that depends on an input");
    }
  }

  private static String fromUnits(byte[] bytes) {
    char[] units = new char[bytes.length / 2];
    for (int i = 0; i < units.length; i++) {
      units[i] = (char) ((bytes[2 * i] & 0xFF) | (bytes[2 * i + 1] & 0xFF) << 8);
    }
    return new String(units);
  }

  /** The array that the JDK's code finds in a string: one byte a unit, or two, low one first. */
  public long valueArray(long id) {
    Instance string = m.instance(id);
    requireKnown(string);
    int slot = m.runtime().wellKnown().stringValue();
    long array = string.raw(slot);
    if (array != 0 || !(string.payload() instanceof String text)) {
      return array;
    }
    int made =
        m.heap().add(Arrays.ofBytes(m.token(), m.runtime().wellKnown().byteArray(), encode(text)));
    if (id > 0) {
      ((Instance) m.heap().own((int) id)).set(slot, made);
    }
    return made;
  }

  /** 0 for one byte a unit, 1 for two. */
  public long coder(long id) {
    Instance string = m.instance(id);
    requireKnown(string);
    if (string.payload() instanceof String text) {
      return isLatin1(text) ? 0 : 1;
    }
    return string.raw(m.runtime().wellKnown().stringCoder());
  }

  private static boolean isLatin1(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0xFF) {
        return false;
      }
    }
    return true;
  }

  private static byte[] encode(String text) {
    if (isLatin1(text)) {
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
    byte[] bytes = new byte[text.length() * 2];
    for (int i = 0; i < text.length(); i++) {
      bytes[2 * i] = (byte) text.charAt(i);
      bytes[2 * i + 1] = (byte) (text.charAt(i) >> 8);
    }
    return bytes;
  }

  /** The raw bits of a constant in a class file: a number or a string. */
  public long constant(Object value) {
    return value instanceof String text ? intern(text) : Raw.of(value);
  }
}
