package dev.clew.neighbours;

/** Breaks lines at blanks. */
public class LineWrap {

  public static String wrap(String text, int width) {
    if (width < 1) {
      throw new IllegalArgumentException("width: " + width);
    }
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ")) {
      if (word.isEmpty()) {
        continue;
      }
      if (column > 0 && column + 1 + word.length() > width) {
        out.append('\n');
        column = 0;
      } else if (column > 0) {
        out.append(' ');
        column++;
      }
      out.append(word);
      column += word.length();
    }
    return out.toString();
  }

  public static String ellipsis(String text, int max) {
    if (text == null || text.length() <= max) {
      return text;
    }
    if (max < 4) {
      return text.substring(0, max);
    }
    int cut = text.lastIndexOf(' ', max - 3);
    return text.substring(0, cut > 0 ? cut : max - 3) + "...";
  }

  public static String pad(String text, int width) {
    StringBuilder padded = new StringBuilder(text);
    while (padded.length() < width && width <= 20) {
      padded.insert(0, ' ');
    }
    return padded.toString();
  }
}
