package dev.clew.neighbours;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads sections and keys of an INI file. */
public class IniFile {

  public static String lookup(String text, String section, String key) {
    Map<String, Map<String, String>> all = parse(text);
    Map<String, String> values = all.get(section);
    if (values == null) {
      return null;
    }
    return values.getOrDefault(key, "");
  }

  private static Map<String, Map<String, String>> parse(String text) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    Map<String, String> current = null;
    for (String raw : text.split("\n")) {
      String line = raw.trim();
      if (line.isEmpty() || line.startsWith(";") || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("[")) {
        if (!line.endsWith("]")) {
          throw new IllegalStateException("section is not closed: " + line);
        }
        String name = line.substring(1, line.length() - 1);
        current = all.computeIfAbsent(name, n -> new LinkedHashMap<>());
        continue;
      }
      int equals = line.indexOf('=');
      if (equals < 0) {
        throw new IllegalStateException("no value: " + line);
      }
      if (current == null) {
        throw new IllegalStateException("no section");
      }
      current.put(line.substring(0, equals).trim(), line.substring(equals + 1).trim());
    }
    return all;
  }
}
