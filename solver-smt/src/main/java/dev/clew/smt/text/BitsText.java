package dev.clew.smt.text;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import java.math.BigInteger;

/**
 * Machine integers as mathematical ones; see {@link SmtCode}. Only what works on single bits goes
 * through bit-vectors.
 */
final class BitsText {

  /** Sums are left unreduced until they could be this many bits wider. */
  private static final int SPARE_BITS = 16;

  /** An equality is a choice between at most so many. */
  private static final int MAX_MULTIPLES = 3;

  private BitsText() {}

  static SmtCode of(Apply apply, SmtCode[] args) {
    return switch ((BitsOp) apply.op()) {
      case ADD -> kept(apply, sum(args[0], args[1]), args[0].range().plus(args[1].range()));
      case MUL -> product(apply, args[0].signed(), args[1].signed());
      case NEG -> kept(apply, "(- " + args[0].text() + ")", args[0].range().negated());
      case NOT ->
          kept(
              apply,
              "(- (- 1) " + args[0].text() + ")",
              args[0].range().negated().plus(TermRange.of(-1, -1)));
      case SDIV, SREM, UDIV, UREM -> DivisionText.of(apply, args);
      case AND -> and(apply, args[0], args[1]);
      case OR -> bitwise(apply, "bvor", args);
      case XOR -> bitwise(apply, "bvxor", args);
      case SHL, LSHR, ASHR -> shift(apply, args[0], args[1]);
      case SLT -> comparison(apply, "<", args[0].signed(), args[1].signed());
      case SLE -> comparison(apply, "<=", args[0].signed(), args[1].signed());
      case ULT -> comparison(apply, "<", args[0].unsigned(), args[1].unsigned());
      case ULE -> comparison(apply, "<=", args[0].unsigned(), args[1].unsigned());
      case TRUNCATE, FROM_INTEGER -> new SmtCode(apply, args[0].text(), args[0].range());
      case SIGN_EXTEND, SIGNED_VALUE -> as(apply, args[0].signed());
      case ZERO_EXTEND, UNSIGNED_VALUE -> as(apply, args[0].unsigned());
    };
  }

  /** Whether two of one width are the same: their difference is a multiple of a power of two. */
  static String equal(SmtCode left, SmtCode right) {
    TermRange difference = left.range().plus(right.range().negated());
    BigInteger low = difference.low();
    BigInteger high = difference.high();
    if (low != null && high != null) {
      BigInteger first = low.negate().shiftRight(left.width()).negate();
      BigInteger last = high.shiftRight(left.width());
      if (last.subtract(first).compareTo(BigInteger.valueOf(MAX_MULTIPLES)) < 0) {
        return oneOf(left, right, first, last);
      }
    }
    return "(= " + left.signed().text() + " " + right.signed().text() + ")";
  }

  private static String oneOf(SmtCode left, SmtCode right, BigInteger first, BigInteger last) {
    StringBuilder text = new StringBuilder("(or");
    for (BigInteger k = first; k.compareTo(last) <= 0; k = k.add(BigInteger.ONE)) {
      String distance = SmtLiterals.integer(k.shiftLeft(left.width()));
      String other = k.signum() == 0 ? right.text() : "(+ " + right.text() + " " + distance + ")";
      text.append(" (= ").append(left.text()).append(' ').append(other).append(')');
    }
    return last.equals(first)
        ? text.substring("(or ".length())
        : last.compareTo(first) < 0 ? "false" : text.append(')').toString();
  }

  private static String sum(SmtCode left, SmtCode right) {
    return "(+ " + left.text() + " " + right.text() + ")";
  }

  private static SmtCode as(Apply apply, SmtCode code) {
    return new SmtCode(apply, code.text(), code.range());
  }

  private static SmtCode comparison(Apply apply, String relation, SmtCode left, SmtCode right) {
    return new SmtCode(
        apply, "(" + relation + " " + left.text() + " " + right.text() + ")", TermRange.ALL);
  }

  /** Unreduced while it is not much wider than its sort, or has no bounds anyway. */
  private static SmtCode kept(Apply apply, String text, TermRange range) {
    SmtCode code = new SmtCode(apply, text, range);
    boolean unbounded = range.low() == null || range.high() == null;
    return unbounded || range.within(TermRange.signed(code.width() + SPARE_BITS))
        ? code
        : code.signed();
  }

  private static SmtCode product(Apply apply, SmtCode left, SmtCode right) {
    String text = "(* " + left.text() + " " + right.text() + ")";
    return kept(apply, text, left.range().times(right.range()));
  }

  private static SmtCode and(Apply apply, SmtCode left, SmtCode right) {
    if (!(right.source() instanceof Const constant)) {
      return left.source() instanceof Const
          ? and(apply, right, left)
          : bitwise(apply, "bvand", new SmtCode[] {left, right});
    }
    BigInteger mask = constant.value().pattern();
    BigInteger next = mask.add(BigInteger.ONE);
    return next.bitCount() == 1
        ? new SmtCode(
            apply, "(mod " + left.text() + " " + next + ")", new TermRange(BigInteger.ZERO, mask))
        : bitwise(apply, "bvand", new SmtCode[] {left, right});
  }

  private static SmtCode bitwise(Apply apply, String operator, SmtCode[] args) {
    String cast = "((_ int2bv " + args[0].width() + ") ";
    String text =
        "(bv2nat (" + operator + " " + cast + args[0].text() + ") " + cast + args[1].text() + ")))";
    return new SmtCode(apply, text, TermRange.unsigned(args[0].width()));
  }

  private static SmtCode shift(Apply apply, SmtCode value, SmtCode distance) {
    int width = value.width();
    BitsOp op = (BitsOp) apply.op();
    if (!(distance.source() instanceof Const constant)) {
      String operator = op == BitsOp.SHL ? "bvshl" : op == BitsOp.LSHR ? "bvlshr" : "bvashr";
      return bitwise(apply, operator, new SmtCode[] {value, distance});
    }
    BigInteger pattern = constant.value().pattern();
    boolean beyond = pattern.compareTo(BigInteger.valueOf(width)) >= 0;
    if (beyond && op != BitsOp.ASHR) {
      return new SmtCode(apply, "0", TermRange.of(0, 0));
    }
    int by = beyond ? width - 1 : pattern.intValue();
    String factor = SmtCode.power(by);
    if (op == BitsOp.SHL) {
      TermRange range = value.range().times(TermRange.only(new BigInteger(factor)));
      return kept(apply, "(* " + value.text() + " " + factor + ")", range);
    }
    SmtCode from = op == BitsOp.LSHR ? value.unsigned() : value.signed();
    TermRange range =
        op == BitsOp.LSHR
            ? TermRange.unsigned(Math.max(1, width - by))
            : TermRange.signed(width - by);
    return new SmtCode(apply, "(div " + from.text() + " " + factor + ")", range);
  }
}
