package dev.clew.neighbours;

import java.util.HashMap;
import java.util.Map;

/** Settings such as a=1 b="two words". */
public class KeyValues {

  public static String get(String text, String wanted) {
    Map<String, String> values = new HashMap<>();
    int i = 0;
    while (i < text.length()) {
      if (text.charAt(i) == ' ') {
        i++;
        continue;
      }
      int equals = text.indexOf('=', i);
      if (equals < 0) {
        throw new IllegalArgumentException("= expected after " + i);
      }
      String key = text.substring(i, equals);
      i = equals + 1;
      int end;
      if (i < text.length() && text.charAt(i) == '"') {
        i++;
        end = text.indexOf('"', i);
        if (end < 0) {
          throw new IllegalArgumentException("quote is not closed");
        }
      } else {
        end = text.indexOf(' ', i);
        if (end < 0) {
          end = text.length();
        }
      }
      values.put(key, text.substring(i, end));
      i = end + 1;
    }
    return values.containsKey(wanted) ? values.get(wanted) : "(none)";
  }
}
