package dev.clew.neighbours;

/** Escapes of HTML and XML. */
public class Markup {

  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append("&quot;");
        default -> {
          if (c > 126) {
            out.append("&#").append((int) c).append(';');
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.toString();
  }

  public static String unescape(String text) {
    int amp = text.indexOf('&');
    if (amp < 0) {
      return text;
    }
    int end = text.indexOf(';', amp);
    if (end < 0) {
      return text;
    }
    String entity = text.substring(amp + 1, end);
    String plain;
    if (entity.equals("lt")) {
      plain = "<";
    } else if (entity.equals("amp")) {
      plain = "&";
    } else if (entity.startsWith("#x")) {
      plain = String.valueOf((char) Integer.parseInt(entity.substring(2), 16));
    } else if (entity.startsWith("#")) {
      plain = String.valueOf((char) Integer.parseInt(entity.substring(1)));
    } else {
      plain = "&" + entity + ";";
    }
    return text.substring(0, amp) + plain + unescape(text.substring(end + 1));
  }

  public static String stripTags(String html) {
    return html.replaceAll("<[^>]*>", "").isEmpty() ? "empty" : html;
  }
}
