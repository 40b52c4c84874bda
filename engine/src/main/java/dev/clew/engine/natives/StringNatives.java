package dev.clew.engine.natives;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.String}: what is worth doing on the text itself instead of on its bytes. All
 * else is the JDK's own code.
 */
final class StringNatives {

  private static final String STRING = "java/lang/String.";

  private StringNatives() {}

  static void register(Registry r) {
    r.value(STRING + "intern", (m, f) -> m.texts().intern(text(m, f, 0)))
        .value(STRING + "length", (m, f) -> text(m, f, 0).length())
        .value(STRING + "isEmpty", (m, f) -> bit(text(m, f, 0).isEmpty()))
        .value(STRING + "hashCode", (m, f) -> text(m, f, 0).hashCode())
        .on(STRING + "charAt", StringNatives::charAt)
        .value(STRING + "equals", StringNatives::sameText)
        .on(STRING + "compareTo(Ljava/lang/String;)I", StringNatives::compare)
        .on(STRING + "concat", StringNatives::concat)
        .value(STRING + "indexOf(I)I", (m, f) -> text(m, f, 0).indexOf(f.intAt(1)))
        .value(STRING + "indexOf(II)I", (m, f) -> text(m, f, 0).indexOf(f.intAt(1), f.intAt(2)))
        .on(STRING + "substring(II)Ljava/lang/String;", StringNatives::substring)
        .value(
            STRING + "toCharArray",
            (m, f) ->
                m.heap()
                    .add(
                        Arrays.ofChars(
                            m.token(),
                            m.runtime().wellKnown().charArray(),
                            text(m, f, 0).toCharArray())))
        .value("java/lang/Integer.toString(I)Ljava/lang/String;", StringNatives::ofInt)
        .value("java/lang/Long.toString(J)Ljava/lang/String;", StringNatives::ofLong);
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
    return index >= 0 && index < text.length() ? Registry.give(m, f, text.charAt(index)) : own(f);
  }

  private static long sameText(Machine m, Frame f) {
    long other = f.raw[1];
    boolean isText = other != 0 && m.classOf(other) == m.runtime().wellKnown().string();
    return bit(isText && text(m, f, 0).equals(m.texts().of(other)));
  }

  private static @Nullable Insn compare(Machine m, Frame f) {
    return f.raw[1] == 0 ? own(f) : Registry.give(m, f, text(m, f, 0).compareTo(text(m, f, 1)));
  }

  private static @Nullable Insn concat(Machine m, Frame f) {
    if (f.raw[1] == 0) {
      return own(f);
    }
    String other = text(m, f, 1);
    return Registry.give(
        m, f, other.isEmpty() ? f.raw[0] : m.texts().create(text(m, f, 0) + other));
  }

  private static @Nullable Insn substring(Machine m, Frame f) {
    String text = text(m, f, 0);
    int from = f.intAt(1);
    int to = f.intAt(2);
    if (from < 0 || from > to || to > text.length()) {
      return own(f);
    }
    boolean whole = from == 0 && to == text.length();
    return Registry.give(m, f, whole ? f.raw[0] : m.texts().create(text.substring(from, to)));
  }

  /** The JDK's own code, which throws what has to be thrown. */
  private static @Nullable Insn own(Frame f) {
    return Registry.own(f);
  }

  private static long ofInt(Machine m, Frame f) {
    return m.texts().create(Integer.toString(f.intAt(0)));
  }

  private static long ofLong(Machine m, Frame f) {
    return m.texts().create(Long.toString(f.raw[0]));
  }
}
