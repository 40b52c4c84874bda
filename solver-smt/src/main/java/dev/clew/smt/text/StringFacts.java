package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.NumberRange;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.StringTrait;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/**
 * An operator on strings that SMT-LIB lacks, as an unknown with facts. Some determine it; the rest
 * are {@linkplain ConjunctNotes#approximate approximations}. Every fact is true of the operator's
 * value for all arguments.
 */
final class StringFacts {

  private static final Language ASCII = Language.star(Language.chars(CharSet.range('\0', '\177')));

  private final SmtEngine engine;
  private final ConjunctNotes pad;
  private final Apply apply;
  private final StringOp op;
  private final SmtCode[] args;
  private final String result;

  StringFacts(SmtEngine engine, ConjunctNotes pad, Apply apply, SmtCode[] args) {
    this.engine = engine;
    this.pad = pad;
    this.apply = apply;
    this.op = (StringOp) apply.op();
    this.args = args;
    String sort = SmtEncoder.sortName(apply.sort());
    if (sort == null) {
      throw new IllegalArgumentException("no unknown can stand for " + apply);
    }
    this.result = pad.fresh(apply, "r", sort);
  }

  /** The unknown, with what is known of it put down. */
  SmtCode code() {
    TermRange range = StringText.range(apply);
    SmtCode code = new SmtCode(apply, result, range);
    if (!op.isIn(StringEncoding.SMT_FACTS)) {
      approximate(code);
      return code;
    }
    switch (op) {
      case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING -> stripped(TrimmedUnits.of(op));
      case LAST_INDEX_OF -> lastIndexOf();
      case COMPARE -> compare(range);
      default -> {
        approximate(code);
        someFacts();
      }
    }
    return code;
  }

  /** What the operator's traits say; it may have other values besides. */
  private void approximate(SmtCode code) {
    pad.approximate(apply, code, args);
    if (!code.range().equals(TermRange.ALL)) {
      pad.fact(code.range().condition(result));
    }
    if (op.has(StringTrait.PART_OF_FIRST)) {
      pad.fact("(str.contains " + text(0) + " " + result + ")");
    }
    if (op.has(StringTrait.SAME_LENGTH)) {
      pad.fact(equal("(str.len " + text(0) + ")", "(str.len " + result + ")"));
    }
    if (op.range() == NumberRange.POSITION_IN_FIRST) {
      pad.fact("(<= " + result + " (str.len " + text(0) + "))");
    }
  }

  /** Facts that leave values open. */
  private void someFacts() {
    switch (op) {
      case EQUALS_IGNORE_CASE -> equalsIgnoreCase();
      case COMPARE_IGNORE_CASE -> pad.fact(implies(equal(text(0), text(1)), equal(result, "0")));
      case TO_LOWER -> otherCase("str.to_lower", CharSet.UPPER);
      case TO_UPPER -> otherCase("str.to_upper", CharSet.LOWER);
      case REPEAT -> repeat();
      case REVERSE, REVERSE_UNITS -> reverse();
      case INTERSPERSE -> intersperse();
      case PARSE -> parse();
      case HASH -> hash();
      case CHAR_TO_LOWER -> otherUnit('A', 'Z', 32);
      case CHAR_TO_UPPER -> otherUnit('a', 'z', -32);
      default -> throw op.missing(StringEncoding.SMT_FACTS);
    }
  }

  /** Before, between and after: what is stripped, what remains. Which is which is determined. */
  private void stripped(TrimmedUnits trimming) {
    boolean leading = trimming.front();
    boolean trailing = trimming.back();
    Language blank = Language.star(Language.chars(trimming.blanks()));
    Language other = Language.chars(trimming.blanks().complement());
    String front = leading ? pad.fresh(apply, "f", "String") : "\"\"";
    String back = trailing ? pad.fresh(apply, "b", "String") : "\"\"";
    pad.fact(equal(text(0), "(str.++ " + front + " " + result + " " + back + ")"));
    if (leading) {
      pad.fact(in(front, blank));
      pad.fact(in(result, Language.optional(Language.sequence(other, Language.ANYTHING))));
    }
    if (trailing) {
      pad.fact(in(back, blank));
      pad.fact(in(result, Language.optional(Language.sequence(Language.ANYTHING, other))));
    }
  }

