package dev.clew.models;

/** Texts that are one object, or are not. */
@SuppressWarnings("all") // texts are compared as objects
final class IdentitySubjects {

  private IdentitySubjects() {}

  static boolean copy(String s) {
    return new String(s) == s || new String(s) == new String(s);
  }

  static boolean trimmed(String s) {
    return s.trim() == s;
  }

  static boolean stripped(String s) {
    return s.strip() == s || s.stripLeading() == s || s.stripTrailing() == s;
  }

  static boolean upper(String s) {
    return s.toUpperCase() == s;
  }

  static boolean lower(String s) {
    return s.toLowerCase() == s;
  }

  static boolean part(String s, int n) {
    return s.substring(n & 3) == s || s.substring(0, s.length()) != s;
  }

  static boolean replaced(String s) {
    return s.replace('a', 'b') == s;
  }

  static boolean trimmedTwice(String s) {
    String trimmed = s.trim();
    return trimmed.trim() == trimmed;
  }

  static boolean trimmedCopy(String s) {
    String copy = new String(s);
    return copy.trim() == copy || copy.trim() == s;
  }

  static boolean ofBuilder(String s) {
    return new String(new StringBuilder(s)) == s || new String(new StringBuffer(s)) == s;
  }

  static boolean interned(String s) {
    return s.intern() == "abc" || s.intern() == "".intern() || s.trim().intern() == "x";
  }

  static boolean internedTwice(String s, String t) {
    return s.intern() == t.intern() && s.intern() == new String(t).intern();
  }

  static boolean internedPart(String s) {
    return (s + "c").intern() == "abc";
  }
}
