package dev.clew.models.text;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code String}: to and from bytes. Where all units are single bytes, the bytes are those units;
 * what else UTF-8 has is left to the JDK's own code.
 */
public final class EncodingModels {

  private static final String STRING = "java/lang/String.";
  private static final String CHARSET = "Ljava/nio/charset/Charset;";
  private static final String NAME = "Ljava/lang/String;";
  private static final String WRONG = "\uFFFD";

  /** Texts that UTF-8 can write: surrogates are in pairs. */
  private static final Language WHOLE =
      Language.star(
          Language.choice(
              Language.chars(
                  CharSet.range(Character.MIN_SURROGATE, Character.MAX_SURROGATE).complement()),
              CodePoints.PAIR));

  /** The bytes in UTF-8 of such a text, as a text that has a unit for each. */
  private static final Function WRITTEN =
      Function.runnable(
          "String.getBytes",
          List.of(Sort.STRING),
          Sort.STRING,
          arguments -> Value.of(written(arguments.get(0).asString())));

  private EncodingModels() {}

  public static void register(Models models) {
    models
        .on(STRING + "getBytes(" + CHARSET + ")[B", c -> encode(c, ByteEncoding.of(c, 1)))
        .on(STRING + "getBytes(" + NAME + ")[B", c -> encode(c, ByteEncoding.of(c, 1)))
        .on(STRING + "getBytes()[B", c -> encode(c, ByteEncoding.standard(c.memory())))
        .on(STRING + "<init>([B" + CHARSET + ")V", c -> decode(c, ByteEncoding.of(c, 2)))
        .on(STRING + "<init>([B" + NAME + ")V", c -> decode(c, ByteEncoding.of(c, 2)))
        .on(STRING + "<init>([B)V", c -> decode(c, ByteEncoding.standard(c.memory())))
        .on(STRING + "<init>([BII" + CHARSET + ")V", c -> decodeRange(c, ByteEncoding.of(c, 4)))
        .on(STRING + "<init>([BII" + NAME + ")V", c -> decodeRange(c, ByteEncoding.of(c, 4)))
        .on(STRING + "<init>([BII)V", c -> decodeRange(c, ByteEncoding.standard(c.memory())));
  }

  private static CallExit encode(Call c, @Nullable ByteEncoding encoding) {
    if (encoding == null || !c.isText(0)) {
      return c.own();
    }
    if (encoding == ByteEncoding.UTF_8 && c.memory().followsStrings()) {
      return encodeAll(c);
    }
    return c.either(
        isSingle(c.terms(), c.text(0), encoding),
        k -> giveBytes(k, k.text(0), new TextBytes(k.terms(), k.text(0), /* isWide= */ false)),
        k -> encoding == ByteEncoding.UTF_8 ? k.own() : giveMarked(k, encoding));
  }

  /** Where only strings matter, the bytes of other texts are no more than that. */
  private static CallExit encodeAll(Call c) {
    Expr text = c.text(0);
    Terms terms = c.terms();
    Expr isSingle = isSingle(terms, text, ByteEncoding.UTF_8);
    Expr isWhole = terms.factory().apply(StringOp.IN, text, terms.factory().language(WHOLE));
    Expr isOther = terms.factory().not(isSingle);
    return c.fork(
        List.of(
            c.when(isSingle, k -> giveText(k, text)),
            c.when(
                terms.factory().and(isOther, isWhole),
                k -> giveText(k, k.terms().factory().apply(WRITTEN, text))),
            c.when(
                terms.factory().not(isWhole),
                k -> giveText(k, anyBytes(k, "String.getBytes", text)))));
  }

  private static CallExit giveText(Call c, Expr bytes) {
    return giveBytes(c, bytes, new TextBytes(c.terms(), bytes, /* isWide= */ false));
  }

  /** Any bytes, as a text that has a unit for each. */
  static Expr anyBytes(Call c, String method, Expr given) {
    Expr bytes = c.memory().anyText(method, given);
    c.assume(
        c.terms()
            .factory()
            .apply(
                StringOp.IN, bytes, c.terms().factory().language(ByteEncoding.LATIN_1.singles())));
    return bytes;
  }

  private static String written(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private static Expr isSingle(Terms terms, Expr text, ByteEncoding encoding) {
    return terms.factory().apply(StringOp.IN, text, terms.factory().language(encoding.singles()));
  }

  /** What cannot be written becomes a question mark, a pair of surrogates one. */
  private static CallExit giveMarked(Call c, ByteEncoding encoding) {
    Expr mark = c.terms().factory().string("?");
    Expr units = words(c.terms(), c.text(0), CodePoints.PAIR, mark);
    return giveBytes(c, units, new MarkedBytes(c.terms(), units, encoding.last()));
  }

  private static Expr words(Terms terms, Expr text, Language words, Expr by) {
    return terms.factory().apply(StringOp.REPLACE_WORDS, text, terms.factory().language(words), by);
  }

  static CallExit giveBytes(Call c, Expr text, ComputedElements elements) {
    PathMemory m = c.memory();
    SymbolicArray bytes =
        SymbolicArray.computed(
            m.token(),
            m.type(JvmType.BYTE.arrayOf()),
            c.terms().strings().length(text),
            null,
            elements);
    return c.giveObject(m.add(bytes));
  }

  private static CallExit decode(Call c, @Nullable ByteEncoding encoding) {
    Expr bytes = SequenceTexts.units(c, 1);
    return bytes == null || encoding == null ? c.own() : decode(c, bytes, encoding);
  }

  private static CallExit decodeRange(Call c, @Nullable ByteEncoding encoding) {
    Expr bytes = SequenceTexts.units(c, 1);
    if (bytes == null || encoding == null) {
      return c.own();
    }
    return c.either(
        SequenceTexts.isPart(c.terms(), bytes, c.number(2), c.number(3)),
        k -> decode(k, SequenceTexts.part(k.terms(), bytes, k.number(2), k.number(3)), encoding),
        Call::own);
  }

  /**
   * @param bytes a text that has a unit for each byte
   */
  private static CallExit decode(Call c, Expr bytes, ByteEncoding encoding) {
    if (bytes instanceof Apply apply && apply.op() == WRITTEN && encoding == ByteEncoding.UTF_8) {
      return leave(c, apply.args()[0]);
    }
    if (encoding == ByteEncoding.UTF_8 && c.memory().followsStrings()) {
      return c.either(
          isSingle(c.terms(), bytes, encoding),
          k -> leave(k, bytes),
          k -> leave(k, k.memory().anyText("new String", bytes)));
    }
    if (encoding == ByteEncoding.UTF_8) {
      return c.either(isSingle(c.terms(), bytes, encoding), k -> leave(k, bytes), Call::own);
    }
    if (encoding == ByteEncoding.LATIN_1) {
      return leave(c, bytes);
    }
    Language wrong = Language.chars(CharSet.range('\u0080', '\u00FF'));
    return leave(c, words(c.terms(), bytes, wrong, c.terms().factory().string(WRONG)));
  }

  private static CallExit leave(Call c, Expr text) {
    ((Instance) c.memory().own(c.id(0))).setPayload(SequenceTexts.content(text));
    return c.done();
  }
}
