package dev.clew.neighbours;

/** Levenshtein distance, up to a bound. */
public class EditDistance {

  public static int distance(String a, String b, int bound) {
    if (bound < 0) {
      throw new IllegalArgumentException("bound: " + bound);
    }
    if (Math.abs(a.length() - b.length()) > bound) {
      return -1;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      int best = row[0];
      for (int j = 1; j < row.length; j++) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int next = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + cost);
        diagonal = row[j];
        row[j] = next;
        best = Math.min(best, next);
      }
      if (best > bound) {
        return -1;
      }
    }
    return row[b.length()] <= bound ? row[b.length()] : -1;
  }

  public static int hamming(String a, String b) {
    if (a.length() != b.length()) {
      throw new IllegalArgumentException("lengths differ");
    }
    int count = 0;
    for (int i = 0; i < a.length(); i++) {
      if (a.charAt(i) != b.charAt(i)) {
        count++;
      }
    }
    return count;
  }
}
