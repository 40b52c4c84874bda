package dev.clew.app.targets;

/** How many characters must be added, dropped or replaced to make one text another. */
final class EditDistance {

  private EditDistance() {}

  /** Takes time in proportion to the product of the lengths. */
  static int between(String left, String right) {
    int[] above = new int[right.length() + 1];
    for (int j = 0; j < above.length; j++) {
      above[j] = j;
    }
    for (int i = 1; i <= left.length(); i++) {
      int[] row = new int[above.length];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = above[j - 1] + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[right.length()];
  }
}
