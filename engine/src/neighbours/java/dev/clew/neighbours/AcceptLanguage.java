package dev.clew.neighbours;

/** Which language a browser wants. */
public class AcceptLanguage {

  public static String best(String header) {
    String best = "en";
    double highest = 0;
    for (String item : header.split(",")) {
      String[] parts = item.trim().split(";q=");
      double quality = parts.length > 1 ? Double.parseDouble(parts[1]) : 1;
      if (quality > highest && isSupported(parts[0])) {
        highest = quality;
        best = parts[0];
      }
    }
    return best;
  }

  private static boolean isSupported(String language) {
    return language.equals("de") || language.equals("fr") || language.startsWith("en");
  }

  public static String primary(String tag) {
    int dash = tag.indexOf('-');
    String language = dash < 0 ? tag : tag.substring(0, dash);
    if (language.length() < 2 || language.length() > 3) {
      return "und";
    }
    return language.toLowerCase();
  }
}
