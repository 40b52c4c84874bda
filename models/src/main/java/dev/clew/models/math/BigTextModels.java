package dev.clew.models.math;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.basis.SameJdk;
import dev.clew.models.numeral.NumeralModels;
import dev.clew.models.numeral.NumeralRefusal;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.List;

/** {@code new BigInteger} of an unknown text: the number, or the exception. */
public final class BigTextModels {

  private static final String INIT = BigObjects.INTEGER + ".<init>(Ljava/lang/String;";

  private static final NumeralRefusal REFUSAL =
      new NumeralRefusal("new BigInteger", List.of(Sort.STRING, Sort.INT), BigTextModels::attempt);

  private BigTextModels() {}

  private static Object attempt(List<Value> args) {
    return new BigInteger(args.get(0).asString(), args.get(1).asInt());
  }

  public static void register(Models models) {
    models
        .on(INIT + ")V", SameJdk.only(c -> make(c, NumeralModels.decimal(c.terms()))))
        .on(INIT + "I)V", SameJdk.only(c -> make(c, c.number(2))));
  }

  private static CallExit make(Call c, Expr radix) {
    if (c.isNull(1)) {
      return c.own();
    }
    if (!(radix instanceof Const known)) {
      return c.unsupported(ReasonCode.BIG_NUMBER, "a BigInteger of a text in an unknown radix");
    }
    int base = known.value().asInt();
    if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
      return REFUSAL.raise(c, c.text(1), radix);
    }
    Expr isNumeral =
        c.terms()
            .factory()
            .apply(StringOp.IN, c.text(1), c.terms().factory().language(numerals(base)));
    Expr value =
        c.terms()
            .factory()
            .apply(StringOp.PARSE, c.text(1), c.terms().factory().integerConst(base));
    return c.either(
        isNumeral,
        good -> {
          BigObjects.fill(good.memory(), (int) good.id(0), value);
          return good.done();
        },
        bad -> REFUSAL.raise(bad, bad.text(1), radix));
  }

  private static Language numerals(int radix) {
    CharSet digits = CharSet.where(unit -> Character.digit((char) unit, radix) >= 0);
    return Language.sequence(
        Language.optional(Language.chars(CharSet.of("+-"))), Language.plus(Language.chars(digits)));
  }
}
