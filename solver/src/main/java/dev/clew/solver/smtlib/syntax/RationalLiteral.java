package dev.clew.solver.smtlib.syntax;

import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A rational number written out: {@code 0.1}, {@code 3}, {@code (/ 1 10)}, {@code (- 0.5)}, {@code
 * (/ (- 1) 3.0)}. This is all of the sort Real that is supported, and only as what a float is
 * converted from.
 *
 * @param denominator positive
 */
public record RationalLiteral(BigInteger numerator, BigInteger denominator) {

  /** The number that an S-expression writes out, if it does. */
  public static Optional<RationalLiteral> read(SExpr expr) {
    if (expr instanceof Group group && group.size() == 2 && group.startsWith("-")) {
      return unsigned(group.get(1)).map(RationalLiteral::negate);
    }
    return unsigned(expr);
  }

  private static Optional<RationalLiteral> unsigned(SExpr expr) {
    if (!(expr instanceof Group group)) {
      return literal(expr);
    }
    if (group.size() != 3 || !group.startsWith("/")) {
      return Optional.empty();
    }
    return signedLiteral(group.get(1))
        .flatMap(
            above ->
                signedLiteral(group.get(2))
                    .filter(below -> below.numerator.signum() != 0)
                    .map(above::dividedBy));
  }

  private static Optional<RationalLiteral> signedLiteral(SExpr expr) {
    return expr instanceof Group group && group.size() == 2 && group.startsWith("-")
        ? literal(group.get(1)).map(RationalLiteral::negate)
        : literal(expr);
  }

  private static Optional<RationalLiteral> literal(SExpr expr) {
    if (!(expr instanceof Atom atom)) {
      return Optional.empty();
    }
    if (atom.kind() != Kind.NUMERAL && atom.kind() != Kind.DECIMAL) {
      return Optional.empty();
    }
    BigDecimal decimal = new BigDecimal(atom.text());
    return Optional.of(
        new RationalLiteral(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale())));
  }

  private RationalLiteral negate() {
    return new RationalLiteral(numerator.negate(), denominator);
  }

  private RationalLiteral dividedBy(RationalLiteral other) {
    BigInteger above = numerator.multiply(other.denominator);
    BigInteger below = denominator.multiply(other.numerator);
    return below.signum() < 0
        ? new RationalLiteral(above.negate(), below.negate())
        : new RationalLiteral(above, below);
  }
}
