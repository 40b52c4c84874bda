package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.SameJdk;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmCharacters;
import dev.clew.solver.jvm.UnitClass;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;

/**
 * {@code Character}: questions about units and code points are one term each. Up to U+FFFF it is
 * the unit's; beyond, a function that is run.
 */
public final class CharacterModels {

  private static final String CHARACTER = "java/lang/Character.";

  private CharacterModels() {}

  public static void register(Models models) {
    questions(models);
    surrogates(models);
    numbers(models);
    cases(models);
  }

  private static void questions(Models models) {
    both(models, "isDigit", UnitClass.DIGIT, Character::isDigit);
    both(models, "isLetter", UnitClass.LETTER, Character::isLetter);
    both(models, "isLetterOrDigit", UnitClass.LETTER_OR_DIGIT, Character::isLetterOrDigit);
    both(models, "isWhitespace", UnitClass.WHITESPACE, Character::isWhitespace);
    both(models, "isSpaceChar", UnitClass.SPACE_CHAR, Character::isSpaceChar);
    both(models, "isUpperCase", UnitClass.UPPER_CASE, Character::isUpperCase);
    both(models, "isLowerCase", UnitClass.LOWER_CASE, Character::isLowerCase);
    both(models, "isTitleCase", UnitClass.TITLE_CASE, Character::isTitleCase);
    both(models, "isDefined", UnitClass.DEFINED, Character::isDefined);
    both(models, "isISOControl", UnitClass.ISO_CONTROL, Character::isISOControl);
    both(models, "isMirrored", UnitClass.MIRRORED, Character::isMirrored);
    both(
        models,
        "isIdentifierIgnorable",
        UnitClass.IDENTIFIER_IGNORABLE,
        Character::isIdentifierIgnorable);
    both(
        models,
        "isJavaIdentifierStart",
        UnitClass.JAVA_IDENTIFIER_START,
        Character::isJavaIdentifierStart);
    both(
        models,
        "isJavaIdentifierPart",
        UnitClass.JAVA_IDENTIFIER_PART,
        Character::isJavaIdentifierPart);
    both(
        models,
        "isUnicodeIdentifierStart",
        UnitClass.UNICODE_IDENTIFIER_START,
        Character::isUnicodeIdentifierStart);
    both(
        models,
        "isUnicodeIdentifierPart",
        UnitClass.UNICODE_IDENTIFIER_PART,
        Character::isUnicodeIdentifierPart);
    wide(models, "isAlphabetic", UnitClass.ALPHABETIC, Character::isAlphabetic);
    wide(models, "isIdeographic", UnitClass.IDEOGRAPHIC, Character::isIdeographic);
  }

  private static void both(Models models, String name, UnitClass units, IntPredicate method) {
    narrow(models, name, units);
    wide(models, name, units, method);
  }

  private static void narrow(Models models, String name, UnitClass units) {
    models.on(
        CHARACTER + name + "(C)Z", SameJdk.value(c -> c.terms().characters().is(units, c.unit(0))));
  }

  private static void wide(Models models, String name, UnitClass units, IntPredicate method) {
    Function beyond = CodePointFunctions.question(name, method);
    models.on(
        CHARACTER + name + "(I)Z",
        SameJdk.value(c -> choose(c, (all, unit) -> all.is(units, unit), beyond)));
  }

  /** What is true of a unit, or what a function says about a code point that is none. */
  private static Expr choose(
      Call c, BiFunction<JvmCharacters, Expr, Expr> ofUnit, Function beyond) {
    Expr point = c.number(0);
    Expr narrow = ofUnit.apply(c.terms().characters(), c.unit(0));
    return c.terms()
        .factory()
        .ite(isUnit(c.terms(), point), narrow, c.terms().factory().apply(beyond, point));
  }

  private static Expr isUnit(Terms terms, Expr point) {
    return atMost(terms, point, Character.MAX_VALUE);
  }

  private static Expr atMost(Terms terms, Expr point, int most) {
    return terms.factory().apply(BitsOp.ULE, point, terms.factory().intConst(most));
  }

