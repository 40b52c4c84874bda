package dev.clew.models.text;

import static dev.clew.models.text.BuilderAccess.BUILDER;
import static dev.clew.models.text.BuilderAccess.SELF;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code StringBuilder} and {@code StringBuffer}: new ones, and what goes in at the end. */
public final class BuilderAppendModels {

  private static final String APPEND = BUILDER + "append(";
  private static final String SEQUENCE = "Ljava/lang/CharSequence;";

  /** The JDK that began to write floats with the fewest digits. */
  private static final int FIRST_SHORTEST_DIGITS = 19;

  private BuilderAppendModels() {}

  public static void register(Models models) {
    registerNew(models);
    for (JvmType type :
        List.of(
            JvmType.BOOLEAN,
            JvmType.CHAR,
            JvmType.INT,
            JvmType.LONG,
            JvmType.FLOAT,
            JvmType.DOUBLE)) {
      models.on(
          APPEND + type.descriptor() + SELF,
          isReal(type)
              ? BuilderAccess.ofText(c -> appendReal(c, type.kind()))
              : BuilderAccess.appending(c -> written(c, 1, type.kind())));
    }
    for (String type :
        List.of(
            "Ljava/lang/String;",
            "Ljava/lang/StringBuffer;",
            "Ljava/lang/AbstractStringBuilder;",
            SEQUENCE)) {
      models.on(APPEND + type + SELF, BuilderAccess.appending(c -> SequenceTexts.textOrNull(c, 1)));
    }
    models
        .on(APPEND + SEQUENCE + "II" + SELF, BuilderAccess.ofText(BuilderAppendModels::appendRange))
        .on(APPEND + "[C" + SELF, BuilderAccess.ofText(BuilderAppendModels::appendUnits))
        .on(APPEND + "[CII" + SELF, BuilderAccess.ofText(BuilderAppendModels::appendUnitRange))
        .on(
            BUILDER + "appendCodePoint(I" + SELF,
            BuilderAccess.ofText(c -> repeatCodePoint(c, null)))
        .on(
            BUILDER + "repeat(II" + SELF,
            BuilderAccess.ofText(c -> repeatCodePoint(c, c.number(2))))
        .on(
            BUILDER + "repeat(" + SEQUENCE + "I" + SELF,
            BuilderAccess.ofText(BuilderAppendModels::repeat));
  }

  private static void registerNew(Models models) {
    models
        .on(BUILDER + "<init>(I)V", BuilderAppendModels::newOfCapacity)
        .on(BUILDER + "<init>(Ljava/lang/String;)V", BuilderAppendModels::newOfText)
        .on(BUILDER + "<init>(" + SEQUENCE + ")V", BuilderAppendModels::newOfText)
        .on("java/lang/String.<init>(Ljava/lang/String;)V", BuilderAppendModels::newString)
        .on("java/lang/String.<init>(Ljava/lang/StringBuilder;)V", BuilderAppendModels::newString)
        .on("java/lang/String.<init>(Ljava/lang/StringBuffer;)V", BuilderAppendModels::newString);
  }

  /** A primitive argument as it is written. */
  public static Expr written(Call c, int argument, JvmType.Kind kind) {
    if (kind == JvmType.Kind.FLOAT || kind == JvmType.Kind.DOUBLE) {
      BuilderAccess.requireOwnDigits(c);
    }
    return c.terms().written(kind, c.number(argument));
  }

  private static CallExit newOfCapacity(Call c) {
    Expr isNatural = c.terms().ints().ge(c.number(1), c.terms().factory().intConst(0));
    return c.either(
        isNatural,
        good ->
            BuilderAccess.put(
                good, good.terms().factory().string(""), BuilderRoom.of(good.number(1))),
        Call::fail);
  }

  private static CallExit newOfText(Call c) {
    Expr text = SequenceTexts.text(c, 1);
    if (text == null) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr spare = terms.factory().intConst(BuilderRoom.SPARE);
    return BuilderAccess.put(
        c, text, BuilderRoom.of(terms.ints().add(terms.strings().length(text), spare)));
  }

