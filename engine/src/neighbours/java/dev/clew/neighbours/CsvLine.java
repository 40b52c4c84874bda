package dev.clew.neighbours;

import java.util.ArrayList;
import java.util.List;

/** Splits a line of comma-separated values, with quotes. */
public class CsvLine {

  public static String[] parse(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted) {
        if (c != '"') {
          field.append(c);
        } else if (i + 1 < line.length() && line.charAt(i + 1) == '"') {
          field.append('"');
          i++;
        } else {
          quoted = false;
        }
      } else if (c == '"') {
        if (field.length() > 0) {
          throw new IllegalArgumentException("quote inside of a field at " + i);
        }
        quoted = true;
      } else if (c == ',') {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    if (quoted) {
      throw new IllegalArgumentException("missing quote");
    }
    fields.add(field.toString());
    return fields.toArray(new String[0]);
  }

  public static String quote(String field) {
    boolean needed =
        field.contains(",") || field.contains("\"") || field.contains("\n") || field.startsWith(" ");
    return needed ? '"' + field.replace("\"", "\"\"") + '"' : field;
  }
}
