package dev.clew.examples;

/** Pages without their tags. */
public final class Tags {

  private static final int LONGEST = 4;

  private Tags() {}

  /** Takes for granted that the place in the text only ever grows. */
  public static String strip(String page) { // paths 21
    if (page.length() > LONGEST) { // throws NullPointerException 1: page == null
      return page; // returns 1: page.length() > 4
    }
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < page.length()) {
      int before = at;
      if (page.charAt(at) == '<') {
        at = page.indexOf('>', at) + 1;
      } else {
        text.append(page.charAt(at));
        at++;
      }
      if (at <= before) {
        // throws AssertionError "the index goes back" 7: page.lastIndexOf('<') > page.lastIndexOf('>')
        throw new AssertionError("the index goes back");
      }
    }
    return text.toString(); // returns 12: page.length() <= 4 && !page.endsWith("<")
  }
}
