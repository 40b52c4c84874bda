package dev.clew.neighbours;

import java.util.ArrayDeque;
import java.util.Deque;

/** Makes URLs comparable. */
public class UrlNormaliser {

  public static String normalise(String url) {
    int colon = url.indexOf("://");
    if (colon <= 0) {
      throw new IllegalArgumentException("no scheme: " + url);
    }
    String scheme = url.substring(0, colon).toLowerCase();
    String rest = url.substring(colon + 3);
    int hash = rest.indexOf('#');
    if (hash >= 0) {
      rest = rest.substring(0, hash);
    }
    int slash = rest.indexOf('/');
    String host = (slash < 0 ? rest : rest.substring(0, slash)).toLowerCase();
    String path = slash < 0 ? "/" : rest.substring(slash);
    if (scheme.equals("http") && host.endsWith(":80")) {
      host = host.substring(0, host.length() - 3);
    } else if (scheme.equals("https") && host.endsWith(":443")) {
      host = host.substring(0, host.length() - 4);
    }
    if (host.isEmpty()) {
      throw new IllegalArgumentException("no host: " + url);
    }
    return scheme + "://" + host + path;
  }

  public static String removeDots(String path) {
    Deque<String> kept = new ArrayDeque<>();
    for (String part : path.split("/")) {
      if (part.equals("..")) {
        if (!kept.isEmpty()) {
          kept.removeLast();
        }
      } else if (!part.isEmpty() && !part.equals(".")) {
        kept.addLast(part);
      }
    }
    return "/" + String.join("/", kept);
  }
}
