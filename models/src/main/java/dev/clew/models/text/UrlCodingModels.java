package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
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

  private static final boolean TAKES_ALL_SCRIPTS = isAccepted("%\uFF12\uFF11");

  private static final Language PLAIN = Language.star(Language.chars(without("%+")));
  private static final Language UNESCAPED = Language.star(Language.chars(without("%")));

  private static final Language ESCAPE = escape();

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

  /**
   * Two digits behind a percent sign. JDK 17 has {@code Integer.parseInt} read them, which takes
   * digits of all scripts and a sign, unless that makes it negative; later ones take ASCII alone.
   * What this JDK does is tried, as the methods are run on it, too.
   */
  private static Language escape() {
    CharSet hex = CharSet.where(unit -> isDigit(unit, 16));
    CharSet zero = CharSet.where(unit -> isDigit(unit, 1));
    CharSet first = isAccepted("%+1") ? hex.union(CharSet.of('+')) : hex;
    Language digits = Language.sequence(Language.chars(first), Language.chars(hex));
    Language negative = Language.sequence(Language.word("-"), Language.chars(zero));
    return Language.sequence(
        Language.word("%"), isAccepted("%-0") ? Language.choice(digits, negative) : digits);
  }

  /** Whether a unit is a digit below a number, as far as this JDK decodes it. */
  private static boolean isDigit(int unit, int end) {
    int digit = Character.digit((char) unit, 16);
    return digit >= 0 && digit < end && (unit < 128 || TAKES_ALL_SCRIPTS);
  }

  private static boolean isAccepted(String text) {
    try {
      URLDecoder.decode(text, StandardCharsets.UTF_8);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
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
    return c.isText(0) && ByteEncoding.of(c, 1) == ByteEncoding.UTF_8;
  }

  private static CallExit decode(Call c) {
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
                k -> k.give(made(k, DECODED, text))),
            c.when(
                c.terms().factory().not(isDecodable),
                k -> k.raise("java/lang/IllegalArgumentException", made(k, MESSAGE, text)))));
  }

  private static CallExit encode(Call c) {
    if (!isModelled(c)) {
      return c.own();
    }
    Expr text = c.text(0);
    return c.either(
        in(c.terms(), text, SAFE_OR_BLANK),
        k -> k.give(exchanged(k.terms(), text, ' ', '+')),
        k -> giveWritten(k, text));
  }

  private static CallExit giveWritten(Call c, Expr text) {
    Expr written = made(c, WRITTEN, text);
    c.assume(in(c.terms(), written, ENCODED));
    return c.give(written);
  }

  /** Where only strings matter, any text: nothing is solved by running the method. */
  private static Expr made(Call c, Function function, Expr text) {
    return c.memory().followsStrings()
        ? c.memory().anyText(function.name(), text)
        : c.terms().factory().apply(function, text);
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
