package dev.clew.solver.jvm;

import static dev.clew.solver.jvm.StringRows.v;

import java.util.List;
import java.util.regex.Pattern;

/** Single units and patterns. */
final class CharacterRows {

  private CharacterRows() {}

  @SuppressWarnings("CharacterGetNumericValue") // The very method that is meant.
  static List<StringRow> characters() {
    return List.of(
        StringRow.of(
            "Character.isDigit",
            "c",
            (on, e) -> on.characters().is(UnitClass.DIGIT, e[0]),
            a -> v(Character.isDigit(a.c(0)))),
        StringRow.of(
            "Character.isLetter",
            "c",
            (on, e) -> on.characters().is(UnitClass.LETTER, e[0]),
            a -> v(Character.isLetter(a.c(0)))),
        StringRow.of(
            "Character.isLetterOrDigit",
            "c",
            (on, e) -> on.characters().is(UnitClass.LETTER_OR_DIGIT, e[0]),
            a -> v(Character.isLetterOrDigit(a.c(0)))),
        StringRow.of(
            "Character.isAlphabetic",
            "c",
            (on, e) -> on.characters().is(UnitClass.ALPHABETIC, e[0]),
            a -> v(Character.isAlphabetic(a.c(0)))),
        StringRow.of(
            "Character.isWhitespace",
            "c",
            (on, e) -> on.characters().is(UnitClass.WHITESPACE, e[0]),
            a -> v(Character.isWhitespace(a.c(0)))),
        StringRow.of(
            "Character.isSpaceChar",
            "c",
            (on, e) -> on.characters().is(UnitClass.SPACE_CHAR, e[0]),
            a -> v(Character.isSpaceChar(a.c(0)))),
        StringRow.of(
            "Character.isUpperCase",
            "c",
            (on, e) -> on.characters().is(UnitClass.UPPER_CASE, e[0]),
            a -> v(Character.isUpperCase(a.c(0)))),
        StringRow.of(
            "Character.isLowerCase",
            "c",
            (on, e) -> on.characters().is(UnitClass.LOWER_CASE, e[0]),
            a -> v(Character.isLowerCase(a.c(0)))),
        StringRow.of(
            "Character.isTitleCase",
            "c",
            (on, e) -> on.characters().is(UnitClass.TITLE_CASE, e[0]),
            a -> v(Character.isTitleCase(a.c(0)))),
        StringRow.of(
            "Character.isDefined",
            "c",
            (on, e) -> on.characters().is(UnitClass.DEFINED, e[0]),
            a -> v(Character.isDefined(a.c(0)))),
        StringRow.of(
            "Character.isISOControl",
            "c",
            (on, e) -> on.characters().is(UnitClass.ISO_CONTROL, e[0]),
            a -> v(Character.isISOControl(a.c(0)))),
        StringRow.of(
            "Character.isIdentifierIgnorable",
            "c",
            (on, e) -> on.characters().is(UnitClass.IDENTIFIER_IGNORABLE, e[0]),
            a -> v(Character.isIdentifierIgnorable(a.c(0)))),
        StringRow.of(
            "Character.isIdeographic",
            "c",
            (on, e) -> on.characters().is(UnitClass.IDEOGRAPHIC, e[0]),
            a -> v(Character.isIdeographic(a.c(0)))),
        StringRow.of(
            "Character.isJavaIdentifierStart",
            "c",
            (on, e) -> on.characters().is(UnitClass.JAVA_IDENTIFIER_START, e[0]),
            a -> v(Character.isJavaIdentifierStart(a.c(0)))),
        StringRow.of(
            "Character.isJavaIdentifierPart",
            "c",
            (on, e) -> on.characters().is(UnitClass.JAVA_IDENTIFIER_PART, e[0]),
            a -> v(Character.isJavaIdentifierPart(a.c(0)))),
        StringRow.of(
            "Character.isUnicodeIdentifierStart",
            "c",
            (on, e) -> on.characters().is(UnitClass.UNICODE_IDENTIFIER_START, e[0]),
            a -> v(Character.isUnicodeIdentifierStart(a.c(0)))),
        StringRow.of(
            "Character.isUnicodeIdentifierPart",
            "c",
            (on, e) -> on.characters().is(UnitClass.UNICODE_IDENTIFIER_PART, e[0]),
            a -> v(Character.isUnicodeIdentifierPart(a.c(0)))),
        StringRow.of(
            "Character.isMirrored",
            "c",
            (on, e) -> on.characters().is(UnitClass.MIRRORED, e[0]),
            a -> v(Character.isMirrored(a.c(0)))),
        StringRow.of(
            "Character.isSurrogate",
            "c",
            (on, e) -> on.characters().is(UnitClass.SURROGATE, e[0]),
            a -> v(Character.isSurrogate(a.c(0)))),
        StringRow.of(
            "Character.isHighSurrogate",
            "c",
            (on, e) -> on.characters().is(UnitClass.HIGH_SURROGATE, e[0]),
            a -> v(Character.isHighSurrogate(a.c(0)))),
        StringRow.of(
            "Character.isLowSurrogate",
            "c",
            (on, e) -> on.characters().is(UnitClass.LOW_SURROGATE, e[0]),
            a -> v(Character.isLowSurrogate(a.c(0)))),
        StringRow.of(
            "Character.toLowerCase",
            "c",
            (on, e) -> on.characters().toLowerCase(e[0]),
            a -> v(Character.toLowerCase(a.c(0)))),
        StringRow.of(
            "Character.toUpperCase",
            "c",
            (on, e) -> on.characters().toUpperCase(e[0]),
            a -> v(Character.toUpperCase(a.c(0)))),
        StringRow.of(
            "Character.digit",
            "ci",
            (on, e) -> on.characters().digit(e[0], e[1]),
            a -> v(Character.digit(a.c(0), a.i(1)))),
        StringRow.of(
            "Character.forDigit",
            "ii",
            (on, e) -> on.characters().forDigit(e[0], e[1]),
            a -> v(Character.forDigit(a.i(0), a.i(1)))),
        StringRow.of(
            "Character.getNumericValue",
            "c",
            (on, e) -> on.characters().getNumericValue(e[0]),
            a -> v(Character.getNumericValue(a.c(0)))),
        StringRow.of(
            "Character.getType",
            "c",
            (on, e) -> on.characters().getType(e[0]),
            a -> v(Character.getType(a.c(0)))));
  }

