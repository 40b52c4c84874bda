package dev.clew.models.time;

import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.SymbolicPayload;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.UUID;
import java.util.function.IntConsumer;

/**
 * {@code UUID.fromString}: one path each for the usual form, for five groups of other lengths, for
 * groups that are no numbers, and for texts that are too long or have not four dashes.
 */
final class UuidModels {

  private static final String OWNER = "java/util/UUID";
  private static final int HEX = 16;
  private static final int LENGTH = 36;

  /** Usual of all scripts, as {@code Long.parseLong} takes them. */
  private static final Language DIGIT = digits(0, HEX - 1);

  /** A group that a {@code long} holds. */
  private static final Language GROUP =
      Language.sequence(
          Language.optional(Language.word("+")),
          Language.star(digits(0, 0)),
          Language.choice(
              Language.loop(DIGIT, 1, HEX - 1),
              Language.sequence(digits(0, HEX / 2 - 1), Language.loop(DIGIT, HEX - 1, HEX - 1))));

  private static final Language USUAL =
      Language.sequence(
          exactly(8),
          dash(),
          exactly(4),
          dash(),
          exactly(4),
          dash(),
          exactly(4),
          dash(),
          exactly(12));

  private static final Language ASCII =
      Language.star(Language.chars(CharSet.where(unit -> unit < 0x80)));

  private static final Language FIVE_NUMBERS = five(GROUP);

  private static final Language FIVE_PARTS =
      five(Language.star(Language.chars(CharSet.where(unit -> unit != '-'))));

  private static final Function MESSAGE =
      Function.runnable(
          "message of UUID.fromString",
          List.of(Sort.STRING),
          Sort.STRING,
          args -> Value.of(message(args.get(0).asString())));

  private UuidModels() {}

  private static Language digits(int least, int most) {
    return Language.chars(
        CharSet.where(
            unit -> {
              int digit = Character.digit((char) unit, HEX);
              return digit >= least && digit <= most;
            }));
  }

  private static Language exactly(int count) {
    return Language.loop(DIGIT, count, count);
  }

  private static Language dash() {
    return Language.word("-");
  }

  private static Language five(Language group) {
    return Language.sequence(group, Language.loop(Language.sequence(dash(), group), 4, 4));
  }

