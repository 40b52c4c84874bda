package dev.clew.models.numeral;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmNumerals;
import java.util.List;

/**
 * Parts of strings read as numbers: the number, the exception, or indices outside. Other sequences
 * are read unit by unit, by the JDK's own code.
 */
public final class NumeralRangeModels {

  private static final List<Sort> ARGUMENTS = List.of(Sort.STRING, Sort.INT, Sort.INT, Sort.INT);

  /** A method on a sequence, two positions, and a radix. */
  private interface Parser {
    Object parse(CharSequence text, int begin, int end, int radix);
  }

  private interface Domain {
    Expr of(JvmNumerals numerals, Expr text, Expr radix);
  }

  private NumeralRangeModels() {}

  public static void register(Models models) {
    on(models, "Integer.parseInt", Sort.INT, signed(Integer.SIZE), Integer::parseInt);
    on(models, "Long.parseLong", Sort.LONG, signed(Long.SIZE), Long::parseLong);
    on(
        models,
        "Integer.parseUnsignedInt",
        Sort.INT,
        unsigned(Integer.SIZE),
        Integer::parseUnsignedInt);
    on(models, "Long.parseUnsignedLong", Sort.LONG, unsigned(Long.SIZE), Long::parseUnsignedLong);
  }

  private static Domain signed(int bits) {
    return (numerals, text, radix) -> numerals.parseDomain(bits, text, radix);
  }

  private static Domain unsigned(int bits) {
    return (numerals, text, radix) -> numerals.parseUnsignedDomain(bits, text, radix);
  }

  private static void on(Models models, String name, Sort sort, Domain domain, Parser parser) {
    NumeralRefusal refusal =
        new NumeralRefusal(
            name,
            ARGUMENTS,
            a ->
                parser.parse(
                    a.get(0).asString(), a.get(1).asInt(), a.get(2).asInt(), a.get(3).asInt()));
    String signature = "java/lang/" + name + "(Ljava/lang/CharSequence;III)";
    models.on(
        signature + (sort.equals(Sort.INT) ? "I" : "J"),
        SameJdk.only(c -> c.isText(0) ? parse(c, sort, domain, refusal) : c.own()));
  }

  private static CallExit parse(Call c, Sort sort, Domain domain, NumeralRefusal refusal) {
    Expr inside = c.terms().strings().substringDomain(c.text(0), c.number(1), c.number(2));
    Expr part = c.terms().strings().substring(c.text(0), c.number(1), c.number(2));
    Expr isNumber = domain.of(c.terms().numerals(), part, c.number(3));
    return c.fork(
        List.of(
            c.when(
                c.terms().factory().and(inside, isNumber),
                k -> k.give(k.terms().numerals().parse(sort, part, k.number(3)))),
            c.when(
                c.terms().factory().and(inside, c.terms().factory().not(isNumber)),
                k -> refusal.raise(k, k.text(0), k.number(1), k.number(2), k.number(3))),
            c.when(c.terms().factory().not(inside), Call::fail)));
  }
}
