package dev.clew.models;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Texts read as numbers: two paths a call, the number and the exception. */
final class NumeralModels {

  private static final String TEXT = "(Ljava/lang/String;";
  private static final int DECIMAL = 10;

  private NumeralModels() {}

  static void register(Models models) {
    models
        .on("java/lang/Integer.parseInt" + TEXT + "I)I", c -> parse(c, Sort.INT, c.number(1)))
        .on("java/lang/Integer.parseInt" + TEXT + ")I", c -> parse(c, Sort.INT, decimal(c)))
        .on("java/lang/Long.parseLong" + TEXT + "I)J", c -> parse(c, Sort.LONG, c.number(1)))
        .on("java/lang/Long.parseLong" + TEXT + ")J", c -> parse(c, Sort.LONG, decimal(c)));
  }

  private static Expr decimal(Call c) {
    return c.terms().factory().intConst(DECIMAL);
  }

  /** A null text and an impossible radix are left to the JDK's own code. */
  private static @Nullable Insn parse(Call c, Sort type, Expr radix) {
    if (c.lacksText()) {
      return c.fail();
    }
    int bits = type.equals(Sort.INT) ? Integer.SIZE : Long.SIZE;
    Expr isNumber = c.terms().numerals().parseDomain(bits, c.text(0), radix);
    Expr isRadix = NumberFormat.isRadix(c.terms(), radix);
    return c.fork(
        List.of(
            c.when(
                c.terms().factory().and(isRadix, isNumber),
                k -> k.give(k.terms().numerals().parse(type, k.text(0), radix))),
            c.when(
                c.terms().factory().and(isRadix, c.terms().factory().not(isNumber)),
                k -> NumberFormat.raise(k, 0, radix)),
            c.when(c.terms().factory().not(isRadix), Call::fail)));
  }
}
