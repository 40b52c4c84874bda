package dev.clew.examples;

/** Links to searches. */
public final class Links {

  private Links() {}

  /** Whether a link goes to one of two places that search, and asks for a word there. */
  public static boolean isSearch(String url) { // paths 11
    int last = url.lastIndexOf('/'); // throws NullPointerException 1: url == null
    if (last < 0) {
      return false; // returns 1: !url.contains("/")
    }
    if (!url.substring(last + 1).contains("EasyChair")) {
      return false; // returns 1: !url.matches("(?s).*/[^/]*EasyChair[^/]*")
    }
    if (!url.startsWith("http://")) {
      return false; // returns 1: !url.startsWith("http://") && url.contains("EasyChair")
    }
    // throws StringIndexOutOfBoundsException 1: url.matches("(?s)http://[^/]*EasyChair[^/]*")
    String host = url.substring("http://".length(), last);
    if (host.startsWith("www.")) {
      host = host.substring("www.".length());
    }
    if (!host.equals("google.com") && !host.equals("live.com")) {
      return false; // returns 2: !url.matches("(?s)http://(www.)?(google|live).com/[^/]*")
    }
    return true; // returns 4: url.matches("(?s)http://(www.)?(google|live).com/[^/]*")
  }
}
