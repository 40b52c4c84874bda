package dev.clew.engine.natives;

import dev.clew.engine.heap.Hidden;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.machine.TextTerm;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code StringBuilder} and {@code StringBuffer} of texts with unknown parts. Once an unknown
 * number or such a text is appended, the builder's payload is a {@link TextTerm}, and its fields
 * are hidden: appending and {@code toString} go on, whatever else looks at the fields is not
 * supported.
 */
final class BuilderNatives {

  private static final String APPEND = "java/lang/AbstractStringBuilder.append(";
  private static final String RESULT = ")Ljava/lang/AbstractStringBuilder;";

  private BuilderNatives() {}

  static void register(Registry r) {
    for (JvmType type :
        List.of(JvmType.INT, JvmType.LONG, JvmType.FLOAT, JvmType.DOUBLE, JvmType.CHAR)) {
      NativeMethod.Symbolic append = (m, f) -> append(m, f, type.kind());
      r.on(APPEND + type.descriptor() + RESULT, append);
    }
    NativeMethod.Symbolic appendBoolean = BuilderNatives::appendBoolean;
    NativeMethod.Symbolic appendText = BuilderNatives::appendText;
    r.on(APPEND + "Z" + RESULT, appendBoolean)
        .on(APPEND + "Ljava/lang/String;" + RESULT, appendText)
        .on("java/lang/StringBuilder.toString", BuilderNatives::text)
        .on("java/lang/StringBuffer.toString", BuilderNatives::text);
  }

  private static @Nullable TextTerm term(Machine m, Frame f) {
    return m.instance(f.raw[0]).payload() instanceof TextTerm term ? term : null;
  }

  private static @Nullable Insn append(Machine m, Frame f, JvmType.Kind kind) {
    TextTerm term = term(m, f);
    Object sym = f.sym(1);
    boolean inArray = sym == null || kind == JvmType.Kind.CHAR;
    if (term == null && inArray) {
      return Registry.own(f);
    }
    if (sym instanceof Expr value) {
      TextNatives.requireSameDigits(m, kind);
      return extend(m, f, new TextTerm.Part(value, kind));
    }
    return switch (kind) {
      case INT, LONG -> extend(m, f, Long.toString(f.raw[1]));
      case CHAR -> extend(m, f, String.valueOf((char) f.raw[1]));
      default -> {
        TextNatives.requireSameDigits(m, kind);
        yield extend(m, f, new TextTerm.Part(constant(m, f, kind), kind));
      }
    };
  }

  private static Expr constant(Machine m, Frame f, JvmType.Kind kind) {
    return m.terms()
        .factory()
        .raw(
            dev.clew.engine.insn.ElementSorts.of(
                kind == JvmType.Kind.FLOAT ? JvmType.FLOAT : JvmType.DOUBLE),
            f.raw[1]);
  }

  private static @Nullable Insn appendBoolean(Machine m, Frame f) {
    if (term(m, f) == null) {
      return Registry.own(f);
    }
    if (!(f.sym(1) instanceof Expr value)) {
      return extend(m, f, f.raw[1] != 0 ? "true" : "false");
    }
    Expr isTrue = m.terms().ints().ne(value, m.terms().factory().intConst(0));
    return m.fork(
        f,
        Registry.here(f),
        List.of(
            Branch.when(m.terms().factory().not(isTrue), (x, g) -> extend(x, g, "false")),
            Branch.when(isTrue, (x, g) -> extend(x, g, "true"))));
  }

  private static @Nullable Insn appendText(Machine m, Frame f) {
    if (!m.unknowns().settle(f, 1)) {
      return m.unknowns().decide(f, Registry.here(f), 1);
    }
    long text = f.raw[1];
    if (term(m, f) == null && (text == 0 || !m.texts().isTermOnly(text))) {
      return Registry.own(f);
    }
    return extend(m, f, text == 0 ? "null" : m.texts().content(text));
  }

  private static @Nullable Insn extend(Machine m, Frame f, Object part) {
    TextTerm term = term(m, f);
    Object before = term == null ? plain(m, m.instance(f.raw[0])) : term;
    Instance builder = (Instance) m.heap().own((int) f.raw[0]);
    builder.setPayload(new TextTerm.Builder().add(before).add(part).build());
    hide(builder, "value");
    hide(builder, "count");
    hide(builder, "coder");
    clearCache(builder);
    return Registry.give(m, f, f.raw[0]);
  }

  private static void hide(Instance builder, String field) {
    int slot = builder.type().field(field).slot();
    builder.set(slot, builder.raw(slot), Hidden.MARK);
  }

  /** A buffer remembers its last text. */
  private static void clearCache(Instance builder) {
    if (builder.type().hasField("toStringCache")) {
      builder.set(builder.type().field("toStringCache").slot(), 0);
    }
  }

  /** What a builder holds that is not hidden. */
  private static Object plain(Machine m, Instance builder) {
    RuntimeClass type = builder.type();
    int value = type.field("value").slot();
    int count = type.field("count").slot();
    int coder = type.field("coder").slot();
    if (builder.sym(value) != null || builder.sym(count) != null || builder.sym(coder) != null) {
      throw new UnsupportedException("string-term", "a builder of unknown length");
    }
    boolean latin1 = builder.raw(coder) == 0;
    return m.texts().decode(m.array(builder.raw(value)), latin1, (int) builder.raw(count));
  }

  private static @Nullable Insn text(Machine m, Frame f) {
    TextTerm term = term(m, f);
    return term == null ? Registry.own(f) : Registry.give(m, f, m.texts().create(term));
  }
}
