package dev.clew.hostile;

/** More paths than there is time for, with texts in each. */
public final class ManyPaths {

  private ManyPaths() {}

  public static int count(String text, String[] words) {
    int found = 0;
    for (String word : words) {
      for (int i = 0; i < word.length(); i++) {
        if (text.indexOf(word.substring(i)) > text.lastIndexOf(word.charAt(i))) {
          found += text.replace(word, text).hashCode() % 7 == 3 ? 2 : 1;
        }
      }
    }
    return 1_000 / (found - 3);
  }
}
