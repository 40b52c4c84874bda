package dev.clew.hotspots.html;

import java.util.Locale;
import java.util.Set;

/**
 * Where the text of a page leaves off (HTML, section 13.2.5, as far as holes need it).
 *
 * @param kind what the next unit would be part of
 * @param attribute the attribute whose value it is, in small letters; or the element whose raw text
 *     it is; otherwise empty
 * @param fromStart what stands of that value or raw text so far
 */
record HtmlPlace(Kind kind, String attribute, String fromStart) {

  enum Kind {
    TEXT,
    /** In a tag, but not in the value of an attribute. */
    TAG,
    DOUBLE_QUOTED,
    SINGLE_QUOTED,
    UNQUOTED,
    COMMENT,
    /** Inside script, style, textarea or title. */
    RAW
  }

  private static final Set<String> RAW_ELEMENTS =
      Set.of("script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes");

  static HtmlPlace after(String page) {
    return new Reader(page).read();
  }

  /** The least that ends what is open here, as a later piece of the page will. */
  String closing() {
    return switch (kind) {
      case TEXT -> "";
      case TAG, UNQUOTED -> ">";
      case DOUBLE_QUOTED -> "\">";
      case SINGLE_QUOTED -> "'>";
      case COMMENT -> "-->";
      case RAW -> "</" + attribute + ">";
    };
  }

  /** Reads a page once, from left to right. */
  private static final class Reader {
    private final String page;
    private int at;

    Reader(String page) {
      this.page = page;
    }

    HtmlPlace read() {
      while (at < page.length()) {
        HtmlPlace open = page.charAt(at) == '<' ? markup() : null;
        if (open != null) {
          return open;
        }
        at++;
      }
      return new HtmlPlace(Kind.TEXT, "", "");
    }

    /** Reads what begins with a less-than sign; a place when the page ends inside. */
    private @org.jspecify.annotations.Nullable HtmlPlace markup() {
      if (page.startsWith("<!--", at)) {
        int close = page.indexOf("-->", at + 4);
        if (close < 0) {
          return new HtmlPlace(Kind.COMMENT, "", page.substring(at + 4));
        }
        at = close + 2;
        return null;
      }
      boolean tag = at + 1 == page.length() || isTagStart(page.charAt(at + 1));
      return tag ? tag() : null;
    }

    private static boolean isTagStart(char unit) {
      return Character.isLetter(unit) || unit == '/' || unit == '!' || unit == '?';
    }

    private @org.jspecify.annotations.Nullable HtmlPlace tag() {
      int start = at + 1;
      at = start;
      while (at < page.length() && " \t\n\r\f/>".indexOf(page.charAt(at)) < 0) {
        at++;
      }
      String name = page.substring(start, at).toLowerCase(Locale.ROOT);
      while (at < page.length() && page.charAt(at) != '>') {
        HtmlPlace open = page.charAt(at) == '=' ? value() : null;
        if (open != null) {
          return open;
        }
        at++;
      }
      if (at >= page.length()) {
        return new HtmlPlace(Kind.TAG, "", "");
      }
      return RAW_ELEMENTS.contains(name) ? raw(name) : null;
    }

    private @org.jspecify.annotations.Nullable HtmlPlace raw(String name) {
      int start = at + 1;
      int close = page.toLowerCase(Locale.ROOT).indexOf("</" + name, start);
      if (close < 0) {
        return new HtmlPlace(Kind.RAW, name, page.substring(start));
      }
      at = close - 1;
      return null;
    }

    private @org.jspecify.annotations.Nullable HtmlPlace value() {
      String name = attributeBefore();
      at++;
      while (at < page.length() && " \t\n\r\f".indexOf(page.charAt(at)) >= 0) {
        at++;
      }
      if (at >= page.length()) {
        return new HtmlPlace(Kind.UNQUOTED, name, "");
      }
      char quote = page.charAt(at);
      if (quote == '"' || quote == '\'') {
        int close = page.indexOf(quote, at + 1);
        if (close < 0) {
          Kind kind = quote == '"' ? Kind.DOUBLE_QUOTED : Kind.SINGLE_QUOTED;
          return new HtmlPlace(kind, name, page.substring(at + 1));
        }
        at = close;
        return null;
      }
      int start = at;
      while (at < page.length() && " \t\n\r\f>".indexOf(page.charAt(at)) < 0) {
        at++;
      }
      if (at >= page.length()) {
        return new HtmlPlace(Kind.UNQUOTED, name, page.substring(start));
      }
      at--;
      return null;
    }

    private String attributeBefore() {
      int end = at;
      while (end > 0 && " \t\n\r\f".indexOf(page.charAt(end - 1)) >= 0) {
        end--;
      }
      int start = end;
      while (start > 0 && " \t\n\r\f<>/\"'=".indexOf(page.charAt(start - 1)) < 0) {
        start--;
      }
      return page.substring(start, end).toLowerCase(Locale.ROOT);
    }
  }
}
