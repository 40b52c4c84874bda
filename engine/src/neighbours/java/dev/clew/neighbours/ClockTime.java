package dev.clew.neighbours;

/** Times of day, such as 23:59 and 11:59 pm. */
public class ClockTime {

  public static int minutes(String time) {
    int colon = time.indexOf(':');
    if (colon < 1 || colon > 2 || time.length() != colon + 3) {
      throw new IllegalArgumentException("expected HH:mm");
    }
    int hours = Integer.parseInt(time.substring(0, colon));
    int minutes = Integer.parseInt(time.substring(colon + 1));
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) {
      throw new IllegalArgumentException("out of range: " + time);
    }
    return hours * 60 + minutes;
  }

  public static int american(String time) {
    String lower = time.toLowerCase();
    boolean pm = lower.endsWith(" pm");
    if (!pm && !lower.endsWith(" am")) {
      throw new IllegalArgumentException("am or pm?");
    }
    int minutes = minutes(lower.substring(0, lower.length() - 3));
    if (minutes < 60 || minutes >= 13 * 60) {
      throw new IllegalArgumentException("out of range");
    }
    if (minutes >= 12 * 60) {
      minutes -= 12 * 60;
    }
    return pm ? minutes + 12 * 60 : minutes;
  }

  public static String format(int minutes) {
    if (minutes < 0 || minutes >= 24 * 60) {
      return "--:--";
    }
    return String.format("%02d:%02d", minutes / 60, minutes % 60);
  }

  public static String greeting(int hour) {
    return hour < 0 || hour > 23 ? "?" : hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  }
}
