package dev.clew.subjects;

/** Texts as objects. */
@SuppressWarnings("StringEquality") // is what this is about
final class TextObjects {

  private TextObjects() {}

  static int copy(String s) { // paths >= 1
    return new String(s) == s ? 1 : 0; // returns 1; throws NullPointerException
  }

  static int trimmed(String s) { // paths >= 2
    if (s.trim() == s) { // throws NullPointerException
      return 1; // returns 1: s.trim().equals(s)
    }
    return 0; // returns 1: !s.trim().equals(s)
  }

  /* Of an empty text strip gives a literal. */
  static int stripped(String s) { // paths >= 2; unsupported string-identity
    if (s.strip() == s) { // throws NullPointerException
      return 1; // returns 1: s.strip().equals(s) && !s.isEmpty()
    }
    return 0; // returns 1: !s.strip().equals(s)
  }

  /* Of texts beyond Latin-1 it is not known. */
  static int upper(String s) { // paths >= 2; unsupported string-identity
    if (s.toUpperCase() == s) { // throws NullPointerException
      return 1; // returns 1: s.toUpperCase().equals(s)
    }
    return 0; // returns 1: !s.toUpperCase().equals(s)
  }

  static int replaced(String s) { // paths >= 2
    if (s.replace('a', 'b') == s) { // throws NullPointerException
      return 1; // returns 1: s.indexOf('a') < 0
    }
    return 0; // returns 1: s.indexOf('a') >= 0
  }

  static int part(String s) { // paths >= 1
    return s.substring(0) == s ? 1 : 0; // returns 1; throws NullPointerException
  }

  static int literal(String s) { // paths >= 2
    if (s.intern() == "abc") { // throws NullPointerException
      return 1; // returns 1: s.equals("abc")
    }
    return 0; // returns 1: !s.equals("abc")
  }

  static int internedTwice(String s, String t) { // paths >= 2
    if (s.intern() == t.intern()) { // throws NullPointerException
      return s.equals(t) ? 1 : 2; // returns 1: s.equals(t)
    }
    return s.equals(t) ? 3 : 0; // returns 1: !s.equals(t)
  }

  static int trimmedCopy(String s) { // paths >= 2
    String copy = new String(s); // throws NullPointerException
    if (copy.trim() == copy) {
      return 1; // returns 1: s.trim().equals(s)
    }
    return 0; // returns 1: !s.trim().equals(s)
  }
}
