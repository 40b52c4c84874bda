package dev.clew.hostile;

/** Replacements that multiply a text by itself. */
public final class ExplodingReplacement {

  private ExplodingReplacement() {}

  public static int literally(int n) {
    String text = "aaaaaaaaaa";
    for (int i = 0; i < 6; i++) {
      text = text.replace("a", text);
    }
    return text.length() / n;
  }

  public static int everywhere(String text) {
    String all = text;
    for (int i = 0; i < 8; i++) {
      all = all.replaceAll("", all);
    }
    return 100 / all.length();
  }
}
