package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Wrapping and justifying, Levenshtein, longest common subsequence, Caesar, Roman, run lengths. */
public final class TextTools {

  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  static String justify(String line, int width) {
    String[] words = line.split(" ");
    StringBuilder result = new StringBuilder(words[0]);
    int missing = width - line.length();
    for (int i = 1; i < words.length; i++) {
      int extra = missing / (words.length - i);
      missing -= extra;
      result.append(" ".repeat(1 + extra)).append(words[i]);
    }
    return result.toString();
  }

  static int levenshtein(String a, String b) {
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, i -> i);
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }

  static String common(String a, String b) {
    String[][] best = new String[a.length() + 1][b.length() + 1];
    for (String[] row : best) {
      Arrays.fill(row, "");
    }
    for (int i = a.length() - 1; i >= 0; i--) {
      for (int j = b.length() - 1; j >= 0; j--) {
        best[i][j] =
            a.charAt(i) == b.charAt(j)
                ? a.charAt(i) + best[i + 1][j + 1]
                : best[i + 1][j].length() >= best[i][j + 1].length()
                    ? best[i + 1][j]
                    : best[i][j + 1];
      }
    }
    return best[0][0];
  }

  static String caesar(String text, int shift) {
    return text.chars()
        .map(
            c ->
                Character.isUpperCase(c)
                    ? 'A' + Math.floorMod(c - 'A' + shift, 26)
                    : Character.isLowerCase(c) ? 'a' + Math.floorMod(c - 'a' + shift, 26) : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  static String roman(int number) {
    int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    String[] digits = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      for (; number >= values[i]; number -= values[i]) {
        text.append(digits[i]);
      }
    }
    return text.toString();
  }

  static String runs(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0, j; i < text.length(); i = j) {
      for (j = i; j < text.length() && text.charAt(j) == text.charAt(i); ) {
        j++;
      }
      result.append(j - i).append(text.charAt(i));
    }
    return result.toString();
  }

  public static void main(String[] args) {
    String text =
        "It is a truth universally acknowledged, that a single man in possession of a good fortune,"
            + " must be in want of a wife.";
    for (String line : wrap(text, 28)) {
      System.out.println("|" + justify(line, 28) + "|");
    }
    String[][] pairs = {
      {"kitten", "sitting"}, {"", "abc"}, {"flaw", "lawn"}, {"same", "same"}, {"Sunday", "Saturday"}
    };
    for (String[] pair : pairs) {
      System.out.println(
          pair[0]
              + "/"
              + pair[1]
              + " "
              + levenshtein(pair[0], pair[1])
              + " "
              + common(pair[0], pair[1]));
    }
    String secret = caesar("Hello, World! xyz", 3);
    System.out.println(secret + " " + caesar(secret, -3) + " " + caesar("abc", -55));
    for (int number : new int[] {1, 4, 9, 14, 40, 90, 399, 1994, 2024, 3999}) {
      System.out.print(roman(number) + " ");
    }
    System.out.println();
    System.out.println(runs("aaabccdddd") + runs("") + runs("x"));
    Map<Character, Integer> letters = new TreeMap<>();
    for (char c : text.toCharArray()) {
      letters.merge(c, 1, Integer::sum);
    }
    System.out.println(letters);
    Map<String, List<String>> anagrams = new TreeMap<>();
    for (String word : "listen silent enlist google elbow below inlets".split(" ")) {
      char[] sorted = word.toCharArray();
      Arrays.sort(sorted);
      anagrams.computeIfAbsent(new String(sorted), k -> new ArrayList<>()).add(word);
    }
    System.out.println(anagrams.values());
  }
}
