package dev.clew.neighbours;

/** A field of a cron line: *, 5, 1-5, or with a step. */
public class CronField {

  private final int min;
  private final int max;

  public CronField(int min, int max) {
    if (min > max) {
      throw new IllegalArgumentException(min + " > " + max);
    }
    this.min = min;
    this.max = max;
  }

  public boolean matches(String field, int value) {
    int slash = field.indexOf('/');
    int step = slash < 0 ? 1 : Integer.parseInt(field.substring(slash + 1));
    if (step <= 0) {
      throw new IllegalArgumentException("step: " + step);
    }
    String range = slash < 0 ? field : field.substring(0, slash);
    int from = min;
    int to = max;
    if (!range.equals("*")) {
      int dash = range.indexOf('-');
      from = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
      to = dash < 0 ? from : Integer.parseInt(range.substring(dash + 1));
      if (from < min || to > max) {
        throw new IllegalArgumentException("out of range: " + range);
      }
    }
    return value >= from && value <= to && (value - from) % step == 0;
  }

  public static int month(String name) {
    String[] names = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep"};
    for (int i = 0; i < names.length; i++) {
      if (names[i].equalsIgnoreCase(name)) {
        return i + 1;
      }
    }
    return -1;
  }
}
