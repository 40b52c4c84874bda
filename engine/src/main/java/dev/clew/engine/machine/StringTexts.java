package dev.clew.engine.machine;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.TextBytes;
import dev.clew.engine.terms.UnitRow;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmIntegers;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Strings as values. A string object's payload is its text; the array in its field {@code value} is
 * made when the JDK's own code looks at it, and a string that the JDK's code put together from an
 * array gets its text when it is asked for.
 */
public final class StringTexts {

  private static final byte LATIN1 = 0;

  private final Machine m;

  StringTexts(Machine m) {
    this.m = m;
  }

  /**
   * A new string object.
   *
   * @param text a String, a term of a text, or an {@link OpenText}
   */
  public int create(Object text) {
    Object content = text instanceof Const known ? known.value().asString() : text;
    if (content instanceof String known) {
      m.allocates(known.length());
    }
    return m.heap().add(Instance.create(m.token(), m.runtime().wellKnown().string(), content));
  }

  /** The string object that a literal in the source stands for. */
  public int intern(String text) {
    return m.runtime().literals().idOf(text);
  }

  /**
   * The text of a string object.
   *
   * @throws UnsupportedException if it depends on an input
   */
  public String of(long id) {
    Object content = content(id);
    if (content instanceof String text) {
      return text;
    }
    throw dependent("a text that has to be known depends on an input");
  }

  /** The text, or null for null. */
  public @Nullable String orNull(long id) {
    return id == 0 ? null : of(id);
  }

  /**
   * The text of a string object as a term.
   *
   * @throws UnsupportedException if a class that is not decided is spoken of
   */
  public Expr term(long id) {
    Object content = content(id);
    if (content instanceof OpenText) {
      throw dependent("a message about a class that is not decided");
    }
    return content instanceof Expr term ? term : m.terms().factory().string((String) content);
  }

  /** The text of a string object: a String, a term, or an {@link OpenText}. */
  public Object content(long id) {
    Instance string = m.instance(id);
    Object payload = string.payload();
    if (payload != null) {
      return payload;
    }
    WellKnown known = m.runtime().wellKnown();
    long array = string.raw(known.stringValue());
    if (array == 0) {
      return ""; // allocated, and its constructor has not run
    }
    if (string.sym(known.stringValue()) != null || string.sym(known.stringCoder()) != null) {
      throw dependent("a string whose bytes are an input");
    }
    boolean latin1 = string.raw(known.stringCoder()) == LATIN1;
    Object content =
        m.object(array) instanceof SymbolicArray bytes
            ? decode(bytes, (int) array, latin1)
            : decode(m.array(array), latin1, Integer.MAX_VALUE);
    ((Instance) m.heap().own((int) id)).setPayload(content);
    return content;
  }

  /** The text of an array that has the bytes of another text, or the first of them. */
  private Expr decode(SymbolicArray bytes, int id, boolean latin1) {
    int origin = bytes.origin(id);
    if (origin != 0
        && bytes.written() == null
        && ((SymbolicArray) m.object(origin)).computed() instanceof TextBytes view
        && view.isWide() != latin1) {
      Expr coder = m.terms().factory().intConst(latin1 ? 0 : 1);
      Expr units = m.terms().ints().shr(bytes.length(), coder);
      return m.terms().strings().substring(view.text(), m.terms().factory().intConst(0), units);
    }
    throw dependent("a string of an array of unknown length");
  }

  /** Two contents, one after the other. */
  public Object join(Object left, Object right) {
    if (left instanceof String start && right instanceof String end) {
      m.allocates((long) start.length() + end.length());
      return start + end;
    }
    return left instanceof OpenText || right instanceof OpenText
        ? OpenText.join(left, right)
        : m.terms().text(left, right);
  }

  private static UnsupportedException dependent(String detail) {
    return new UnsupportedException(ReasonCode.STRING_TERM, detail);
  }

  /** Whether a text is not known. */
  public boolean isUnknown(long id) {
    return !(content(id) instanceof String);
  }

  /** Whether the text depends on an input and no array holds it yet. */
  public boolean lacksArray(long id) {
    Instance string = m.instance(id);
    return !(string.payload() instanceof String)
        && string.payload() != null
        && string.raw(m.runtime().wellKnown().stringValue()) == 0;
  }

  /**
   * The text that bytes stand for: a String, or a term if one of them is unknown.
   *
   * @param most how many units are looked at, at most
   */
  public Object decode(HeapArray bytes, boolean latin1, int most) {
    int width = latin1 ? 1 : 2;
    int units = Math.min(most, bytes.length() / width);
    if (latin1 && bytes instanceof ByteArray known && !known.hasSymbols()) {
      return new String(known.elements, 0, units, StandardCharsets.ISO_8859_1);
    }
    UnitRow row = new UnitRow(m.terms());
    for (int i = 0; i < units; i++) {
      int low = i * width;
      if (bytes.sym(low) == null && (latin1 || bytes.sym(low + 1) == null)) {
        long high = latin1 ? 0 : bytes.raw(low + 1) & 0xFF;
        row.add((char) ((bytes.raw(low) & 0xFF) | (high << 8)));
      } else {
        row.add(unit(bytes, low, latin1));
      }
    }
    return row.content();
  }

  private Expr unit(HeapArray bytes, int low, boolean latin1) {
    JvmIntegers ints = m.terms().ints();
    Expr unit = unsigned(bytes, low);
    return latin1
        ? unit
        : ints.or(unit, ints.shl(unsigned(bytes, low + 1), m.terms().factory().intConst(8)));
  }

  private Expr unsigned(HeapArray bytes, int index) {
    Expr value = m.terms().of(Sort.INT, bytes.raw(index), bytes.sym(index));
    return m.terms().ints().and(value, m.terms().factory().intConst(0xFF));
  }

  /** The array that the JDK's code finds in a string: one byte a unit, or two, low one first. */
  public long valueArray(long id) {
    Instance string = m.instance(id);
    int slot = m.runtime().wellKnown().stringValue();
    long array = string.raw(slot);
    if (array != 0 || !(string.payload() instanceof String text)) {
      return array;
    }
    m.allocates(text.length());
    int made =
        m.heap()
            .add(HeapArrays.ofBytes(m.token(), m.runtime().wellKnown().byteArray(), encode(text)));
    if (id > 0) {
      ((Instance) m.heap().own((int) id)).set(slot, made);
    }
    return made;
  }

  /** 0 for one byte a unit, 1 for two. */
  public long coder(long id) {
    Instance string = m.instance(id);
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
    return value instanceof String text ? intern(text) : RegisterBits.of(value);
  }
}
