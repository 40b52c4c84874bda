package dev.clew.solver.language.regex;

import java.util.List;
import java.util.Random;

/** Patterns from a table and from a grammar, and strings on which they may go wrong. */
final class RegexSamples {

  static final List<String> TABLE =
      List.of(
          "",
          "a",
          "abc",
          "a|b",
          "a|",
          "|a",
          "(a|b)*",
          "(?:ab)+",
          "a?",
          "a*b+c?",
          "[abc]",
          "[a-z]+",
          "[^a-z]+",
          "[a-zA-Z_][a-zA-Z0-9_]*",
          "\\d+",
          "\\D+",
          "\\w+",
          "\\W*",
          "\\s",
          "\\S+",
          ".",
          ".*",
          ".+",
          "..",
          ".?.",
          ".*.",
          ".+.",
          "(..)*",
          ".{2}",
          ".{1,3}",
          ".{2,}",
          "a.*b",
          ".*a.*",
          "[^,]*,[^,]*",
          "[^,]+(,[^,]+)*",
          "^a$",
          "^abc",
          "abc$",
          "^$",
          "a$\n",
          "a^b",
          "a$b",
          "^a|b$",
          "(^a|^b)c",
          "a\\z",
          "\\Aab\\Z",
          "\\Aab\\z",
          "a\\zb",
          "a*^b",
          "a$b*",
          "(a$)+",
          "(?m)^a$",
          "(?m)^",
          "(?m)$",
          "(?m)^a$\n^b$",
          "(?s).",
          "(?s).*",
          "(?s)a.b",
          "(?d).",
          "(?d).*",
          "(?d)a$",
          "(?i)abc",
          "(?i)k",
          "(?iu)k",
          "(?iu)s",
          "(?iu)stra\u00dfe",
          "(?iu)\u0130",
          "(?iu)i",
          "(?i)[a-k]",
          "(?iu)[a-k]",
          "(?iu)[^k]",
          "a(?i)b|c",
          "(?i:a)b",
          "(?i)a(?-i)b",
          "((?i)a)b",
          "(?x) a b # c\n d",
          "(?x)a\\ b",
          "(?x)a +",
          "\\Qa.b\\E",
          "\\Qab\\E*",
          "a\\Q*\\E+",
          "\\Q\\E",
          "\\Qa",
          "\\x41",
          "\\x{1F600}",
          "\\u0041",
          "\\uD83D\\uDE00",
          "\\uD83D",
          "\\uDE00",
          "\\x{D83D}\\x{DE00}",
          "\\0101",
          "\\07",
          "\\t\\n\\r\\f\\a\\e",
          "\\cA",
          "\\cj",
          "\\N{LATIN SMALL LETTER A}",
          "\uD83D\uDE00",
          "\uD83D\uDE00+",
          "\uD83D",
          "\uDE00+",
          "[\uD83D\uDE00]",
          "[^\uD83D\uDE00]",
          "[\uD83D]",
          "[\uDE00]",
          "[\uD83D][\uDE00]",
          "[^\uD83D]*",
          "[\uD83C\uDC00-\uD83D\uDE4F]",
          "[^a]",
          "[^a][^a]",
          "([^a]b?)*",
          "[a-z&&[^aeiou]]",
          "[a-d[m-p]]",
          "[^a-d&&c-f]",
          "[a-z&&def]",
          "[a-c&&[b-d]&&[c-e]]",
          "[]a]",
          "[^]a]",
          "[a\\]b]",
          "[-a]",
          "[a-]",
          "[a\\-z]",
          "[\\w.-]+",
          "[\\d\\s]",
          "[\\D]",
          "[.]",
          "[\\^a]",
          "[a^]",
          "[&]",
          "[a&b]",
          "\\p{L}",
          "\\P{L}",
          "\\pL",
          "\\PL+",
          "\\p{Lu}",
          "\\p{IsLatin}",
          "\\p{IsGreek}",
          "\\p{InGreek}",
          "\\p{Alpha}",
          "\\p{Upper}",
          "(?i)\\p{Lower}",
          "\\p{Punct}",
          "\\p{ASCII}",
          "\\p{Digit}",
          "\\p{XDigit}",
          "\\p{Space}",
          "\\p{javaLowerCase}",
          "\\p{javaWhitespace}",
          "\\p{IsAlphabetic}",
          "\\p{Cs}",
          "\\p{Cn}",
          "(?U)\\w",
          "(?U)\\d",
          "(?U)\\s",
          "(?U)\\p{Alpha}",
          "\\h",
          "\\H",
          "\\v",
          "\\V",
          "\\R",
          "\\R\n",
          "a\\Rb",
          "a*?b",
          "a+?",
          "a??",
          "a{2}?",
          "a{2,3}",
          "(ab){2,}",
          "(a|b|){3}",
          "(a*)*",
          "(a*)+",
          "(a?){3}",
          "(|a)+",
          "(a|b*)*c",
          "(?:b*?)+",
          "(?<x>a)b",
          "(a)\\1",
          "(?<x>a)\\k<x>",
          "(.)\\1",
          "a(?=b)b",
          "(?=a)\\w+",
          "(?!a)\\w+",
          "^(?=.*[A-Z])(?=.*\\d)\\w*$",
          "(?i)(?=.*k).*",
          "(?<=a)b",
          "(?<!a)b",
          "(?=.b).*",
          "(?!.*a).*",
          "a*+",
          "a*+a",
          "(?>a*)b",
          "(?>a|ab)c",
          "\\bab\\b",
          "a\\b b",
          ".*\\ba\\b.*",
          "\\Ba",
          "\\Ga",
          "\\X",
          "[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?",
          "[\\w.+-]+@[\\w-]+\\.[\\w.]+",
          "(\\d{1,3}\\.){3}\\d{1,3}",
          "\\d{4}-\\d{2}-\\d{2}",
          "#[0-9a-fA-F]{6}",
          "(true|false)",
          "\\$\\{[^}]*\\}",
          "<[^>]+>",
          "\\[a\\]",
          "a\\{2\\}",
          "}",
          "]",
          "a\\|b",
          "(?s-i:.)a",
          "[a-z&&[^b]&&[^c]]+",
          "[^\\w\\s]",
          "[^\\s]*",
          "[\\p{L}\\d]+",
          "[\\x41-\\x5A]",
          "[\\u0041-\\u005A]",
          "[\\Qab\\E]",
          "[a&&]",
          "(?x)[a b]",
          "\\b{g}a");

