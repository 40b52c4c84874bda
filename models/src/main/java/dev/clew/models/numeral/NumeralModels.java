package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;

/** Texts read as signed numbers: two paths a call, the number and the exception. */
public final class NumeralModels {

  private static final String TEXT = "(Ljava/lang/String;";
  private static final int DECIMAL = 10;

  private NumeralModels() {}

  public static void register(Models models) {
    on(models, "java/lang/Integer.parseInt", "I", Integer.SIZE);
    on(models, "java/lang/Long.parseLong", "J", Long.SIZE);
    on(models, "java/lang/Short.parseShort", "S", Short.SIZE);
    on(models, "java/lang/Byte.parseByte", "B", Byte.SIZE);
  }

  private static void on(Models models, String method, String type, int bits) {
    models
        .on(method + TEXT + "I)" + type, c -> parse(c, bits, c.number(1)))
        .on(method + TEXT + ")" + type, c -> parse(c, bits, decimal(c.terms())));
  }

  public static Expr decimal(Terms terms) {
    return terms.factory().intConst(DECIMAL);
  }

  /** A null text is left to the JDK's own code. */
  private static CallExit parse(Call c, int bits, Expr radix) {
    if (c.lacksText()) {
      return c.fail();
    }
    Expr isNumber = c.terms().numerals().parseDomain(bits, c.text(0), radix);
    Expr isRadix = NumberFormat.isRadix(c.terms(), radix);
    return c.fork(
        List.of(
            c.when(
                c.terms().factory().and(isRadix, isNumber),
                k -> k.give(k.terms().numerals().parse(sort(bits), k.text(0), radix))),
            c.when(
                c.terms().factory().and(isRadix, c.terms().factory().not(isNumber)),
                k -> refuse(k, bits, radix)),
            c.when(
                c.terms().factory().not(isRadix),
                k -> k.raise(NumberFormat.EXCEPTION, NumberFormat.badRadix(k.terms(), radix)))));
  }

  private static Sort sort(int bits) {
    return bits == Long.SIZE ? Sort.LONG : Sort.INT;
  }

  private static CallExit refuse(Call c, int bits, Expr radix) {
    Terms terms = c.terms();
    Expr message = NumberFormat.message(terms, c.text(0), radix);
    if (bits < Integer.SIZE) {
      Expr written = terms.numerals().toString(radix);
      Expr outOfRange = terms.text("Value out of range. Value:\"", c.text(0), "\" Radix:", written);
      Expr isInt = terms.numerals().parseDomain(Integer.SIZE, c.text(0), radix);
      message = terms.factory().ite(isInt, outOfRange, message);
    }
    return c.raise(NumberFormat.EXCEPTION, message);
  }
}
