package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Base64 where strings are followed: encoding is a function that is run, decoding what was encoded
 * gives that back, and decoding anything else gives any bytes.
 */
public final class Base64Models {

  private static final String BYTES = "[B";
  private static final String TEXT = "Ljava/lang/String;";
  private static final String ENCODER = "java/util/Base64$Encoder.";
  private static final String DECODER = "java/util/Base64$Decoder.";
  private static final String CODEC = "org/apache/commons/codec/binary/Base64.";

  /** Of bytes as a text that has a unit for each. */
  private static final Function ENCODED =
      Function.runnable(
          "Base64.encode",
          List.of(Sort.STRING),
          Sort.STRING,
          arguments -> Value.of(encoded(arguments.get(0).asString())));

  private static final String DECODE = "Base64.decode";

  /** What the basic decoder takes: the end may lack its padding. */
  private static final Language WORDS = words();

  private Base64Models() {}

  public static void register(Models models) {
    always(models, CODEC + "encodeBase64(" + BYTES + ")" + BYTES, c -> encode(c, 0));
    always(models, CODEC + "encodeBase64String(" + BYTES + ")" + TEXT, c -> encodeToText(c, 0));
    always(
        models,
        CODEC + "decodeBase64(" + BYTES + ")" + BYTES,
        c -> decode(c, SequenceTexts.units(c, 0), /* isStrict= */ false));
    always(
        models,
        CODEC + "decodeBase64(" + TEXT + ")" + BYTES,
        c -> decode(c, text(c, 0), /* isStrict= */ false));
    models
        .on(ENCODER + "encode(" + BYTES + ")" + BYTES, c -> isBasic(c) ? encode(c, 1) : c.own())
        .on(
            ENCODER + "encodeToString(" + BYTES + ")" + TEXT,
            c -> isBasic(c) ? encodeToText(c, 1) : c.own())
        .on(
            DECODER + "decode(" + BYTES + ")" + BYTES,
            c -> isBasic(c) ? decode(c, SequenceTexts.units(c, 1), /* isStrict= */ true) : c.own())
        .on(
            DECODER + "decode(" + TEXT + ")" + BYTES,
            c -> isBasic(c) ? decode(c, text(c, 1), /* isStrict= */ true) : c.own());
  }

  /**
   * Also of what is known: the tables of that library are arrays, which anybody may have changed.
   */
  private static void always(Models models, String method, Model model) {
    models.on(method, Model.lookingInside(model));
  }

  private static String encoded(String bytes) {
    byte[] content = bytes.getBytes(StandardCharsets.ISO_8859_1);
    return new String(Base64.getEncoder().encode(content), StandardCharsets.ISO_8859_1);
  }

  private static Language words() {
    CharSet units =
        CharSet.where(
            unit -> unit < 128 && (Character.isLetterOrDigit(unit) || unit == '+' || unit == '/'));
    Language unit = Language.chars(units);
    Language two = Language.loop(unit, 2, 2);
    Language three = Language.loop(unit, 3, 3);
    return Language.sequence(
        Language.star(Language.loop(unit, 4, 4)),
        Language.choice(
            Language.EMPTY,
            two,
            Language.sequence(two, Language.word("==")),
            three,
            Language.sequence(three, Language.word("="))));
  }

  private static String decoded(String word) {
    return new String(Base64.getDecoder().decode(word), StandardCharsets.ISO_8859_1);
  }

  /** Neither for addresses nor in lines, nor without padding. */
  private static boolean isBasic(Call c) {
    for (String flag : List.of("isURL", "isMIME", "doPadding", "linemax")) {
      if (c.memory().classOf(c.id(0)).info().instanceFields().stream()
          .anyMatch(field -> field.name().equals(flag))) {
        long value =
            c.memory().instance(c.id(0)).raw(c.memory().classOf(c.id(0)).field(flag).slot());
        boolean isUsual = flag.equals("doPadding") ? value == 1 : (int) value <= 0;
        if (!isUsual) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isFollowed(Call c) {
    return c.memory().followsStrings();
  }

  private static @Nullable Expr text(Call c, int argument) {
    return c.isText(argument) ? c.text(argument) : null;
  }

  private static CallExit encode(Call c, int argument) {
    Expr bytes = isFollowed(c) ? SequenceTexts.units(c, argument) : null;
    return bytes == null ? c.own() : giveBytes(c, c.terms().factory().apply(ENCODED, bytes));
  }

  private static CallExit encodeToText(Call c, int argument) {
    Expr bytes = isFollowed(c) ? SequenceTexts.units(c, argument) : null;
    return bytes == null ? c.own() : c.give(c.terms().factory().apply(ENCODED, bytes));
  }

  /**
   * @param isStrict whether what is no Base64 is refused
   */
  private static CallExit decode(Call c, @Nullable Expr encoded, boolean isStrict) {
    if (!isFollowed(c) || encoded == null) {
      return c.own();
    }
    if (encoded instanceof Const known) {
      String word = known.value().asString();
      return WORDS.accepts(word)
          ? giveBytes(c, c.terms().factory().string(decoded(word)))
          : c.own();
    }
    if (encoded instanceof Apply apply && apply.op() == ENCODED) {
      return giveBytes(c, apply.args()[0]);
    }
    if (!isStrict) {
      return giveBytes(c, EncodingModels.anyBytes(c, DECODE, encoded));
    }
    Expr isEncoded =
        c.terms().factory().apply(StringOp.IN, encoded, c.terms().factory().language(WORDS));
    return c.either(
        isEncoded,
        k -> giveBytes(k, EncodingModels.anyBytes(k, DECODE, encoded)),
        k -> k.raise("java/lang/IllegalArgumentException", k.memory().anyText(DECODE, encoded)));
  }

  private static CallExit giveBytes(Call c, Expr bytes) {
    Terms terms = c.terms();
    return EncodingModels.giveBytes(c, bytes, new TextBytes(terms, bytes, /* isWide= */ false));
  }
}