  private static void surrogates(Models models) {
    narrow(models, "isSurrogate", UnitClass.SURROGATE);
    narrow(models, "isHighSurrogate", UnitClass.HIGH_SURROGATE);
    narrow(models, "isLowSurrogate", UnitClass.LOW_SURROGATE);
    models
        .value(
            CHARACTER + "isSurrogatePair(CC)Z",
            c ->
                c.terms()
                    .factory()
                    .and(
                        c.terms().characters().is(UnitClass.HIGH_SURROGATE, c.unit(0)),
                        c.terms().characters().is(UnitClass.LOW_SURROGATE, c.unit(1))))
        .value(
            CHARACTER + "isValidCodePoint(I)Z",
            c -> atMost(c.terms(), c.number(0), Character.MAX_CODE_POINT))
        .value(CHARACTER + "isBmpCodePoint(I)Z", c -> isUnit(c.terms(), c.number(0)))
        .value(
            CHARACTER + "isSupplementaryCodePoint(I)Z",
            c ->
                c.terms()
                    .factory()
                    .and(
                        atMost(c.terms(), c.number(0), Character.MAX_CODE_POINT),
                        c.terms().factory().not(isUnit(c.terms(), c.number(0)))))
        .value(CHARACTER + "charCount(I)I", CharacterModels::charCount);
  }

  /** Of a number that is no code point, too: only a signed comparison is made. */
  private static Expr charCount(Call c) {
    Terms terms = c.terms();
    Expr first = terms.factory().intConst(Character.MIN_SUPPLEMENTARY_CODE_POINT);
    return terms
        .factory()
        .ite(
            terms.ints().ge(c.number(0), first),
            terms.factory().intConst(2),
            terms.factory().intConst(1));
  }

  private static void numbers(Models models) {
    models
        .on(
            CHARACTER + "digit(CI)I",
            SameJdk.value(c -> c.terms().characters().digit(c.unit(0), c.number(1))))
        .on(CHARACTER + "digit(II)I", SameJdk.value(CharacterModels::digit))
        .value(
            CHARACTER + "forDigit(II)C",
            c -> c.terms().characters().forDigit(c.number(0), c.number(1)));
    number(
        models,
        "getNumericValue",
        JvmCharacters::getNumericValue,
        CodePointFunctions.NUMERIC_VALUE);
    number(models, "getType", JvmCharacters::getType, CodePointFunctions.TYPE);
    for (String type : new String[] {"C", "I"}) {
      models.on(
          CHARACTER + "getDirectionality(" + type + ")B",
          SameJdk.value(
              c -> c.terms().factory().apply(CodePointFunctions.DIRECTIONALITY, c.number(0))));
    }
  }

  private static Expr digit(Call c) {
    return c.terms()
        .factory()
        .ite(
            isUnit(c.terms(), c.number(0)),
            c.terms().characters().digit(c.unit(0), c.number(1)),
            c.terms().factory().apply(CodePointFunctions.DIGIT, c.number(0), c.number(1)));
  }

  private static void number(
      Models models, String name, BiFunction<JvmCharacters, Expr, Expr> ofUnit, Function beyond) {
    models
        .on(
            CHARACTER + name + "(C)I",
            SameJdk.value(c -> ofUnit.apply(c.terms().characters(), c.unit(0))))
        .on(CHARACTER + name + "(I)I", SameJdk.value(c -> choose(c, ofUnit, beyond)));
  }

  private static void cases(Models models) {
    change(models, "toLowerCase", JvmCharacters::toLowerCase, CodePointFunctions.TO_LOWER);
    change(models, "toUpperCase", JvmCharacters::toUpperCase, CodePointFunctions.TO_UPPER);
    models
        .on(
            CHARACTER + "toTitleCase(I)I",
            SameJdk.value(c -> c.terms().factory().apply(CodePointFunctions.TO_TITLE, c.number(0))))
        .on(
            CHARACTER + "toTitleCase(C)C",
            SameJdk.value(
                c ->
                    c.terms()
                        .ints()
                        .narrow(
                            c.terms().factory().apply(CodePointFunctions.TO_TITLE, c.number(0)),
                            Sort.CHAR)));
  }

  private static void change(
      Models models, String name, BiFunction<JvmCharacters, Expr, Expr> ofUnit, Function beyond) {
    models
        .on(
            CHARACTER + name + "(C)C",
            SameJdk.value(c -> ofUnit.apply(c.terms().characters(), c.unit(0))))
        .on(
            CHARACTER + name + "(I)I",
            SameJdk.value(
                c ->
                    choose(
                        c,
                        (all, unit) -> c.terms().ints().promoteChar(ofUnit.apply(all, unit)),
                        beyond)));
  }
}
