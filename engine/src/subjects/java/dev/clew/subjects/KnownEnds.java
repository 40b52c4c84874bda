package dev.clew.subjects;

/** Numbers written at an end of a text, and texts in another case, against known words. */
final class KnownEnds {

  private KnownEnds() {}

  static int minusSeven(String a, int n) { // paths >= 3
    if ((a.trim() + n).endsWith("-7") && n > 0) { // throws NullPointerException
      return 1; // returns 1: n == 7 && a.trim().endsWith("-")
    }
    return 0; // returns >= 2
  }

  static int onlySevens(String a, int n) { // paths >= 2
    if ((a.trim() + n).endsWith("-7") && n != -7 && n != 7) { // throws NullPointerException
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int hundreds(String a, int n) { // paths >= 2
    if ((a + n).endsWith("00") && n % 10 != 0) {
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int noLetter(String a, long n) { // paths >= 1
    return (a + n).endsWith("x") ? 1 : 0; // returns >= 1: !(a + n).endsWith("x")
  }

  static int minusFirst(String a, int n) { // paths >= 2
    if ((n + a.trim()).startsWith("-") && n >= 0) { // throws NullPointerException
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int firstDigits(int n, String a) { // paths >= 3
    if ((n + "/" + a).startsWith("12/")) {
      return n == 12 ? 2 : 1; // returns >= 1: n == 12
    }
    return 0; // returns >= 1: n != 12
  }

  static int whole(String a, int n) { // paths >= 2
    if ((a.trim() + n).equals("-7") && n > 8) { // throws NullPointerException
      return 1; // returns 0
    }
    return 0; // returns >= 2
  }

  static int sharp(String s) { // paths >= 3
    if (s.toUpperCase().equals("STRASSE") && s.length() == 6) { // throws NullPointerException
      return 1; // returns 1: s.contains("\u00df")
    }
    return 0; // returns >= 2
  }

  static int upperNotEqual(String s) { // paths >= 3
    if (s.toUpperCase().equals("STRASSE") && !s.equalsIgnoreCase("STRASSE")) { // throws NullPointerException
      return 1; // returns 1: !s.equalsIgnoreCase("STRASSE")
    }
    return 0; // returns >= 2
  }

  static int ligature(String s) { // paths >= 3
    if (s.toUpperCase().equals("FFI") && s.length() == 1) { // throws NullPointerException
      return 1; // returns 1: s.equals("\ufb03")
    }
    return 0; // returns >= 2
  }

  static int neverSharp(String s) { // paths >= 1
    return s.toUpperCase().equals("Stra\u00dfe") ? 1 : 0; // returns 1; throws NullPointerException
  }

  static int kelvin(String s) { // paths >= 3
    if (s.toLowerCase().equals("ok") && s.charAt(1) > 'z') { // throws NullPointerException
      return 1; // returns 1: s.charAt(1) == '\u212a'
    }
    return 0; // returns >= 2
  }
}
