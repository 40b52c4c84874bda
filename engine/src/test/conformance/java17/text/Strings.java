package text;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Methods of String on ordinary text. */
public final class Strings {

  public static void main(String[] args) {
    String s = "  The quick brown Fox, the lazy dog\t\n ";
    System.out.println(
        "[" + s.trim() + "] [" + s.strip().length() + "] " + s.isBlank() + " \u2003".isBlank());
    System.out.println(
        s.stripLeading().length()
            + " "
            + s.stripTrailing().length()
            + " "
            + "\u2003x\u2003".trim().length()
            + "\u2003x\u2003".strip().length());
    String t = s.strip();
    System.out.println(
        t.indexOf("the")
            + " "
            + t.indexOf('q', 5)
            + " "
            + t.lastIndexOf('o')
            + " "
            + t.indexOf("", 99)
            + " "
            + t.lastIndexOf("the", 3)
            + t.indexOf("zebra"));
    System.out.println(t.replace('o', '0') + " " + t.replace("the", "").replace("", "-").length());
    System.out.println(t.toUpperCase(Locale.ROOT) + t.toLowerCase(Locale.ROOT));
    System.out.println(
        t.substring(4, 9) + t.substring(30) + "|" + t.substring(t.length()) + "|" + t.charAt(0));
    System.out.println(
        t.startsWith("The")
            + " "
            + t.startsWith("quick", 4)
            + t.endsWith("")
            + t.contains("Fox,")
            + t.regionMatches(true, 0, "tHE", 0, 3));
    System.out.println(
        "abc".compareTo("abd")
            + " "
            + "abc".compareTo("ab")
            + " "
            + "Zebra".compareToIgnoreCase("apple")
            + " "
            + "".compareTo("x")
            + "a".compareTo("\uffff"));
    System.out.println(
        "a,b,,c,,".split(",").length
            + " "
            + Arrays.toString("a,b,,c,,".split(",", -1))
            + Arrays.toString("a,b,c".split(",", 2))
            + Arrays.toString("".split(","))
            + Arrays.toString("abc".split("")));
    System.out.println(
        Arrays.toString("1.2.3".split("."))
            + Arrays.toString("1.2.3".split("\\."))
            + Arrays.toString(" a  b ".split(" +")));
    System.out.println(
        "ab".repeat(3)
            + "x".repeat(0)
            + "line1\nline2\r\nline3\r\n\n"
                .lines()
                .map(l -> "<" + l + ">")
                .collect(Collectors.joining()));
    System.out.println(
        "hello".chars().sum()
            + " "
            + "hello".chars().mapToObj(c -> (char) c + "").collect(Collectors.joining("-")));
    System.out.println(
        String.valueOf((Object) null)
            + String.valueOf(3.0f)
            + String.valueOf(new char[] {'x', 'y'})
            + String.valueOf(true)
            + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
    System.out.println(
        "a" + 1 + 2L + 'c' + 1.5f + 2.5 + true + null + (byte) 3 + new StringBuilder("sb"));
    String literal = "hello";
    String made = new String("hello");
    String computed = "hel" + args.length;
    final String constant = "hel";
    System.out.println(
        (literal == made)
            + " "
            + (literal == made.intern())
            + (literal == constant + "lo")
            + (computed == "hel0")
            + (computed.intern() == "hel0"));
    System.out.println(
        "abc".equals("ABC")
            + " "
            + "abc".equalsIgnoreCase("ABC")
            + " "
            + "abc".contentEquals(new StringBuilder("abc"))
            + "\u0130".equalsIgnoreCase("i"));
    System.out.println(
        "  two\n    four\n".indent(2).replace(' ', '.')
            + "  two\n    four".stripIndent().replace(' ', '.'));
    System.out.println(
        "a\\tb\\n\\101\\s".translateEscapes().length() + " " + "%d-%s".formatted(5, "x"));
    System.out.println(
        "x".transform(v -> v + v)
            + String.join("|", "a", "b")
            + "abc".matches("[a-c]+")
            + "aXbX".replaceAll("X", "\\$")
            + "aXbX".replaceFirst("X", "Y"));
    System.out.println(
        "text".hashCode() + " " + "a\0b".length() + " " + "tab\there".indexOf('\t') + "".isEmpty());
    for (Runnable action :
        new Runnable[] {
          () -> "abc".substring(-1),
          () -> "abc".substring(4),
          () -> "abc".charAt(-1),
          () -> "abc".codePointAt(3),
          () -> "x".split(null),
          () -> new String(new char[2], 1, 5),
          () -> "abc".subSequence(2, 5)
        }) {
      try {
        action.run();
        System.out.println("fine");
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName());
      }
    }
  }
}