  private void lastIndexOf() {
    String start = text(2);
    String part = text(1);
    String length = "(str.len " + text(0) + ")";
    String reach = "(str.substr " + text(0) + " 0 (+ " + start + " (str.len " + part + ")))";
    String least = "(ite (< " + start + " " + length + ") " + start + " " + length + ")";
    String none = "(or (< " + start + " 0) (not (str.contains " + reach + " " + part + ")))";
    String rest = "(str.substr " + reach + " (+ " + result + " 1) " + length + ")";
    String found =
        "(and (<= 0 "
            + result
            + " "
            + start
            + ") "
            + equal("(str.substr " + text(0) + " " + result + " (str.len " + part + "))", part)
            + " (not (str.contains "
            + rest
            + " "
            + part
            + ")))";
    String empty = equal(part, "\"\"");
    String ofEmpty =
        "(ite (< " + start + " 0) (= " + result + " (- 1)) (= " + result + " " + least + "))";
    pad.fact(
        "(ite "
            + empty
            + " "
            + ofEmpty
            + " (ite "
            + none
            + " (= "
            + result
            + " (- 1)) "
            + found
            + "))");
  }

  /** The sign follows from the order; which number it is, is seldom asked. */
  private void compare(TermRange range) {
    pad.fact(range.condition(result));
    pad.fact(equal("(< " + result + " 0)", "(str.< " + text(0) + " " + text(1) + ")"));
    pad.fact(equal(equal(result, "0"), equal(text(0), text(1))));
    String common = pad.fresh(apply, "k", "Int");
    String left = "(str.len " + text(0) + ")";
    String right = "(str.len " + text(1) + ")";
    pad.detail("(and (<= 0 " + common + " " + left + ") (<= " + common + " " + right + "))");
    pad.detail(
        equal(
            "(str.substr " + text(0) + " 0 " + common + ")",
            "(str.substr " + text(1) + " 0 " + common + ")"));
    String first = StringText.codeAt(text(0), common);
    String second = StringText.codeAt(text(1), common);
    String differs =
        "(and (not (= "
            + first
            + " "
            + second
            + ")) (= "
            + result
            + " (- "
            + first
            + " "
            + second
            + ")))";
    String inside = "(and (< " + common + " " + left + ") (< " + common + " " + right + "))";
    pad.detail(
        "(ite " + inside + " " + differs + " (= " + result + " (- " + left + " " + right + ")))");
  }

  private void equalsIgnoreCase() {
    pad.fact(implies(equal(text(0), text(1)), result));
    pad.fact(implies(result, equal("(str.len " + text(0) + ")", "(str.len " + text(1) + ")")));
    if (engine == SmtEngine.CVC5) {
      String lower = equal("(str.to_lower " + text(0) + ")", "(str.to_lower " + text(1) + ")");
      pad.fact(
          implies(
              "(and " + in(text(0), ASCII) + " " + in(text(1), ASCII) + ")", equal(result, lower)));
    }
  }

  /** Nothing of the case that is left; ASCII text keeps its length, and cvc5 knows what it is. */
  private void otherCase(String operator, CharSet gone) {
    pad.fact(in(result, Language.star(Language.chars(gone.complement()))));
    pad.fact(equal(equal(text(0), "\"\""), equal(result, "\"\"")));
    Language same = Language.star(Language.chars(CharSet.range('\0', '\177').minus(gone)));
    pad.fact(implies(in(text(0), same), equal(text(0), result)));
    String known =
        engine == SmtEngine.CVC5
            ? equal(result, "(" + operator + " " + text(0) + ")")
            : equal("(str.len " + text(0) + ")", "(str.len " + result + ")");
    pad.fact(implies(in(text(0), ASCII), known));
  }

