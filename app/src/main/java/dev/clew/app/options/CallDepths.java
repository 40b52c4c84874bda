package dev.clew.app.options;

import dev.clew.engine.machine.CallDepth;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * How many levels of calls are followed below each target.
 *
 * @param general for targets that have no depth of their own
 * @param own in the order in which they were given; a later one wins over an earlier
 */
public record CallDepths(int general, List<Own> own) {

  static final String UNLIMITED = "unlimited";

  private static final Function<String, Integer> LEVELS =
      SettingParsers.atLeastOr(0, UNLIMITED, CallDepth.ALL);

  public CallDepths {
    own = List.copyOf(own);
  }

  /**
   * The depth of one class or method.
   *
   * @param target as it is named on the command line; whether it exists is not known here
   */
  public record Own(String target, int levels) {}

  /** Reads {@code 2,com.acme.Cart=1,com.acme.Cart#total(int,long)=0}. */
  static CallDepths parse(String text) {
    int general = CallDepth.ALL;
    List<Own> own = new ArrayList<>();
    for (String part : split(text)) {
      int equals = part.lastIndexOf('=');
      if (equals < 0) {
        general = LEVELS.apply(part);
      } else if (part.substring(0, equals).isBlank()) {
        throw new IllegalArgumentException("'" + part + "' is no CLASS=N or CLASS#METHOD=N");
      } else {
        String target = part.substring(0, equals).strip();
        own.add(new Own(target, LEVELS.apply(part.substring(equals + 1).strip())));
      }
    }
    return new CallDepths(general, own);
  }

  /** At commas that are not between the types of parameters. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth <= 0) {
        parts.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }
}
