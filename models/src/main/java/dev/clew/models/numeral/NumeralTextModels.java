package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/** Numbers written in a radix. */
public final class NumeralTextModels {

  private static final String RESULT = ")Ljava/lang/String;";

  private static final Function FLOAT_HEX =
      Function.runnable(
          "Float.toHexString",
          List.of(Sort.FLOAT),
          Sort.STRING,
          args -> Value.of(Float.toHexString(args.get(0).asFloat())));

  private static final Function DOUBLE_HEX =
      Function.runnable(
          "Double.toHexString",
          List.of(Sort.DOUBLE),
          Sort.STRING,
          args -> Value.of(Double.toHexString(args.get(0).asDouble())));

  private NumeralTextModels() {}

  public static void register(Models models) {
    on(models, "java/lang/Integer.", "I");
    on(models, "java/lang/Long.", "J");
    models
        .value(
            "java/lang/Float.toHexString(F" + RESULT,
            c -> c.terms().factory().apply(FLOAT_HEX, c.number(0)))
        .value(
            "java/lang/Double.toHexString(D" + RESULT,
            c -> c.terms().factory().apply(DOUBLE_HEX, c.number(0)));
    models.on("java/lang/Character.toString(I" + RESULT, NumeralTextModels::ofCodePoint);
    models.on("java/lang/Character.toChars(I)[C", NumeralTextModels::toChars);
  }

  private static CallExit ofCodePoint(Call c) {
    return c.either(
        c.terms().strings().ofCodePointDomain(c.number(0)),
        good -> good.give(good.terms().strings().ofCodePoint(good.number(0))),
        NumeralTextModels::refuse);
  }

  private static CallExit toChars(Call c) {
    return c.either(
        c.terms().strings().ofCodePointDomain(c.number(0)), Call::own, NumeralTextModels::refuse);
  }

  private static CallExit refuse(Call c) {
    Expr digits = c.terms().numerals().toUnsignedString(c.number(0), 16);
    return c.raise(
        "java/lang/IllegalArgumentException",
        c.terms()
            .text("Not a valid Unicode code point: 0x", c.terms().strings().toUpperCase(digits)));
  }

  private static void on(Models models, String owner, String type) {
    models
        .value(
            owner + "toString(" + type + "I" + RESULT,
            c -> c.terms().numerals().toString(c.number(0), c.number(1)))
        .value(
            owner + "toUnsignedString(" + type + "I" + RESULT,
            c -> c.terms().numerals().toUnsignedString(c.number(0), c.number(1)))
        .value(
            owner + "toUnsignedString(" + type + RESULT,
            c -> c.terms().numerals().toUnsignedString(c.number(0), 10));
    radix(models, owner + "toHexString(" + type, 16);
    radix(models, owner + "toOctalString(" + type, 8);
    radix(models, owner + "toBinaryString(" + type, 2);
  }

  private static void radix(Models models, String method, int radix) {
    models.value(method + RESULT, c -> c.terms().numerals().toUnsignedString(c.number(0), radix));
  }
}
