package dev.clew.engine.inputs;

import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.semantics.StringTooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What is known of the answers of encoders, by the file {@value #FILE}: a language that each of
 * them is in. May be shared between threads.
 */
final class EncodedAnswers {

  private static final String FILE = "encoders.tsv";

  /** Nothing is known of any. */
  static final EncodedAnswers NONE = new EncodedAnswers(Map.of());

  private final Map<String, Language> languages;

  private EncodedAnswers(Map<String, Language> languages) {
    this.languages = Map.copyOf(languages);
  }

  static EncodedAnswers load() {
    try (InputStream file = EncodedAnswers.class.getResourceAsStream(FILE)) {
      InputStreamReader text =
          new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8);
      Map<String, Language> languages = new HashMap<>();
      new BufferedReader(text)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .forEach(row -> languages.put(row[0], language(row)));
      return new EncodedAnswers(languages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Language language(String[] row) {
    boolean hasHex = row.length > 2 && row[2].equals("hex");
    CharSet without = CharSet.of(row[1].replace("\\0", "\0") + (hasHex ? "\\" : ""));
    Language plain = Language.chars(without.complement());
    Language digit =
        Language.chars(CharSet.where(unit -> Character.digit(unit, 16) >= 0 && unit < 128));
    Language escaped = Language.sequence(Language.word("\\"), digit, digit);
    return Language.star(hasHex ? Language.choice(plain, escaped) : plain);
  }

  /** Whether anything is known of what a method answers. */
  boolean know(MethodInfo method) {
    return languages.containsKey(key(method))
        && method.signature().result().equals(JvmType.STRING)
        && method.signature().parameters().contains(JvmType.STRING);
  }

  private static String key(MethodInfo method) {
    return method.owner() + "#" + method.name();
  }

  /** The register of the text that is encoded, in the method's own frame. */
  static int register(MethodInfo method) {
    int register = method.isStatic() ? 0 : 1;
    for (JvmType type : method.signature().parameters()) {
      if (type.equals(JvmType.STRING)) {
        return register;
      }
      register += type.slots();
    }
    throw new IllegalArgumentException(method + " encodes no text");
  }

  /** The same in the frame of a caller. */
  static int register(MethodInfo method, Invoke call) {
    int first = method.isStatic() ? 0 : 1;
    return call.arguments()[first + method.signature().parameters().indexOf(JvmType.STRING)];
  }

  /** Whether it has to be decided first what the text is: null is given back as it is. */
  static boolean waits(Machine m, Frame f, int register) {
    return f.sym(register) != null && m.unknowns().target(f.raw[register]) == OpenReferences.OPEN;
  }

  /**
   * What an encoder may give.
   *
   * @param name of the answer
   * @param f with the text that it is given
   */
  UnknownValue answer(Machine m, Frame f, int register, MethodInfo method, String name) {
    boolean isNull =
        f.sym(register) == null ? f.raw[register] == 0 : m.unknowns().target(f.raw[register]) == 0;
    if (isNull) {
      return new UnknownValue(0, null);
    }
    Language language = Objects.requireNonNull(languages.get(key(method)));
    Expr text = m.terms().factory().text(name, StringTooLong.LONGEST);
    Expr words = m.terms().factory().language(language);
    m.journal().assume(m.terms().factory().apply(StringOp.IN, text, words));
    return new UnknownValue(m.texts().create(text), null);
  }
}
