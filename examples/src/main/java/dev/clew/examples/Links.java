package dev.clew.examples;

/** Links to searches. */
public final class Links {

  private Links() {}

  /** Whether a link goes to one of two places that search, and asks for a word there. */
  public static boolean isSearch(String url) { // paths 1
    int last = url.lastIndexOf('/');
    if (last < 0) {
      return false;
    }
    if (!url.substring(last + 1).contains("EasyChair")) {
      return false;
    }
    if (!url.startsWith("http://")) {
      return false;
    }
    String host = url.substring("http://".length(), last);
    if (host.startsWith("www.")) {
      host = host.substring("www.".length());
    }
    if (!host.equals("google.com") && !host.equals("live.com")) {
      return false;
    }
    return true;
  }
}