  private static final List<String> PIECES =
      List.of(
          "a",
          "b",
          "A",
          "B",
          "k",
          "K",
          "s",
          "i",
          "c",
          "d",
          "ab",
          "\n",
          "\r",
          "\r\n",
          "\u0085",
          "\u2028",
          "\u2029",
          " ",
          "\t",
          "\u000B",
          "\u00A0",
          "1",
          "9",
          "_",
          ",",
          ".",
          "-",
          "@",
          "]",
          "^",
          "\\",
          "\u00df",
          "\u0130",
          "\u0131",
          "\u212A",
          "\u017F",
          "\u03A3",
          "\u03C2",
          "\u00e9",
          "\u0660",
          "\uD83D",
          "\uDE00",
          "\uD83D\uDE00",
          "\uDBFF\uDFFF",
          "\uD800\uDC00",
          "\uD83C\uDC00",
          "\u0000",
          "\uFFFF",
          "\u0301",
          "$",
          "\u0007",
          "\u001b",
          "\u0001",
          "\uD801\uDC00",
          "\uD801\uDC28");

  private static final List<String> ATOMS =
      List.of(
          "a",
          "b",
          "k",
          ".",
          ".",
          "[^a]",
          "[ab]",
          "\\w",
          "\\W",
          "\\s",
          "\\d",
          "^",
          "$",
          "\\R",
          "\\z",
          "[^\\w]",
          "\uD83D\uDE00",
          "\\uD83D",
          "\\uDE00",
          "[\\uDE00a]",
          "\\n",
          "\\b",
          "[^\\uDE00]",
          "\u00df",
          "[a-z&&[^b]]",
          "\\A",
          "\\Z",
          "(?=a)",
          "(?!b)",
          "\\p{L}",
          ",");

  private static final List<String> QUANTIFIERS =
      List.of(
          "", "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,}", "{2,}", "*+");

  private static final List<String> FLAGS =
      List.of("", "", "", "(?i)", "(?s)", "(?m)", "(?iu)", "(?d)");

  private final Random random;

  RegexSamples(long seed) {
    random = new Random(seed);
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** A pattern from a grammar. */
  String pattern() {
    return pick(FLAGS) + alternatives(2);
  }

  private String alternatives(int depth) {
    int options = random.nextInt(4) == 0 ? 2 : 1;
    StringBuilder text = new StringBuilder(row(depth));
    for (int i = 1; i < options; i++) {
      text.append('|').append(row(depth));
    }
    return text.toString();
  }

  private String row(int depth) {
    StringBuilder text = new StringBuilder();
    int parts = random.nextInt(4);
    for (int i = 0; i < parts; i++) {
      boolean group = depth > 0 && random.nextInt(3) == 0;
      String atom =
          group
              ? (random.nextBoolean() ? "(" : "(?:") + alternatives(depth - 1) + ")"
              : pick(ATOMS);
      text.append(atom).append(pick(QUANTIFIERS));
    }
    return text.toString();
  }

  /** A string of a few pieces; some are pieces of the pattern itself. */
  String text(String pattern) {
    StringBuilder text = new StringBuilder();
    int pieces = random.nextInt(6);
    for (int i = 0; i < pieces; i++) {
      boolean own = !pattern.isEmpty() && random.nextInt(3) == 0;
      int at = own ? random.nextInt(pattern.length()) : 0;
      text.append(
          own
              ? pattern.substring(at, at + 1)
              : pick(PIECES.subList(0, random.nextInt(3) == 0 ? PIECES.size() : 12)));
    }
    return text.toString();
  }

  /** A string of surrogates and little else. */
  String surrogates() {
    List<String> few = List.of("\uD83D", "\uDE00", "\uD83D\uDE00", "a", "b", "\n");
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(pick(few));
    }
    return text.toString();
  }
}
