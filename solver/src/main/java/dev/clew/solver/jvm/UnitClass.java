package dev.clew.solver.jvm;

import dev.clew.solver.language.CharSet;
import java.util.function.IntPredicate;

/** The questions that {@code Character} answers about a {@code char}, one constant for a method. */
public enum UnitClass {
  DIGIT(Character::isDigit),
  LETTER(Character::isLetter),
  LETTER_OR_DIGIT(Character::isLetterOrDigit),
  ALPHABETIC(Character::isAlphabetic),
  WHITESPACE(Character::isWhitespace),
  SPACE_CHAR(Character::isSpaceChar),
  UPPER_CASE(Character::isUpperCase),
  LOWER_CASE(Character::isLowerCase),
  TITLE_CASE(Character::isTitleCase),
  DEFINED(Character::isDefined),
  ISO_CONTROL(Character::isISOControl),
  IDENTIFIER_IGNORABLE(Character::isIdentifierIgnorable),
  IDEOGRAPHIC(Character::isIdeographic),
  JAVA_IDENTIFIER_START(Character::isJavaIdentifierStart),
  JAVA_IDENTIFIER_PART(Character::isJavaIdentifierPart),
  UNICODE_IDENTIFIER_START(Character::isUnicodeIdentifierStart),
  UNICODE_IDENTIFIER_PART(Character::isUnicodeIdentifierPart),
  MIRRORED(Character::isMirrored),
  SURROGATE(unit -> Character.isSurrogate((char) unit)),
  HIGH_SURROGATE(unit -> Character.isHighSurrogate((char) unit)),
  LOW_SURROGATE(unit -> Character.isLowSurrogate((char) unit));

  @SuppressWarnings("ImmutableEnumChecker") // Every one is a method without state.
  private final IntPredicate test;

  UnitClass(IntPredicate test) {
    this.test = test;
  }

  /** The units that belong to it. Asks 65,536 times. */
  public CharSet units() {
    return CharSet.where(test);
  }
}
