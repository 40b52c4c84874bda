package dev.clew.models;

/** Methods of {@code Character}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class CharacterSubjects {

  private CharacterSubjects() {}

  static boolean isDigit(char c) {
    return Character.isDigit(c);
  }

  static boolean isDigitOfPoint(int p) {
    return Character.isDigit(p);
  }

  static boolean isLetter(char c) {
    return Character.isLetter(c);
  }

  static boolean isLetterOfPoint(int p) {
    return Character.isLetter(p);
  }

  static boolean isLetterOrDigit(char c) {
    return Character.isLetterOrDigit(c);
  }

  static boolean isLetterOrDigitOfPoint(int p) {
    return Character.isLetterOrDigit(p);
  }

  static boolean isWhitespace(char c) {
    return Character.isWhitespace(c);
  }

  static boolean isWhitespaceOfPoint(int p) {
    return Character.isWhitespace(p);
  }

  static boolean isSpaceChar(char c) {
    return Character.isSpaceChar(c);
  }

  static boolean isSpaceCharOfPoint(int p) {
    return Character.isSpaceChar(p);
  }

  static boolean isUpperCase(char c) {
    return Character.isUpperCase(c);
  }

  static boolean isUpperCaseOfPoint(int p) {
    return Character.isUpperCase(p);
  }

  static boolean isLowerCase(char c) {
    return Character.isLowerCase(c);
  }

  static boolean isLowerCaseOfPoint(int p) {
    return Character.isLowerCase(p);
  }

  static boolean isTitleCase(char c) {
    return Character.isTitleCase(c);
  }

  static boolean isTitleCaseOfPoint(int p) {
    return Character.isTitleCase(p);
  }

  static boolean isDefined(char c) {
    return Character.isDefined(c);
  }

  static boolean isDefinedOfPoint(int p) {
    return Character.isDefined(p);
  }

  static boolean isISOControl(char c) {
    return Character.isISOControl(c);
  }

  static boolean isISOControlOfPoint(int p) {
    return Character.isISOControl(p);
  }

  static boolean isMirrored(char c) {
    return Character.isMirrored(c);
  }

  static boolean isMirroredOfPoint(int p) {
    return Character.isMirrored(p);
  }

  static boolean isIdentifierIgnorable(char c) {
    return Character.isIdentifierIgnorable(c);
  }

  static boolean isIdentifierIgnorableOfPoint(int p) {
    return Character.isIdentifierIgnorable(p);
  }

  static boolean isJavaIdentifierStart(char c) {
    return Character.isJavaIdentifierStart(c);
  }

  static boolean isJavaIdentifierStartOfPoint(int p) {
    return Character.isJavaIdentifierStart(p);
  }

  static boolean isJavaIdentifierPart(char c) {
    return Character.isJavaIdentifierPart(c);
  }

  static boolean isJavaIdentifierPartOfPoint(int p) {
    return Character.isJavaIdentifierPart(p);
  }

  static boolean isUnicodeIdentifierStart(char c) {
    return Character.isUnicodeIdentifierStart(c);
  }

  static boolean isUnicodeIdentifierStartOfPoint(int p) {
    return Character.isUnicodeIdentifierStart(p);
  }

  static boolean isUnicodeIdentifierPart(char c) {
    return Character.isUnicodeIdentifierPart(c);
  }

  static boolean isUnicodeIdentifierPartOfPoint(int p) {
    return Character.isUnicodeIdentifierPart(p);
  }

  static boolean isAlphabetic(int p) {
    return Character.isAlphabetic(p);
  }

  static boolean isIdeographic(int p) {
    return Character.isIdeographic(p);
  }

  static boolean isValidCodePoint(int p) {
    return Character.isValidCodePoint(p);
  }

  static boolean isBmpCodePoint(int p) {
    return Character.isBmpCodePoint(p);
  }

  static boolean isSupplementaryCodePoint(int p) {
    return Character.isSupplementaryCodePoint(p);
  }

  static boolean isSurrogate(char c) {
    return Character.isSurrogate(c);
  }

  static boolean isHighSurrogate(char c) {
    return Character.isHighSurrogate(c);
  }

  static boolean isLowSurrogate(char c) {
    return Character.isLowSurrogate(c);
  }

  static boolean isSurrogatePair(char c, char d) {
    return Character.isSurrogatePair(c, d);
  }

  static int charCount(int p) {
    return Character.charCount(p);
  }

  static int digit(char c, int radix) {
    return Character.digit(c, radix);
  }

  static int decimalDigit(char c) {
    return Character.digit(c, 10);
  }

  static int octalDigit(char c) {
    return Character.digit(c, 8);
  }

  static int hexDigit(char c) {
    return Character.digit(c, 16);
  }

  static int largestDigit(char c) {
    return Character.digit(c, 36);
  }

  static int digitOfPoint(int p, int radix) {
    return Character.digit(p, radix);
  }

  static char forDigit(int digit, int radix) {
    return Character.forDigit(digit, radix);
  }

  static int getNumericValue(char c) {
    return Character.getNumericValue(c);
  }

  static int getNumericValueOfPoint(int p) {
    return Character.getNumericValue(p);
  }

  static int getType(char c) {
    return Character.getType(c);
  }

  static int getTypeOfPoint(int p) {
    return Character.getType(p);
  }

  static byte getDirectionality(char c) {
    return Character.getDirectionality(c);
  }

  static byte getDirectionalityOfPoint(int p) {
    return Character.getDirectionality(p);
  }

  static char toLowerCase(char c) {
    return Character.toLowerCase(c);
  }

  static int toLowerCaseOfPoint(int p) {
    return Character.toLowerCase(p);
  }

  static char toUpperCase(char c) {
    return Character.toUpperCase(c);
  }

  static int toUpperCaseOfPoint(int p) {
    return Character.toUpperCase(p);
  }

  static char toTitleCase(char c) {
    return Character.toTitleCase(c);
  }

  static int toTitleCaseOfPoint(int p) {
    return Character.toTitleCase(p);
  }

  static int compare(char c, char d) {
    return Character.compare(c, d);
  }

  static int hash(char c) {
    return Character.hashCode(c);
  }

  static char reverseBytes(char c) {
    return Character.reverseBytes(c);
  }

  static String text(char c) {
    return Character.toString(c);
  }

  static String textOfPoint(int p) {
    return Character.toString(p);
  }

  static int toCodePoint(char c, char d) {
    return Character.toCodePoint(c, d);
  }

  static char highSurrogate(int p) {
    return Character.highSurrogate(p);
  }

  static char lowSurrogate(int p) {
    return Character.lowSurrogate(p);
  }

  static int units(int p) {
    return Character.toChars(p).length;
  }

  static int boxed(char c, char d) {
    return Character.valueOf(c).compareTo(d);
  }

  static boolean equalBoxes(char c, char d) {
    return Character.valueOf(c).equals(d);
  }

  static boolean sameBoxes(char c) {
    return Character.valueOf(c) == Character.valueOf(c);
  }

  static int codePointAt(String s, int i) {
    return Character.codePointAt(s, i);
  }
}
