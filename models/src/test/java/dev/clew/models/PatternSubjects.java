package dev.clew.models;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Methods of {@code Pattern} and {@code Matcher}, and of strings with patterns, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class PatternSubjects {

  private PatternSubjects() {}

  static boolean matches(String s) {
    return s.matches("[a-z]+,?\\d*");
  }

  static boolean matchesNumber(String s) {
    return s.matches("[-+]?\\d+(\\.\\d+)?([eE]\\d+)?");
  }

  static boolean matchesNothing(String s) {
    return s.matches("");
  }

  static boolean matchesReference(String s) {
    return s.matches("(a+)(b|x)*\\1?.*");
  }

  static boolean matchesLook(String s) {
    return s.matches("(?=.*a)(?!.*b).*");
  }

  static boolean matchesPoint(String s) {
    return s.matches(".{2}");
  }

  static boolean matchesNull(String s) {
    return s.matches(null);
  }

  static String matchesWrong(String s) {
    try {
      return s.matches("(a") + "?";
    } catch (PatternSyntaxException e) {
      return e.getMessage();
    }
  }

  static boolean staticMatches(String s) {
    return Pattern.matches("\\w+", s);
  }

  static boolean predicates(String s) {
    return Pattern.compile("a.").asPredicate().test(s)
        ^ Pattern.compile("a.*").asMatchPredicate().test(s);
  }

  static boolean flags(String s) {
    return Pattern.compile("t R u e", Pattern.CASE_INSENSITIVE | Pattern.COMMENTS)
        .matcher(s)
        .matches();
  }

  static boolean lines(String s) {
    return Pattern.compile("^x", Pattern.MULTILINE).matcher(s).find();
  }

  static boolean dollar(String s) {
    return Pattern.compile("a$").matcher(s).find();
  }

  static boolean wholeWord(String s) {
    return Pattern.compile("\\ba\\b").matcher(s).find();
  }

  static boolean caret(String s) {
    return Pattern.compile("^[a-c]").matcher(s).find();
  }

  static String groups(String s) {
    Matcher m = Pattern.compile("(\\w+)=(\\w+)(&.*)?").matcher(s);
    return m.matches() ? m.group(2) + "<" + m.group(1) + m.group(3) : "none";
  }

  static String named(String s) {
    Matcher m = Pattern.compile("(?<key>[^:]+): *(?<value>.*)").matcher(s);
    return m.matches() ? m.group("value") + m.start("value") + m.end("key") : "none";
  }

  static int lookingAt(String s) {
    Matcher m = Pattern.compile("a+(b?)").matcher(s);
    return m.lookingAt() ? m.end() * 100 + m.start(1) : -1;
  }

  static int find(String s) {
    Matcher m = Pattern.compile("[bB]+").matcher(s);
    return m.find() ? m.start() * 1000 + m.end() : -1;
  }

  static int findLiteral(String s) {
    Matcher m = Pattern.compile("b\\.?c?".substring(0, 1)).matcher(s);
    return m.find() ? m.start() * 1000 + m.end() : -1;
  }

  static int findPoints(String s) {
    Matcher m = Pattern.compile(".").matcher(s);
    return m.find() ? m.start() * 1000 + m.end() : -1;
  }

  static int findLow(String s) {
    Matcher m = Pattern.compile("[\\x{DE00}a]").matcher(s);
    return m.find() ? m.start() * 1000 + m.end() : -1;
  }

  static int findPair(String s) {
    Matcher m = Pattern.compile("\\x{1F600}|.b").matcher(s);
    return m.find() ? m.start() * 1000 + m.end() : -1;
  }

  static int findFrom(String s, int i) {
    Matcher m = Pattern.compile("a|,").matcher(s);
    return m.find(i) ? m.start() : -1;
  }

  static int findAnchoredFrom(String s, int i) {
    Matcher m = Pattern.compile("^a|(?<=a)b|\\bc").matcher(s);
    return m.find(i) ? m.start() : -1;
  }

  static String all(String s) {
    Matcher m = Pattern.compile("\\d").matcher(s);
    StringBuilder found = new StringBuilder();
    while (m.find()) {
      found.append(m.group()).append('@').append(m.start()).append(' ');
    }
    return found.toString();
  }

  static String allEmpty(String s) {
    Matcher m = Pattern.compile("a*").matcher(s);
    String found = "";
    while (m.find()) {
      found += "[" + m.start() + m.group() + m.end() + "]";
    }
    return found + m.find();
  }

  static String allBounds(String s) {
    Matcher m = Pattern.compile("\\b").matcher(s);
    String found = "";
    while (m.find()) {
      found += m.start() + ",";
    }
    return found;
  }

  static String afterBeyond(String s) {
    Matcher m = Pattern.compile("(x)?").matcher(s);
    for (int i = 0; i < 5 && m.find(); i++) {}
    return m.start() + m.group(1);
  }

  static boolean findAfterFailure(String s) {
    Matcher m = Pattern.compile("[a-z]+").matcher(s);
    return m.matches() || m.find();
  }

  static String noMatch(String s) {
    Matcher m = Pattern.compile("x(y)").matcher(s);
    return m.find() ? m.group(2) : m.group();
  }

  static String noGroup(String s) {
    Matcher m = Pattern.compile("a(?<n>b)?").matcher(s);
    return m.find() ? m.group("n") + m.group("m") : null;
  }

  static int count(String s) {
    Matcher m = Pattern.compile("(a)(b(c))").matcher(s);
    return m.groupCount() + m.regionEnd();
  }

  static String resetTo(String s, String t) {
    Matcher m = Pattern.compile("a").matcher(s);
    boolean first = m.find();
    m.reset(t);
    boolean second = m.find();
    m.reset("xxa");
    return first + "" + second + m.find() + m.start();
  }

  static boolean region(String s, int i) {
    Matcher m = Pattern.compile("^[a-z]*$").matcher(s);
    return m.region(i, s.length()).matches();
  }

  static boolean bounds(String s) {
    Matcher m = Pattern.compile("\\ba").matcher(s).useTransparentBounds(true);
    return m.find();
  }

  static String result(String s) {
    Matcher m = Pattern.compile("(a)(b)?").matcher(s);
    if (!m.find()) {
      return "none";
    }
    var result = m.toMatchResult();
    m.reset();
    return result.group() + result.start() + result.end(1) + result.group(2);
  }

  static String results(String s) {
    return Pattern.compile("[a-z]{2}")
        .matcher(s)
        .results()
        .map(r -> r.group() + r.start())
        .collect(Collectors.joining("|"));
  }

  static boolean usePattern(String s) {
    Matcher m = Pattern.compile("a").matcher(s);
    return m.find() && m.usePattern(Pattern.compile("(b)(c)")).find();
  }

  static boolean last(String s) {
    Matcher m = Pattern.compile("\\Ga").matcher(s);
    return m.find() && m.find();
  }

  static String append(String s) {
    Matcher m = Pattern.compile("(a)(,)?").matcher(s);
    StringBuilder out = new StringBuilder();
    while (m.find()) {
      m.appendReplacement(out, "<$1$2>");
    }
    return m.appendTail(out).toString();
  }

  static String replacedByFunction(String s) {
    return Pattern.compile("[aeiou]").matcher(s).replaceAll(r -> "<" + r.start() + ">");
  }

  static String matcherReplaceAll(String s) {
    return Pattern.compile("[aeiou]", Pattern.CASE_INSENSITIVE).matcher(s).replaceAll("$0$0");
  }

  static String matcherReplaceFirst(String s) {
    return Pattern.compile("(a)(.)").matcher(s).replaceFirst("$2$1");
  }

  static String replaceAll(String s) {
    return s.replaceAll("[^a-z]+", "-");
  }

  static String replaceAllLiteral(String s) {
    return s.replaceAll(",", "; ");
  }

  static String replaceEmpty(String s) {
    return s.replaceAll("x*", "<$0>");
  }

  static String replaceUnknown(String s, String t) {
    return s.replaceAll("a", t);
  }

  static String replaceQuoted(String s, String t) {
    return s.replaceFirst("[ab]", Matcher.quoteReplacement(t));
  }

  static String replaceNull(String s) {
    return s.replaceAll("a", null);
  }

  static String replaceFirst(String s) {
    return s.replaceFirst("(\\w)(\\w)", "$2$1");
  }

  static String replaceBad(String s) {
    return s.replaceAll("a", "x$2");
  }

  static String replaceBadQuote(String s) {
    return s.replaceFirst("b", "x\\");
  }

  static String splitJoined(String s) {
    String joined = "";
    for (String part : s.split(",")) {
      joined += part + "|";
    }
    return joined;
  }

  static int splitCount(String s) {
    return s.split(",").length;
  }

  static int splitSpace(String s) {
    return s.split("\\s+").length;
  }

  static String splitPart(String s, int i) {
    return s.split("[,.:]")[i];
  }

  static String splitLimited(String s, int limit, int i) {
    return s.split("a", limit)[i];
  }

  static int splitUnits(String s) {
    return s.split("").length;
  }

  static String splitPattern(String s, int i) {
    return Pattern.compile("b|,").split(s)[i];
  }

  static int splitPatternLimited(String s, int n) {
    return Pattern.compile("(?<=a)").split(s, n).length;
  }

  static String splitStream(String s) {
    return Pattern.compile("[, ]").splitAsStream(s).collect(Collectors.joining("|"));
  }

  static String splitLoop(String s) {
    int sum = 0;
    for (String part : s.split("a")) {
      sum = sum * 10 + part.length();
    }
    return "" + sum;
  }

  static String quote(String s) {
    return Pattern.quote(s);
  }

  static String quoteReplacement(String s) {
    return Matcher.quoteReplacement(s);
  }

  static String quotePattern(String s) {
    return Pattern.compile("a(b)").matcher(s).toString();
  }

  static int splitComma(String s) {
    return atMostFour(s.split(","));
  }

  static int splitCommaAll(String s) {
    return atMostFour(s.split(",", -1));
  }

  static int splitCommaThree(String s) {
    return atMostFour(s.split(",", 3));
  }

  static int splitSpaces(String s) {
    return atMostFour(s.split("\\s+"));
  }

  static int splitSpacesAll(String s) {
    return atMostFour(s.split("[ ,]+", -1));
  }

  static int splitSpacesTwo(String s) {
    return atMostFour(s.split("[a,]+", 2));
  }

  static int splitAb(String s) {
    return atMostFour(s.split("ab"));
  }

  static int splitAa(String s) {
    return atMostFour(s.split("aa"));
  }

  private static int atMostFour(String[] parts) {
    if (parts.length == 0) {
      return 0;
    }
    if (parts.length > 3) {
      return parts[0].length() * 100 + parts[3].length() * 10 + 4;
    }
    if (parts.length == 2) {
      return parts[0].length() * 100 + parts[1].length() * 10 + 2;
    }
    return parts.length < 2 ? parts[0].length() * 100 + 1 : parts[2].length() * 10 + 3;
  }
}
