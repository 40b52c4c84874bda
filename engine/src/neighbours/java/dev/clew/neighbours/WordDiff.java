package dev.clew.neighbours;

/** What changed between two texts. */
public class WordDiff {

  public static String diff(String before, String after) {
    String[] old = before.split(" ");
    String[] now = after.split(" ");
    int start = 0;
    while (start < old.length && start < now.length && old[start].equals(now[start])) {
      start++;
    }
    if (start == old.length && start == now.length) {
      return "same";
    }
    if (start == old.length) {
      return "+" + (now.length - start);
    }
    if (start == now.length) {
      return "-" + (old.length - start);
    }
    return "changed at " + start + ": " + old[start] + " -> " + now[start];
  }

  public static int commonPrefix(String a, String b) {
    int max = Math.min(a.length(), b.length());
    for (int i = 0; i < max; i++) {
      if (a.charAt(i) != b.charAt(i)) {
        return i;
      }
    }
    return max;
  }
}
