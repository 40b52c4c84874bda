package dev.clew.engine.natives.number;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.String}: what is worth doing on the text itself instead of on its bytes. All
 * else is the JDK's own code.
 */
public final class StringNatives {

  private static final String STRING = "java/lang/String.";

  private StringNatives() {}

  public static void register(NativeRegistry r) {
    r.value(STRING + "intern", (m, f) -> m.texts().intern(text(m, f, 0)));
    value(r, "length", (m, f) -> text(m, f, 0).length());
    value(r, "isEmpty", (m, f) -> bit(text(m, f, 0).isEmpty()));
    value(r, "hashCode", (m, f) -> text(m, f, 0).hashCode());
    on(r, "charAt", StringNatives::charAt);
    value(r, "equals", StringNatives::sameText);
    on(r, "compareTo(Ljava/lang/String;)I", StringNatives::compare);
    value(r, "indexOf(I)I", (m, f) -> text(m, f, 0).indexOf(f.intAt(1)));
    value(r, "indexOf(II)I", (m, f) -> text(m, f, 0).indexOf(f.intAt(1), f.intAt(2)));
    on(r, "substring(II)Ljava/lang/String;", StringNatives::substring);
    value(r, "toCharArray", StringNatives::characters);
  }

  private static void value(NativeRegistry r, String method, NativeRegistry.Value body) {
    on(r, method, (m, f) -> NativeRegistry.give(m, f, body.compute(m, f)));
  }

  /** Leaves texts that depend on an input to models and the JDK's own code. */
  private static void on(NativeRegistry r, String method, NativeMethod body) {
    boolean twoStrings = method.equals("equals") || method.startsWith("compareTo");
    r.on(
        STRING + method,
        (m, f) -> {
          boolean unknown = isUnknown(m, f.raw[0]) || (twoStrings && isUnknown(m, f.raw[1]));
          return unknown ? own(f) : body.call(m, f);
        });
  }

  private static boolean isUnknown(Machine m, long id) {
    return id != 0 && m.classOf(id) == m.runtime().wellKnown().string() && m.texts().isUnknown(id);
  }

  private static long characters(Machine m, Frame f) {
    char[] units = text(m, f, 0).toCharArray();
    m.allocates(units.length);
    return m.heap().add(HeapArrays.ofChars(m.token(), m.runtime().wellKnown().charArray(), units));
  }

  private static String text(Machine m, Frame f, int register) {
    return m.texts().of(f.raw[register]);
  }

  private static long bit(boolean value) {
    return value ? 1 : 0;
  }

  private static @Nullable Insn charAt(Machine m, Frame f) {
    String text = text(m, f, 0);
    int index = f.intAt(1);
    return index >= 0 && index < text.length()
        ? NativeRegistry.give(m, f, text.charAt(index))
        : own(f);
  }

  private static long sameText(Machine m, Frame f) {
    long other = f.raw[1];
    boolean isText = other != 0 && m.classOf(other) == m.runtime().wellKnown().string();
    return bit(isText && (f.raw[0] == other || text(m, f, 0).equals(m.texts().of(other))));
  }

  private static @Nullable Insn compare(Machine m, Frame f) {
    return f.raw[1] == 0
        ? own(f)
        : NativeRegistry.give(m, f, text(m, f, 0).compareTo(text(m, f, 1)));
  }

  private static @Nullable Insn substring(Machine m, Frame f) {
    String text = text(m, f, 0);
    int from = f.intAt(1);
    int to = f.intAt(2);
    if (from < 0 || from > to || to > text.length()) {
      return own(f);
    }
    boolean whole = from == 0 && to == text.length();
    return NativeRegistry.give(m, f, whole ? f.raw[0] : m.texts().create(text.substring(from, to)));
  }

  /** The JDK's own code, which throws what has to be thrown. */
  private static @Nullable Insn own(Frame f) {
    return NativeRegistry.own(f);
  }
}