  static List<StringRow> patterns() {
    return List.of(
        StringRow.of(
            "matches [a-b]*",
            "s",
            (on, e) -> on.patterns().matches(e[0], "[a-b]*", 0),
            a -> v(a.s(0).matches("[a-b]*"))),
        StringRow.of(
            "matches (.)\\\\1.*",
            "s",
            (on, e) -> on.patterns().matches(e[0], "(.)\\\\1.*", 0),
            a -> v(a.s(0).matches("(.)\\\\1.*"))),
        StringRow.of(
            "matches .{1,2}",
            "s",
            (on, e) -> on.patterns().matches(e[0], ".{1,2}", 0),
            a -> v(a.s(0).matches(".{1,2}"))),
        StringRow.of(
            "matches (?i)A.*",
            "s",
            (on, e) -> on.patterns().matches(e[0], "(?i)A.*", 0),
            a -> v(a.s(0).matches("(?i)A.*"))),
        StringRow.of(
            "matches (a|b)+",
            "s",
            (on, e) -> on.patterns().matches(e[0], "(a|b)+", 0),
            a -> v(a.s(0).matches("(a|b)+"))),
        StringRow.of(
            "replaceAll",
            "s",
            (on, e) -> on.patterns().replaceAll(e[0], "(a)|b", 0, on.factory().string("<$1>")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(a)|b", 0, "<$1>"),
            a -> v(a.s(0).replaceAll("(a)|b", "<$1>"))),
        StringRow.of(
            "replaceFirst with $2",
            "s",
            (on, e) -> on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("$2")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "$2"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "$2"))),
        StringRow.of(
            "replaceFirst with $",
            "s",
            (on, e) -> on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("$")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "$"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "$"))),
        StringRow.of(
            "replaceFirst with \\\\",
            "s",
            (on, e) ->
                on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("\\\\")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "\\\\"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "\\\\"))),
        StringRow.of(
            "replaceFirst with ${x}",
            "s",
            (on, e) ->
                on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("${x}")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "${x}"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "${x}"))),
        StringRow.of(
            "replaceFirst with ${y}",
            "s",
            (on, e) ->
                on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("${y}")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "${y}"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "${y}"))),
        StringRow.of(
            "replaceFirst with ${",
            "s",
            (on, e) -> on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("${")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "${"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "${"))),
        StringRow.of(
            "replaceFirst with $x",
            "s",
            (on, e) -> on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("$x")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "$x"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "$x"))),
        StringRow.of(
            "replaceFirst with \\\\$12",
            "s",
            (on, e) ->
                on.patterns().replaceFirst(e[0], "(?<x>a)|b", 0, on.factory().string("\\\\$12")),
            (on, e) -> on.patterns().replaceDomain(e[0], "(?<x>a)|b", 0, "\\\\$12"),
            a -> v(a.s(0).replaceFirst("(?<x>a)|b", "\\\\$12"))),
        StringRow.of(
            "split.length",
            "si",
            (on, e) -> on.patterns().splitCount(e[0], "[ab]", 0, e[1]),
            a -> v(a.s(0).split("[ab]", a.i(1)).length)),
        StringRow.of(
            "split[0]",
            "s",
            (on, e) ->
                on.patterns()
                    .splitPart(e[0], ",", 0, on.factory().intConst(-1), on.factory().intConst(0)),
            a -> v(a.s(0).split(",", -1)[0])),
        StringRow.of(
            "find",
            "s",
            (on, e) -> on.patterns().finds(e[0], "a.", 0),
            a -> v(Pattern.compile("a.").matcher(a.s(0)).find())));
  }
}