  private static CallExit newString(Call c) {
    Expr text = SequenceTexts.text(c, 1);
    if (text == null) {
      return c.own();
    }
    ((Instance) c.memory().own(c.id(0))).setPayload(SequenceTexts.content(text));
    c.memory().noteNew(c.id(0));
    return c.done();
  }

  private static CallExit appendRange(Call c) {
    Expr part = SequenceTexts.textOrNull(c, 1);
    if (part == null) {
      return BuilderAccess.own(c);
    }
    return c.either(
        c.terms().strings().substringDomain(part, c.number(2), c.number(3)),
        k -> append(k, k.terms().strings().substring(part, k.number(2), k.number(3))),
        Call::fail);
  }

  private static CallExit append(Call c, Expr part) {
    return BuilderAccess.put(c, c.terms().strings().concat(BuilderAccess.text(c), part));
  }

  private static boolean isReal(JvmType type) {
    return type.equals(JvmType.FLOAT) || type.equals(JvmType.DOUBLE);
  }

  /** Since JDK 19 the digits of a float go in one by one, or room is made for the longest. */
  private static CallExit appendReal(Call c, JvmType.Kind kind) {
    Expr text = c.terms().strings().concat(BuilderAccess.text(c), written(c, 1, kind));
    return c.memory().featureVersion() < FIRST_SHORTEST_DIGITS
        ? BuilderAccess.put(c, text)
        : BuilderAccess.put(c, text, BuilderRoom.UNKNOWN);
  }

  private static CallExit appendUnits(Call c) {
    if (c.isNull(1)) {
      return c.fail();
    }
    Expr part = SequenceTexts.units(c, 1);
    return part == null ? BuilderAccess.own(c) : append(c, part);
  }

  private static CallExit appendUnitRange(Call c) {
    if (c.isNull(1)) {
      return c.fail();
    }
    Expr known = SequenceTexts.units(c, 1, c.number(2), c.number(3));
    if (known != null) {
      return append(c, known);
    }
    Expr part = SequenceTexts.units(c, 1);
    if (part == null) {
      return BuilderAccess.own(c);
    }
    Terms terms = c.terms();
    Expr end = terms.ints().add(c.number(2), c.number(3));
    return c.either(
        terms.strings().substringDomain(part, c.number(2), end),
        k -> append(k, k.terms().strings().substring(part, k.number(2), end)),
        Call::fail);
  }

  /**
   * @param count null for once
   */
  private static CallExit repeatCodePoint(Call c, @Nullable Expr count) {
    Terms terms = c.terms();
    Expr point = c.number(1);
    Expr zero = terms.factory().intConst(0);
    Expr times = count == null ? terms.factory().intConst(1) : count;
    Expr isNone = terms.ints().eq(times, zero);
    Expr isPoint = terms.factory().or(isNone, terms.strings().ofCodePointDomain(point));
    Expr isNatural = terms.ints().ge(times, zero);
    return c.fork(
        List.of(
            c.when(
                terms.factory().and(isNatural, isPoint),
                k -> append(k, repeated(k, k.terms().strings().ofCodePoint(point), times))),
            c.when(
                terms.factory().and(isNatural, terms.factory().not(isPoint)),
                k -> BuilderAccess.noCodePoint(k, point)),
            c.when(terms.factory().not(isNatural), Call::fail)));
  }

  private static Expr repeated(Call c, Expr text, Expr times) {
    return times == c.terms().factory().intConst(1)
        ? text
        : c.terms().strings().repeat(text, times);
  }

  private static CallExit repeat(Call c) {
    Expr part = SequenceTexts.textOrNull(c, 1);
    if (part == null) {
      return BuilderAccess.own(c);
    }
    return c.either(
        c.terms().strings().repeatDomain(c.number(2)),
        k -> append(k, repeated(k, part, k.number(2))),
        Call::fail);
  }
}
