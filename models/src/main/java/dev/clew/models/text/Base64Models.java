package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Base64 where strings are followed: encoding is a function that is run, and decoding what was
 * encoded gives that back. Everything else is left to the methods' own code.
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

  private Base64Models() {}

  public static void register(Models models) {
    models
        .on(CODEC + "encodeBase64(" + BYTES + ")" + BYTES, c -> encode(c, 0))
        .on(CODEC + "encodeBase64String(" + BYTES + ")" + TEXT, c -> encodeToText(c, 0))
        .on(
            CODEC + "decodeBase64(" + BYTES + ")" + BYTES,
            c -> decode(c, SequenceTexts.units(c, 0)))
        .on(CODEC + "decodeBase64(" + TEXT + ")" + BYTES, c -> decode(c, text(c, 0)))
        .on(ENCODER + "encode(" + BYTES + ")" + BYTES, c -> isBasic(c) ? encode(c, 1) : c.own())
        .on(
            ENCODER + "encodeToString(" + BYTES + ")" + TEXT,
            c -> isBasic(c) ? encodeToText(c, 1) : c.own())
        .on(
            DECODER + "decode(" + BYTES + ")" + BYTES,
            c -> isBasic(c) ? decode(c, SequenceTexts.units(c, 1)) : c.own())
        .on(
            DECODER + "decode(" + TEXT + ")" + BYTES,
            c -> isBasic(c) ? decode(c, text(c, 1)) : c.own());
  }

  private static String encoded(String bytes) {
    byte[] content = bytes.getBytes(StandardCharsets.ISO_8859_1);
    return new String(Base64.getEncoder().encode(content), StandardCharsets.ISO_8859_1);
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

  private static CallExit decode(Call c, @Nullable Expr encoded) {
    return isFollowed(c) && encoded instanceof Apply apply && apply.op() == ENCODED
        ? giveBytes(c, apply.args()[0])
        : c.own();
  }

  private static CallExit giveBytes(Call c, Expr bytes) {
    Terms terms = c.terms();
    return EncodingModels.giveBytes(c, bytes, new TextBytes(terms, bytes, /* isWide= */ false));
  }
}
