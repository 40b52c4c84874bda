package dev.clew.smt.text;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.IntegerOp;

/** Divisions; SMT-LIB's own are Euclidean, and by zero they can be anything. */
final class DivisionText {

  private DivisionText() {}

  /** Divisions of machine integers. */
  static SmtCode of(Apply apply, SmtCode[] args) {
    int width = args[0].width();
    BitsOp op = (BitsOp) apply.op();
    boolean signed = op == BitsOp.SDIV || op == BitsOp.SREM;
    SmtCode dividend = signed ? args[0].signed() : args[0].unsigned();
    SmtCode divisor = signed ? args[1].signed() : args[1].unsigned();
    String a = dividend.text();
    String b = divisor.text();
    return switch (op) {
      case SDIV -> {
        String minus = ite("(< " + a + " 0)", "1", "(- 1)");
        String natural = "(div " + magnitude(dividend) + " " + magnitude(divisor) + ")";
        String opposite = "(not (= (< " + a + " 0) (< " + b + " 0)))";
        String quotient = ite(opposite, "(- " + natural + ")", natural);
        yield new SmtCode(apply, guarded(b, minus, quotient), TermRange.signed(width + 1));
      }
      case SREM -> {
        String natural = "(mod " + magnitude(dividend) + " " + magnitude(divisor) + ")";
        String remainder = ite("(< " + a + " 0)", "(- " + natural + ")", natural);
        yield new SmtCode(apply, guarded(b, a, remainder), TermRange.signed(width));
      }
      case UDIV -> {
        String most = "(- " + SmtCode.power(width) + " 1)";
        yield new SmtCode(
            apply, guarded(b, most, "(div " + a + " " + b + ")"), TermRange.unsigned(width));
      }
      default ->
          new SmtCode(apply, guarded(b, a, "(mod " + a + " " + b + ")"), TermRange.unsigned(width));
    };
  }

  /** Divisions of mathematical integers. */
  static String integer(IntegerOp op, String dividend, String divisor) {
    return op == IntegerOp.DIV
        ? guarded(divisor, "0", "(div " + dividend + " " + divisor + ")")
        : guarded(divisor, dividend, "(mod " + dividend + " " + divisor + ")");
  }

  private static String magnitude(SmtCode code) {
    return code.range().within(TermRange.from(0))
        ? code.text()
        : ite("(< " + code.text() + " 0)", "(- " + code.text() + ")", code.text());
  }

  private static String guarded(String divisor, String byZero, String otherwise) {
    boolean literal = divisor.matches("[1-9][0-9]*|\\(- [1-9][0-9]*\\)");
    return literal ? otherwise : ite("(= " + divisor + " 0)", byZero, otherwise);
  }

  private static String ite(String condition, String first, String second) {
    return "(ite " + condition + " " + first + " " + second + ")";
  }
}
