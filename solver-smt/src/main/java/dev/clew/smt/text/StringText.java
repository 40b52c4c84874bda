package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.NumberRange;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import java.math.BigInteger;

/**
 * Operators on strings that have an exact form in SMT-LIB; the others go to {@link StringFacts}.
 *
 * <p>A string has at most {@link Integer#MAX_VALUE} units, for it is one of Java's: a term that
 * would have more has no value, so nothing depends on what the text says of it.
 */
final class StringText {

  private static final int MAX_COPIES = 32;

  private final SmtEngine engine;
  private final ConjunctNotes pad;

  StringText(SmtEngine engine, ConjunctNotes pad) {
    this.engine = engine;
    this.pad = pad;
  }

  SmtCode of(Apply apply, SmtCode[] args) {
    StringOp op = (StringOp) apply.op();
    if (!op.isIn(StringEncoding.SMT_TERM)) {
      return facts(apply, args);
    }
    return switch (op) {
      case LENGTH -> plain(apply, "str.len", args);
      case CODE_AT -> new SmtCode(apply, codeAt(args[0].text(), args[1].text()), range(apply));
      case CONCAT -> plain(apply, "str.++", args);
      case SLICE -> plain(apply, "str.substr", args);
      case CONTAINS -> plain(apply, "str.contains", args);
      case STARTS_WITH -> plain(apply, "str.prefixof", args[1], args[0]);
      case ENDS_WITH -> plain(apply, "str.suffixof", args[1], args[0]);
      case INDEX_OF -> plain(apply, "str.indexof", args);
      case LESS -> plain(apply, "str.<", args);
      case LESS_EQ -> plain(apply, "str.<=", args);
      case REPLACE_ONE -> plain(apply, "str.replace", args);
      case REPLACE_ALL -> plain(apply, "str.replace_all", args);
      case IN -> plain(apply, "str.in_re", args);
      case REPLACE_WORD -> ofCvc5(apply, "str.replace_re", args);
      case REPLACE_WORDS -> ofCvc5(apply, "str.replace_re_all", args);
      case TO_CODE -> plain(apply, "str.to_code", args);
      case FROM_CODE -> new SmtCode(apply, fromCode(args[0]), TermRange.ALL);
      case TO_INT -> plain(apply, "str.to_int", args);
      case FROM_INT -> plain(apply, "str.from_int", args);
      case NUMERAL -> numeral(apply, args);
      case REPEAT -> repeat(apply, args);
      case REVERSE_UNITS -> ofCvc5(apply, "str.rev", args);
      default -> throw op.missing(StringEncoding.SMT_TERM);
    };
  }

  private SmtCode facts(Apply apply, SmtCode[] args) {
    return new StringFacts(engine, pad, apply, args).code();
  }

  private static SmtCode plain(Apply apply, String operator, SmtCode... args) {
    return SmtEncoder.plain(apply, operator, range(apply), args);
  }

  /** What the operator and the sort of its result say of the numbers that it gives. */
  static TermRange range(Apply apply) {
    if (apply.sort().kind() == Sort.Kind.BITS) {
      return apply.sort().equals(Sort.CHAR)
          ? TermRange.unsigned(Character.SIZE)
          : TermRange.signed(apply.sort().bits());
    }
    NumberRange range = ((StringOp) apply.op()).range();
    long least = range.least();
    long most = range.most(Integer.MAX_VALUE);
    if (least == NumberRange.NO_LEAST) {
      return TermRange.ALL;
    }
    return most == NumberRange.NO_MOST ? TermRange.from(least) : TermRange.of(least, most);
  }

  /** What only cvc5 has, or decides. */
  private SmtCode ofCvc5(Apply apply, String operator, SmtCode[] args) {
    return engine == SmtEngine.CVC5 ? plain(apply, operator, args) : facts(apply, args);
  }

  /** The unit at a position, 0 where there is none. */
  static String codeAt(String string, String position) {
    String inside = "(and (<= 0 " + position + ") (< " + position + " (str.len " + string + ")))";
    return "(ite " + inside + " (str.to_code (str.at " + string + " " + position + ")) 0)";
  }

  private static String fromCode(SmtCode code) {
    String string = "(str.from_code " + code.text() + ")";
    TermRange units = TermRange.of(0, 0xffff);
    return code.range().within(units)
        ? string
        : "(ite " + units.condition(code.text()) + " " + string + " \"\")";
  }

  private SmtCode numeral(Apply apply, SmtCode[] args) {
    if (!isConstant(args[1], 10)) {
      return facts(apply, args);
    }
    String number = args[0].text();
    String natural = "(str.from_int " + number + ")";
    String negative = "(str.++ \"-\" (str.from_int (- " + number + ")))";
    return new SmtCode(
        apply,
        args[0].range().within(TermRange.from(0))
            ? natural
            : "(ite (< " + number + " 0) " + negative + " " + natural + ")",
        TermRange.ALL);
  }

  static boolean isConstant(SmtCode code, long number) {
    return code.source() instanceof Const constant
        && constant.value().asInteger().equals(BigInteger.valueOf(number));
  }

  private SmtCode repeat(Apply apply, SmtCode[] args) {
    if (!(args[1].source() instanceof Const constant)) {
      return facts(apply, args);
    }
    BigInteger times = constant.value().asInteger();
    if (times.signum() <= 0) {
      return new SmtCode(apply, "\"\"", TermRange.ALL);
    }
    if (times.equals(BigInteger.ONE)) {
      return new SmtCode(apply, args[0].text(), TermRange.ALL);
    }
    if (times.compareTo(BigInteger.valueOf(MAX_COPIES)) > 0) {
      return facts(apply, args);
    }
    String copies = (" " + args[0].text()).repeat(times.intValue());
    return new SmtCode(apply, "(str.++" + copies + ")", TermRange.ALL);
  }
}
