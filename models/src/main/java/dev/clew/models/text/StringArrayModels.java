package dev.clew.models.text;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.solver.expr.Expr;
import java.util.function.Function;

/** {@code String}: to and from arrays of units. */
public final class StringArrayModels {

  private static final String STRING = "java/lang/String.";
  private static final String RESULT = ")Ljava/lang/String;";

  private StringArrayModels() {}

  public static void register(Models models) {
    models
        .on(STRING + "<init>([C)V", c -> whole(c, 1))
        .on(STRING + "<init>([CII)V", c -> range(c, 1))
        .on(STRING + "valueOf([C" + RESULT, c -> whole(c, 0))
        .on(STRING + "valueOf([CII" + RESULT, c -> range(c, 0))
        .on(STRING + "copyValueOf([C" + RESULT, c -> whole(c, 0))
        .on(STRING + "copyValueOf([CII" + RESULT, c -> range(c, 0))
        .on("java/lang/StringLatin1.newString([BII" + RESULT, StringArrayModels::ofBytes)
        .on("java/lang/StringUTF16.newString([BII" + RESULT, StringArrayModels::ofBytes)
        .on(STRING + "getChars(II[CI)V", c -> copyOut(c, k -> k.text(0)))
        .on(
            BuilderAccess.BUILDER + "getChars(II[CI)V",
            BuilderAccess.ofText(c -> copyOut(c, BuilderAccess::text)));
  }

  /** What the JDK's own code makes of a part of the bytes that it found in a string. */
  private static CallExit ofBytes(Call c) {
    if (c.isNull(0)
        || !(c.memory().object(c.id(0)) instanceof SymbolicArray bytes)
        || !(bytes.computed() instanceof TextBytes view)
        || bytes.isCopy()
        || bytes.written() != null) {
      return c.own();
    }
    Expr end = c.terms().ints().add(c.number(1), c.number(2));
    return c.either(
        c.terms().strings().substringDomain(view.text(), c.number(1), end),
        k -> k.give(k.terms().strings().substring(view.text(), k.number(1), end)),
        Call::own);
  }

  /**
   * All units of an array.
   *
   * @param array the number of the argument
   */
  private static CallExit whole(Call c, int array) {
    Expr units = SequenceTexts.units(c, array);
    return units == null ? c.own() : leave(c, units);
  }

  /** Some units of an array: from an offset, so many. */
  private static CallExit range(Call c, int array) {
    Expr from = c.number(array + 1);
    Expr count = c.number(array + 2);
    Expr known = SequenceTexts.units(c, array, from, count);
    if (known != null) {
      return leave(c, known);
    }
    Expr units = SequenceTexts.units(c, array);
    if (units == null) {
      return c.own();
    }
    return c.either(
        SequenceTexts.isPart(c.terms(), units, from, count),
        k -> leave(k, SequenceTexts.part(k.terms(), units, from, count)),
        Call::own);
  }

  /** Leaves a constructor, or a method that returns a string. */
  private static CallExit leave(Call c, Expr text) {
    if (!c.returnsNothing()) {
      return c.give(text);
    }
    ((Instance) c.memory().own(c.id(0))).setPayload(SequenceTexts.content(text));
    return c.done();
  }

  /** Units from and to, into an array, at an index. */
  private static CallExit copyOut(Call c, Function<Call, Expr> source) {
    if (c.isNull(3)) {
      return c.fail();
    }
    Terms terms = c.terms();
    Expr length = UnitArrays.length(c.memory(), c.id(3));
    Expr count = terms.ints().sub(c.number(2), c.number(1));
    Expr room = terms.ints().sub(length, count);
    Expr isGood =
        terms
            .factory()
            .and(
                terms.strings().substringDomain(source.apply(c), c.number(1), c.number(2)),
                BuilderAccess.within(terms, c.number(4), room));
    return c.either(isGood, k -> copy(k, source.apply(k)), Call::fail);
  }

  private static CallExit copy(Call c, Expr text) {
    Expr part = c.terms().strings().substring(text, c.number(1), c.number(2));
    return UnitArrays.put(c.memory(), c.id(3), c.number(4), part)
        ? c.done()
        : c.unsupported(ReasonCode.SYMBOLIC_ARRAY, "units copied into an array of unknown units");
  }
}
