package dev.clew.subjects;

/** Strings as inputs: what is asked of them, which objects they are, and switches over them. */
final class UnknownTexts {

  private UnknownTexts() {}

  static int prefix(String s) { // paths 4
    if (s.startsWith("ab")) { // throws NullPointerException 1: s == null
      return s.length() > 5 ? 1 : 2; // returns 1: s.startsWith("ab") && s.length() > 5; returns 1: s.startsWith("ab") && s.length() <= 5
    }
    return 3; // returns 1: !s.startsWith("ab")
  }

  static char third(String s) { // paths 3
    return s.charAt(2); // throws NullPointerException 1: s == null; throws StringIndexOutOfBoundsException 1: s.length() < 3; returns 1: s.length() > 2
  }

  static int choice(String s) { // paths 5
    switch (s) { // throws NullPointerException 1: s == null
      case "one":
        return 1; // returns 1: s.equals("one")
      case "two":
        return 2; // returns 1: s.equals("two")
      case "three":
        return 3; // returns 1: s.equals("three")
      default:
        return 0; // returns 1: !s.equals("one") && !s.equals("two") && !s.equals("three")
    }
  }

  /* These two have one hash code. */
  static int collision(String s) { // paths 4
    return switch (s) { // throws NullPointerException 1: s == null; returns 1: s.equals("Aa"); returns 1: s.equals("BB"); returns 1: !s.equals("Aa") && !s.equals("BB")
      case "Aa" -> 1;
      case "BB" -> 2;
      default -> 0;
    };
  }

  static int literal(String s) { // paths 3
    return s == "abc" ? 1 : 0; // returns 1: s == "abc"; returns 2: s != "abc"
  }

  static int sameObject(String s, String t) { // paths 4
    if (s == null || t == null) {
      return 0; // returns 2: s == null || t == null
    }
    return s == t ? 1 : 2; // returns 1: s == t; returns 1: s != t
  }

  /* What is the same as one literal is the same everywhere. */
  static int sameLiteral(String s, String t) { // paths 5
    if (s == "a" && t == "a") {
      return s == t ? 1 : -1; // returns 1: s == t
    }
    return 0; // returns 4: s != "a" || t != "a"
  }

  static int made(String s) { // paths 1; unsupported string-identity
    return s.intern() == s ? 1 : 0; // throws NullPointerException 1: s == null; returns 0
  }

  static boolean object(String s, Object o) { // paths 4
    return s.equals(o); // throws NullPointerException 1: s == null; returns 3
  }

  /* No method of its own models it: the JDK's code runs over the units. */
  static int described(String s) { // paths >= 2
    return s.describeConstable().isPresent() ? 1 : 0; // throws NullPointerException 1: s == null; returns 1
  }

  /* Of a buffer only the part counts that a text is made of. */
  static int inBuffer(String s) { // paths 4
    char[] buffer = new char[4096];
    s.getChars(0, 2, buffer, 1); // throws NullPointerException 1: s == null; throws StringIndexOutOfBoundsException 1: s.length() < 2
    return new String(buffer, 0, 3).equals("\0ab") ? 1 : 2; // returns 1: s.startsWith("ab"); returns 1: !s.startsWith("ab")
  }

  static int appended(String s) { // paths 4
    char[] buffer = new char[4096];
    s.getChars(0, 1, buffer, 0); // throws NullPointerException 1: s == null; throws StringIndexOutOfBoundsException 1: s.length() < 1
    return new StringBuilder("x").append(buffer, 0, 1).toString().equals("xy") ? 1 : 2; // returns 1: s.startsWith("y"); returns 1: !s.startsWith("y")
  }
}
