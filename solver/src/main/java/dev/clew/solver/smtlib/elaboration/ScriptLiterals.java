package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import dev.clew.solver.smtlib.theory.MissingSymbols;
import java.math.BigInteger;
import java.util.Optional;

/** Constants that are written out. */
final class ScriptLiterals {

  /** Bits in a hexadecimal digit. */
  private static final int NIBBLE = 4;

  private ScriptLiterals() {}

  /** The constant that an atom other than a symbol writes out. */
  static Const constant(ExprFactory terms, Atom atom) {
    return switch (atom.kind()) {
      case NUMERAL -> terms.constant(Value.of(new BigInteger(atom.text())));
      case HEX -> bits(terms, atom, 16, NIBBLE);
      case BINARY -> bits(terms, atom, 2, 1);
      case DECIMAL -> throw ScriptException.notSupported(atom.position(), MissingSymbols.REALS);
      case STRING -> terms.string(LiteralCharacters.text(atom));
      case SYMBOL, QUOTED, KEYWORD, LEFT, RIGHT, END ->
          throw new ScriptException(atom.position(), "found '" + SmtText.of(atom) + "'", "a term");
    };
  }

  private static Const bits(ExprFactory terms, Atom atom, int radix, int bitsPerDigit) {
    long width = (long) atom.text().length() * bitsPerDigit;
    if (width > Identifier.MAX_WIDTH) {
      throw ScriptException.notSupported(
          atom.position(), "bit-vectors wider than " + Identifier.MAX_WIDTH + " are");
    }
    return terms.constant(
        Value.ofPattern(Sort.bits((int) width), new BigInteger(atom.text(), radix)));
  }

  /** An element of a declared sort under the name that models give it, {@code @U_1}. */
  static Optional<Value> element(String name, Sort sort) {
    String prefix = "@" + sort.name() + "_";
    if (sort.kind() != Sort.Kind.REFERENCE || !name.startsWith(prefix)) {
      return Optional.empty();
    }
    String number = name.substring(prefix.length());
    return number.matches("-?[0-9]{1,18}")
        ? Optional.of(Value.reference(sort, Long.parseLong(number)))
        : Optional.empty();
  }
}