  private static String message(String text) {
    try {
      return "accepted as " + UUID.fromString(text);
    } catch (IllegalArgumentException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  static void register(Models models) {
    models
        .on(
            OWNER + ".fromString(Ljava/lang/String;)L" + OWNER + ";",
            SameJdk.only(UuidModels::fromString))
        .on(OWNER + ".toString()Ljava/lang/String;", Model.lookingInside(UuidModels::write))
        .on(OWNER + ".version()I", UuidModels::version)
        .on(OWNER + ".variant()I", UuidModels::variant);
  }

  /** A text of the usual form, and the digits in it that say version and variant. */
  private record Usual(Expr text, Expr version, Expr variant)
      implements SymbolicPayload, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {}
  }

  private static CallExit version(Call c) {
    return c.memory().instance(c.id(0)).payload() instanceof Usual usual
        ? c.give(usual.version)
        : c.own();
  }

  /** Its first bits, up to three of them, the first that is zero the last one. */
  private static CallExit variant(Call c) {
    if (!(c.memory().instance(c.id(0)).payload() instanceof Usual usual)) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr two = terms.ints().ushr(usual.variant, terms.factory().intConst(2));
    Expr three = terms.ints().ushr(usual.variant, terms.factory().intConst(1));
    return c.give(
        terms
            .factory()
            .ite(
                isBelow(terms, usual.variant, 8),
                terms.factory().intConst(0),
                terms.factory().ite(isBelow(terms, usual.variant, 12), two, three)));
  }

  /** A text in ASCII is itself, but for its case. */
  private static CallExit write(Call c) {
    Expr most = c.field(0, "mostSigBits").number();
    Expr least = c.field(0, "leastSigBits").number();
    if (most instanceof Const && least instanceof Const) {
      return c.own();
    }
    Expr written = written(c.terms(), most, least);
    if (!(c.memory().instance(c.id(0)).payload() instanceof Usual usual)) {
      return c.give(written);
    }
    ExprFactory factory = c.terms().factory();
    Expr isAscii = new IsoText(c.terms(), usual.text).in(ASCII);
    Expr lower = factory.apply(StringOp.TO_LOWER, usual.text);
    return c.give(factory.ite(isAscii, lower, written));
  }

  private static Expr written(Terms terms, Expr most, Expr least) {
    return terms.text(
        hex(terms, most, 32, 8),
        "-",
        hex(terms, most, 16, 4),
        "-",
        hex(terms, most, 0, 4),
        "-",
        hex(terms, least, 48, 4),
        "-",
        hex(terms, least, 0, 12));
  }

  /** So many digits of what is above some bits, after a one that is taken away again. */
  private static Expr hex(Terms terms, Expr number, int shift, int digits) {
    Expr shifted = terms.ints().ushr(number, terms.factory().intConst(shift));
    Expr marked =
        terms
            .ints()
            .or(low(terms, shifted, 4 * digits), terms.factory().longConst(1L << (4 * digits)));
    return terms
        .strings()
        .substring(terms.numerals().toUnsignedString(marked, HEX), terms.factory().intConst(1));
  }

  private static Expr isBelow(Terms terms, Expr number, int limit) {
    return terms.ints().lt(number, terms.factory().intConst(limit));
  }

  private static CallExit fromString(Call c) {
    if (c.lacksText()) {
      return c.fail();
    }
    Terms terms = c.terms();
    IsoText text = new IsoText(terms, c.text(0));
    Expr isUsual = text.in(USUAL);
    Expr isShort = text.integers().atMost(text.length(), text.integers().constant(LENGTH));
    Expr isNumbers = terms.factory().and(isShort, text.in(FIVE_NUMBERS));
    Expr isParts = terms.factory().and(isShort, text.in(FIVE_PARTS));
    return c.fork(
        List.of(
            c.when(isUsual, k -> giveUsual(k, text)),
            c.when(
                terms.factory().and(isNumbers, terms.factory().not(isUsual)),
                k -> k.giveObject(made(k, unusual(text)))),
            c.when(
                terms.factory().and(isParts, terms.factory().not(isNumbers)),
                k -> refuse(k, "java/lang/NumberFormatException")),
            c.when(
                terms.factory().not(isParts),
                k -> refuse(k, "java/lang/IllegalArgumentException"))));
  }

  private static CallExit refuse(Call c, String exception) {
    return c.raise(exception, c.terms().factory().apply(MESSAGE, c.text(0)));
  }

  private static CallExit giveUsual(Call c, IsoText text) {
    int id = made(c, usual(text));
    c.memory().instance(id).setPayload(new Usual(text.text(), digit(text, 14), digit(text, 19)));
    return c.giveObject(id);
  }

  private static Expr digit(IsoText text, int position) {
    Expr digit = text.part(text.integers().constant(position), text.integers().constant(1));
    return text.number(Sort.INT, digit, HEX);
  }

  private static int made(Call c, List<Expr> groups) {
    Terms terms = c.terms();
    Expr most =
        joined(
            terms,
            joined(terms, low(terms, groups.get(0), 32), groups.get(1), 16),
            groups.get(2),
            16);
    Expr least = joined(terms, low(terms, groups.get(3), 16), groups.get(4), 48);
    return TemporalObject.made(c.memory(), OWNER)
        .with("mostSigBits", most)
        .with("leastSigBits", least)
        .id();
  }

  private static Expr joined(Terms terms, Expr high, Expr low, int bits) {
    Expr shifted = terms.ints().shl(high, terms.factory().intConst(bits));
    return terms.ints().or(shifted, low(terms, low, bits));
  }

  private static Expr low(Terms terms, Expr number, int bits) {
    return terms.ints().and(number, terms.factory().longConst((1L << bits) - 1));
  }

  private static List<Expr> usual(IsoText text) {
    return List.of(
        group(text, 0, 8),
        group(text, 9, 4),
        group(text, 14, 4),
        group(text, 19, 4),
        group(text, 24, 12));
  }

  private static Expr group(IsoText text, int from, int count) {
    Integers integers = text.integers();
    return number(text, text.part(integers.constant(from), integers.constant(count)));
  }

  private static Expr number(IsoText text, Expr digits) {
    return text.number(Sort.LONG, digits, HEX);
  }

  /** The dashes say where groups are. */
  private static List<Expr> unusual(IsoText text) {
    Integers integers = text.integers();
    Expr[] groups = new Expr[5];
    Expr from = integers.constant(0);
    for (int i = 0; i < groups.length; i++) {
      Expr end = i == groups.length - 1 ? text.length() : dashFrom(text, from);
      groups[i] = number(text, text.part(from, integers.minus(end, from)));
      from = integers.plus(end, integers.constant(1));
    }
    return List.of(groups);
  }

  private static Expr dashFrom(IsoText text, Expr from) {
    return text.terms()
        .factory()
        .apply(StringOp.INDEX_OF, text.text(), text.terms().factory().string("-"), from);
  }
}
