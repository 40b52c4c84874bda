package dev.clew.neighbours;

import java.util.Set;
import java.util.TreeSet;

/** Page ranges such as 1-3,7. */
public class RangeList {

  private static final int MAX = 50;

  public static int pages(String text) {
    Set<Integer> pages = new TreeSet<>();
    for (String part : text.split(",")) {
      String range = part.trim();
      int dash = range.indexOf('-');
      int first = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
      int last = dash < 0 ? first : Integer.parseInt(range.substring(dash + 1));
      if (first < 1 || last > MAX || first > last) {
        throw new IllegalArgumentException("bad range: " + range);
      }
      for (int page = first; page <= last; page++) {
        pages.add(page);
      }
    }
    return pages.size();
  }

  public static boolean contains(String range, int number) {
    if (range.equals("*")) {
      return true;
    }
    int dash = range.indexOf("..");
    if (dash < 0) {
      return Integer.parseInt(range) == number;
    }
    return number >= Integer.parseInt(range.substring(0, dash))
        && number <= Integer.parseInt(range.substring(dash + 2));
  }

  public static boolean overlap(int a, int b, int c, int d) {
    if (a > b || c > d) {
      throw new IllegalArgumentException("empty range");
    }
    return a <= d && c <= b;
  }
}
