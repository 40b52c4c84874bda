package dev.clew.neighbours;

import java.util.Map;
import java.util.TreeMap;

/** Counts words. */
public class WordCount {

  public static int words(String text) {
    int count = 0;
    boolean inside = false;
    for (int i = 0; i < text.length(); i++) {
      if (Character.isWhitespace(text.charAt(i))) {
        inside = false;
      } else if (!inside) {
        inside = true;
        count++;
      }
    }
    return count;
  }

  public static int words2(String text) {
    String trimmed = text.trim();
    return trimmed.isEmpty() ? 0 : trimmed.split("\\s+").length;
  }

  public static String mostFrequent(String text) {
    Map<String, Integer> counts = new TreeMap<>();
    for (String word : text.split(" ")) {
      if (word.length() > 2) {
        counts.merge(word.toLowerCase(), 1, Integer::sum);
      }
    }
    String best = "";
    int most = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      if (entry.getValue() > most) {
        best = entry.getKey();
        most = entry.getValue();
      }
    }
    return most > 1 ? best : "none";
  }

  public static int lines(String text) {
    int lines = text.isEmpty() || text.endsWith("\n") ? 0 : 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      lines++;
    }
    return lines;
  }
}
