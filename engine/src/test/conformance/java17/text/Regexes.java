package text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Groups, finding, replacing, splitting, look-around, named groups, flags. */
public final class Regexes {

  private static void find(String regex, String text) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      StringBuilder one =
          new StringBuilder(matcher.start() + "-" + matcher.end() + ":" + matcher.group());
      for (int i = 1; i <= matcher.groupCount(); i++) {
        one.append('/').append(matcher.group(i));
      }
      found.add(one.toString());
    }
    System.out.println(regex + " " + found);
  }

  public static void main(String[] args) {
    find("\\d+", "a1b22c333");
    find("(\\w+)@(\\w+)\\.(com|org)", "ada@lovelace.org, bob@x.net, eve@mail.com");
    find("a*", "baaac");
    find("a+?b", "aaab ab");
    find("(a|ab)(c|bcd)(d*)", "abcd");
    find("(?<=\\$)\\d+(?!\\d|%)", "$100 200 $30%");
    find("(?<!x)y", "xy y zy");
    find("\\b[A-Z]\\w*\\b", "The Quick brown Fox");
    find("(\\w)\\1", "bookkeeper");
    find("(?i)hello", "Hello HELLO hellO");
    find("(?m)^\\w+$", "one\ntwo three\nfour");
    find("(?s)a.b", "a\nb axb");
    find("[^aeiou\\s]+", "hello world");
    find("[a-z&&[^m-p]]+", "lmnopq");
    find("(?:ab){2,3}", "ababababab");
    find("x(?=(y*))", "xyyy x");
    find("(a++)a|b", "aaab");
    find("\\p{Lu}\\p{L}*", "\u00c9cole Z\u00fcrich x");
    find("\\Qa.b\\E|\\x41|\\u0042", "a.b axb AB");
    find("(a)|(b)", "ab");
    find("((a)(b)?)+", "aba");
    find(".", "\ud83d\ude00x");
    Matcher date =
        Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)")
            .matcher("on 2024-02-29 and 1999-12-31");
    System.out.println(date.replaceAll("${day}.$2.${year}"));
    System.out.println(date.reset().find() + date.group("month") + " " + date.start("day"));
    System.out.println(
        date.replaceAll(result -> result.group(1).toUpperCase(java.util.Locale.ROOT) + "!"));
    System.out.println(
        "a.b.c".replaceAll(".", "x")
            + " "
            + "aab".replaceFirst("a*", "\\$")
            + "x1y2".replaceAll("([a-z])(\\d)", "$2$1"));
    System.out.println(
        Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("a , b;c ,;d"))
            + Arrays.toString("2024-01".split("(?<=-)")));
    System.out.println(
        Pattern.matches("[\\w.]+", "a.b_c")
            + " "
            + "abc".matches("ab")
            + Pattern.compile("ab").matcher("abc").lookingAt());
    StringBuilder out = new StringBuilder();
    Matcher numbers = Pattern.compile("\\d+").matcher("1 plus 22 is 23.");
    while (numbers.find()) {
      numbers.appendReplacement(out, Integer.toString(Integer.parseInt(numbers.group()) * 2));
    }
    System.out.println(numbers.appendTail(out));
    Matcher region = Pattern.compile("^a+$").matcher("baaab").region(1, 4);
    System.out.println(region.matches() + " " + region.hitEnd() + " " + region.regionStart());
    System.out.println(
        Pattern.compile("o").matcher("foo boo").results().map(MatchResult::start).toList()
            + Pattern.quote("a*")
            + Matcher.quoteReplacement("$1\\"));
    System.out.println(
        Pattern.compile("a # comment\n b", Pattern.COMMENTS | Pattern.CASE_INSENSITIVE)
                .matcher("AB")
                .matches()
            + " "
            + Pattern.compile("x").flags());
    System.out.println(
        List.of("ab", "b", "ba").stream().filter(Pattern.compile("^b").asPredicate()).toList());
    for (String bad : new String[] {"(", "[a", "a{2,1}", "*a", "(?<n>a)(?<n>b)", "\\"}) {
      try {
        Pattern.compile(bad);
      } catch (PatternSyntaxException e) {
        System.out.println(e.getDescription() + " at " + e.getIndex());
      }
    }
    try {
      "x".replaceAll("x", "$1");
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      numbers.group();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
