package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.basis.UnknownBoxes;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.function.Function;

/** {@code decode} of {@code Integer} and its like: two paths, the number and the exception. */
public final class DecodeModels {

  private static final int HEX = 16;
  private static final int OCTAL = 8;

  private static final Language SIGN = Language.optional(Language.chars(CharSet.of("+-")));

  private static final Language HEX_NUMERAL =
      Language.sequence(
          SIGN,
          Language.choice(Language.word("0x"), Language.word("0X"), Language.word("#")),
          digits(HEX));

  private static final Language OCTAL_NUMERAL =
      Language.sequence(SIGN, Language.word("0"), digits(OCTAL));

  /** Where it starts with a zero it is nothing else. */
  private static final Language DECIMAL_NUMERAL =
      Language.sequence(
          SIGN,
          Language.choice(
              Language.word("0"),
              Language.sequence(
                  Language.chars(
                      CharSet.where(unit -> unit != '0' && Character.digit((char) unit, 10) >= 0)),
                  Language.optional(digits(10)))));

  private DecodeModels() {}

  private static Language digits(int radix) {
    return Language.plus(
        Language.chars(CharSet.where(unit -> Character.digit((char) unit, radix) >= 0)));
  }

  public static void register(Models models) {
    on(models, "Integer", Integer.SIZE, Integer::decode);
    on(models, "Long", Long.SIZE, Long::decode);
    on(models, "Short", Short.SIZE, Short::decode);
    on(models, "Byte", Byte.SIZE, Byte::decode);
  }

  private static void on(Models models, String name, int bits, Function<String, Object> method) {
    NumeralRefusal refusal =
        new NumeralRefusal(
            name + ".decode", List.of(Sort.STRING), args -> method.apply(args.get(0).asString()));
    String owner = "java/lang/" + name;
    models.on(
        owner + ".decode(Ljava/lang/String;)L" + owner + ";",
        SameJdk.only(c -> decode(c, owner, bits, refusal)));
  }

  private static CallExit decode(Call c, String owner, int bits, NumeralRefusal refusal) {
    if (c.lacksText()) {
      return c.fail();
    }
    Shapes shapes = new Shapes(c.terms(), c.text(0));
    Expr value = shapes.value();
    Expr fits = new Integers(c.terms().factory()).fits(value, bits);
    Sort sort = bits == Long.SIZE ? Sort.LONG : Sort.INT;
    return c.either(
        c.terms().factory().and(shapes.isNumeral(), fits),
        k ->
            UnknownBoxes.give(
                k, owner, k.terms().factory().convert(BitsOp.FROM_INTEGER, sort, value)),
        bad -> refusal.raise(bad, bad.text(0)));
  }

  /** The kinds of numerals: a sign, what says the radix, digits. */
  private record Shapes(Terms terms, Expr text) {

    Expr isNumeral() {
      return terms.factory().or(isHex(), terms.factory().or(isOctal(), isDecimal()));
    }

    private Expr isHex() {
      return in(HEX_NUMERAL);
    }

    private Expr isOctal() {
      return in(OCTAL_NUMERAL);
    }

    private Expr isDecimal() {
      return in(DECIMAL_NUMERAL);
    }

    private Expr in(Language language) {
      return terms.factory().apply(StringOp.IN, text, terms.factory().language(language));
    }

    /** A mathematical integer; without meaning where there is no numeral. */
    Expr value() {
      Expr hash = terms.factory().string("#");
      Expr afterMark =
          terms
              .factory()
              .ite(
                  terms.factory().apply(StringOp.CONTAINS, text, hash),
                  after(hash, 1),
                  after(terms.factory().string("0"), 2));
      Expr hex = signed(parse(afterMark, HEX));
      Expr small = terms.factory().ite(isOctal(), parse(text, OCTAL), parse(text, 10));
      return terms.factory().ite(isHex(), hex, small);
    }

    private Expr parse(Expr digits, int radix) {
      return terms.factory().apply(StringOp.PARSE, digits, terms.factory().integerConst(radix));
    }

    private Expr after(Expr mark, int length) {
      Integers integers = new Integers(terms.factory());
      Expr at = terms.factory().apply(StringOp.INDEX_OF, text, mark, integers.constant(0));
      return terms
          .factory()
          .apply(
              StringOp.SLICE,
              text,
              integers.plus(at, integers.constant(length)),
              terms.factory().apply(StringOp.LENGTH, text));
    }

    private Expr signed(Expr magnitude) {
      Expr isNegative =
          terms.factory().apply(StringOp.STARTS_WITH, text, terms.factory().string("-"));
      return terms
          .factory()
          .ite(isNegative, new Integers(terms.factory()).negate(magnitude), magnitude);
    }
  }
}
