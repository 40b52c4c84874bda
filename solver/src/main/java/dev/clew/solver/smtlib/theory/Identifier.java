package dev.clew.solver.smtlib.theory;

import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptPosition;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.math.BigInteger;
import java.util.List;

/**
 * A symbol, or an indexed one such as {@code (_ extract 7 0)}.
 *
 * @param indices empty for a plain symbol
 */
public record Identifier(String name, List<SExpr> indices, ScriptPosition position) {

  /** No bit-vector or float may be wider: values are computed with, and must fit in memory. */
  public static final int MAX_WIDTH = 1 << 24;

  /** Whether this can be read as an identifier. */
  public static boolean isOne(SExpr expr) {
    return expr instanceof Atom atom ? atom.isSymbol() : ((Group) expr).startsWith("_");
  }

  public static Identifier read(SExpr expr) {
    if (expr instanceof Atom atom) {
      return new Identifier(symbol(atom), List.of(), atom.position());
    }
    Group group = (Group) expr;
    if (!group.startsWith("_") || group.size() < 3) {
      throw new ScriptException(
          group.position(), "this is no identifier", "a symbol or (_ symbol index …)");
    }
    return new Identifier(
        symbol(group.get(1)), group.items().subList(2, group.size()), group.position());
  }

  /** The name that a symbol stands for; with and without bars it is the same. */
  public static String symbol(SExpr expr) {
    if (expr instanceof Atom atom && atom.isSymbol()) {
      return atom.text();
    }
    String found = expr instanceof Atom atom ? "'" + SmtText.of(atom) + "'" : "a list";
    throw new ScriptException(expr.position(), "found " + found, "a symbol");
  }

  public void requireIndices(int count) {
    if (indices.size() != count) {
      throw new ScriptException(
          position,
          "'" + name + "' has " + SymbolUse.count(indices.size(), "index", "indices"),
          count == 0 ? "none" : Integer.toString(count));
    }
  }

  /** An index that is any numeral. */
  public BigInteger number(int place) {
    SExpr index = indices.get(place);
    if (!(index instanceof Atom atom) || atom.kind() != Kind.NUMERAL) {
      throw new ScriptException(index.position(), "index of '" + name + "'", "a numeral");
    }
    return new BigInteger(atom.text());
  }

  /** An index that is a numeral from {@code least} to {@code most}. */
  public int index(int place, int least, int most) {
    BigInteger value = number(place);
    if (value.compareTo(BigInteger.valueOf(least)) < 0
        || value.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new ScriptException(
          indices.get(place).position(),
          "index " + value + " of '" + name + "'",
          "a numeral from " + least + " to " + most);
    }
    return value.intValue();
  }
}
