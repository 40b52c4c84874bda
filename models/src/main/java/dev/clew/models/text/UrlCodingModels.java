package dev.clew.models.text;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code URLDecoder} and {@code URLEncoder} in UTF-8. A text without anything to decode or encode
 * but blanks is a term, of which the solvers know everything; for others the method is a function
 * that is run, of which no more is known than the units that it writes. Two to four paths, whatever
 * the length.
 */
public final class UrlCodingModels {

  private static final String TEXT = "Ljava/lang/String;";
  private static final String CHARSET = "Ljava/nio/charset/Charset;";
  private static final String DECODE = "java/net/URLDecoder.decode(" + TEXT;
  private static final String ENCODE = "java/net/URLEncoder.encode(" + TEXT;

  private static final CharSet HEX = CharSet.where(unit -> Character.digit((char) unit, 16) >= 0);

  private static final Language PLAIN = Language.star(Language.chars(without("%+")));
  private static final Language UNESCAPED = Language.star(Language.chars(without("%")));

  /** As {@code Integer.parseInt} reads two units: with a sign, too, unless that is negative. */
  private static final Language ESCAPE =
      Language.sequence(
          Language.word("%"),
          Language.choice(
              Language.sequence(Language.chars(HEX.union(CharSet.of('+'))), Language.chars(HEX)),
              Language.sequence(
                  Language.word("-"),
                  Language.chars(CharSet.where(unit -> Character.digit((char) unit, 16) == 0)))));

  private static final Language DECODABLE =
      Language.star(Language.choice(Language.chars(without("%")), ESCAPE));

  private static final CharSet SAFE = CharSet.WORD.union(CharSet.of(".*-"));

  private static final Language SAFE_OR_BLANK =
      Language.star(Language.chars(SAFE.union(CharSet.of(' '))));

  private static final Language ENCODED =
      Language.star(Language.chars(SAFE.union(CharSet.of("+%"))));

  private static final Function DECODED =
      text("URLDecoder.decode", word -> URLDecoder.decode(word, StandardCharsets.UTF_8));

  private static final Function WRITTEN =
      text("URLEncoder.encode", word -> URLEncoder.encode(word, StandardCharsets.UTF_8));

  private static final Function MESSAGE =
      text("message of URLDecoder.decode", word -> refusal(word));

  private UrlCodingModels() {}

  /** What a function does to a text. */
  @FunctionalInterface
  private interface Change {
    String of(String text);
  }

  public static void register(Models models) {
    for (String charset : List.of(TEXT, CHARSET)) {
      models
          .on(DECODE + charset + ")" + TEXT, SameJdk.only(UrlCodingModels::decode))
          .on(ENCODE + charset + ")" + TEXT, SameJdk.only(UrlCodingModels::encode));
    }
  }

  private static CharSet without(String units) {
    return CharSet.of(units).complement();
  }

  private static Function text(String name, Change change) {
    return Function.runnable(
        name,
        List.of(Sort.STRING),
        Sort.STRING,
        arguments -> Value.of(orItself(change, arguments.get(0).asString())));
  }

  private static String orItself(Change change, String text) {
    try {
      return change.of(text);
    } catch (IllegalArgumentException e) {
      return text; // asked for only while a solver tries something that the path rules out
    }
  }

  private static String refusal(String text) {
    try {
      return "accepted as " + URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static boolean isModelled(Call c) {
    return c.isText(0) && Encoding.of(c, 1) == Encoding.UTF_8;
  }

  private static @Nullable Insn decode(Call c) {
    if (!isModelled(c)) {
      return c.own();
    }
    Expr text = c.text(0);
    Expr isPlain = in(c.terms(), text, PLAIN);
    Expr isUnescaped = in(c.terms(), text, UNESCAPED);
    Expr isDecodable = in(c.terms(), text, DECODABLE);
    return c.fork(
        List.of(
            c.when(isPlain, k -> k.giveObject(k.id(0))),
            c.when(
                c.terms().factory().and(c.terms().factory().not(isPlain), isUnescaped),
                k -> k.give(exchanged(k.terms(), text, '+', ' '))),
            c.when(
                c.terms().factory().and(c.terms().factory().not(isUnescaped), isDecodable),
                k -> k.give(k.terms().factory().apply(DECODED, text))),
            c.when(
                c.terms().factory().not(isDecodable),
                k ->
                    k.raise(
                        "java/lang/IllegalArgumentException",
                        k.terms().factory().apply(MESSAGE, text)))));
  }

  private static @Nullable Insn encode(Call c) {
    if (!isModelled(c)) {
      return c.own();
    }
    Expr text = c.text(0);
    return c.either(
        in(c.terms(), text, SAFE_OR_BLANK),
        k -> k.give(exchanged(k.terms(), text, ' ', '+')),
        k -> giveWritten(k, text));
  }

  private static @Nullable Insn giveWritten(Call c, Expr text) {
    Expr written = c.terms().factory().apply(WRITTEN, text);
    c.machine().journal().assume(in(c.terms(), written, ENCODED));
    return c.give(written);
  }

  private static Expr exchanged(Terms terms, Expr text, char from, char to) {
    return terms.strings().replaceChar(text, unit(terms, from), unit(terms, to));
  }

  private static Expr unit(Terms terms, char unit) {
    return terms.factory().raw(Sort.CHAR, unit);
  }

  private static Expr in(Terms terms, Expr text, Language language) {
    return terms.factory().apply(StringOp.IN, text, terms.factory().language(language));
  }
}