  private void repeat() {
    String times = text(1);
    pad.fact(implies("(<= " + times + " 0)", equal(result, "\"\"")));
    pad.fact(implies(equal(times, "1"), equal(result, text(0))));
    String some = "(<= 1 " + times + ")";
    pad.fact(implies(some, "(str.prefixof " + text(0) + " " + result + ")"));
    pad.fact(implies(some, "(str.suffixof " + text(0) + " " + result + ")"));
    if (args[0].source() instanceof Const constant && !constant.value().asString().isEmpty()) {
      String word = constant.value().asString();
      pad.fact(in(result, Language.star(Language.word(word))));
      pad.fact(
          implies(
              some, equal("(str.len " + result + ")", "(* " + word.length() + " " + times + ")")));
    }
  }

  private void reverse() {
    pad.fact(implies("(<= (str.len " + text(0) + ") 1)", equal(text(0), result)));
    if (engine == SmtEngine.CVC5) {
      Language plain = Language.star(Language.chars(CharSet.HIGH_SURROGATES.complement()));
      pad.fact(implies(in(text(0), plain), equal(result, "(str.rev " + text(0) + ")")));
    }
  }

  private void intersperse() {
    pad.fact("(str.prefixof " + text(1) + " " + result + ")");
    pad.fact("(str.suffixof " + text(1) + " " + result + ")");
    pad.fact(implies(equal(text(0), "\"\""), equal(result, text(1))));
    pad.fact(implies(equal(text(1), "\"\""), equal(result, text(0))));
    pad.fact("(<= (str.len " + text(0) + ") (str.len " + result + "))");
  }

  private void parse() {
    if (!StringText.isConstant(args[1], 10)) {
      return;
    }
    Language digits = Language.plus(Language.chars(CharSet.DIGITS));
    Language anyDigits =
        Language.plus(Language.chars(CharSet.where(c -> Character.digit(c, 10) >= 0)));
    Language sign = Language.chars(CharSet.of("+-"));
    Language numeral = Language.sequence(Language.optional(sign), anyDigits);
    String rest = "(str.to_int (str.substr " + text(0) + " 1 (str.len " + text(0) + ")))";
    pad.fact(implies("(not " + in(text(0), numeral) + ")", equal(result, "0")));
    pad.fact(implies(in(text(0), digits), equal(result, "(str.to_int " + text(0) + ")")));
    pad.fact(
        implies(
            in(text(0), Language.sequence(Language.word("-"), digits)),
            equal(result, "(- " + rest + ")")));
    pad.fact(
        implies(in(text(0), Language.sequence(Language.word("+"), digits)), equal(result, rest)));
  }

  private void hash() {
    String length = "(str.len " + text(0) + ")";
    String first = StringText.codeAt(text(0), "0");
    String second = StringText.codeAt(text(0), "1");
    pad.fact(implies(equal(length, "0"), equal(result, "0")));
    pad.fact(implies(equal(length, "1"), equal(result, first)));
    pad.fact(implies(equal(length, "2"), equal(result, "(+ (* 31 " + first + ") " + second + ")")));
  }

  /** ASCII units are known, and all others stay outside ASCII but for a few: nothing is said. */
  private void otherUnit(char low, char high, int offset) {
    String unit = args[0].unsigned().text();
    String cased = TermRange.of(low, high).condition(unit);
    pad.fact(implies(cased, equal(result, "(+ " + unit + " " + SmtLiterals.integer(offset) + ")")));
    pad.fact(implies("(and (< " + unit + " 128) (not " + cased + "))", equal(result, unit)));
  }

  private String text(int place) {
    return args[place].text();
  }

  private static String in(String string, Language language) {
    return "(str.in_re " + string + " " + LanguageText.of(language) + ")";
  }

  private static String equal(String left, String right) {
    return "(= " + left + " " + right + ")";
  }

  private static String implies(String premise, String conclusion) {
    return "(=> " + premise + " " + conclusion + ")";
  }
}
