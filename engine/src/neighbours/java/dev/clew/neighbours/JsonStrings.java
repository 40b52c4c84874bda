package dev.clew.neighbours;

/** Escapes of JSON strings. */
public class JsonStrings {

  public static String quote(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"':
        case '\\':
          json.append('\\').append(c);
          break;
        case '\n':
          json.append("\\n");
          break;
        case '\t':
          json.append("\\t");
          break;
        default:
          if (c < 0x20) {
            json.append(String.format("\\u%04x", (int) c));
          } else {
            json.append(c);
          }
      }
    }
    return json.append('"').toString();
  }

  public static String unquote(String json) {
    if (json.length() < 2 || !json.startsWith("\"") || !json.endsWith("\"")) {
      throw new IllegalArgumentException("not a JSON string");
    }
    StringBuilder text = new StringBuilder();
    int i = 1;
    while (i < json.length() - 1) {
      char c = json.charAt(i++);
      if (c == '\\') {
        char escape = json.charAt(i++);
        if (escape == 'u') {
          text.append((char) Integer.parseInt(json.substring(i, i + 4), 16));
          i += 4;
        } else if (escape == 'n') {
          text.append('\n');
        } else if (escape == 't') {
          text.append('\t');
        } else if (escape == '"' || escape == '\\' || escape == '/') {
          text.append(escape);
        } else {
          throw new IllegalArgumentException("bad escape: \\" + escape);
        }
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }
}
