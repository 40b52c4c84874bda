package dev.clew.neighbours;

import java.util.Locale;

/** Content types. */
public class MimeType {

  private final String type;
  private final String subtype;

  public MimeType(String text) {
    String plain = text;
    int semicolon = text.indexOf(';');
    if (semicolon >= 0) {
      plain = text.substring(0, semicolon);
    }
    String[] parts = plain.trim().toLowerCase(Locale.ROOT).split("/");
    // unreachable: the last of two parts is never empty, empty parts at the end are left out
    if (parts.length != 2 || parts[0].isEmpty() || parts[1].isEmpty()) {
      throw new IllegalArgumentException("bad type: " + text);
    }
    type = parts[0];
    subtype = parts[1];
  }

  public boolean includes(String otherType, String otherSubtype) {
    if ("*".equals(type)) {
      return true;
    }
    return type.equals(otherType) && ("*".equals(subtype) || subtype.equals(otherSubtype));
  }

  public static String charset(String contentType) {
    for (String parameter : contentType.split(";")) {
      String trimmed = parameter.trim();
      if (trimmed.regionMatches(true, 0, "charset=", 0, 8)) {
        String value = trimmed.substring(8);
        if (value.length() > 1 && value.startsWith("\"") && value.endsWith("\"")) {
          value = value.substring(1, value.length() - 1);
        }
        return value.toUpperCase(Locale.ROOT);
      }
    }
    return contentType.startsWith("text/") ? "ISO-8859-1" : "UTF-8";
  }
}
