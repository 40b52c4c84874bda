package dev.clew.neighbours;

/** What a Set-Cookie header says. */
public class Cookies {

  public static int maxAge(String header) {
    for (String attribute : header.split(";")) {
      String[] parts = attribute.trim().split("=", 2);
      if (parts[0].equalsIgnoreCase("max-age") && parts.length == 2) {
        try {
          return Math.max(0, Integer.parseInt(parts[1]));
        } catch (NumberFormatException e) {
          return -1;
        }
      }
    }
    return -1;
  }

  public static boolean isSafe(String header) {
    boolean secure = false;
    boolean httpOnly = false;
    for (String attribute : header.split(";")) {
      switch (attribute.trim().toLowerCase()) {
        case "secure":
          secure = true;
          break;
        case "httponly":
          httpOnly = true;
          break;
        case "samesite=none":
          return false;
        default:
          break;
      }
    }
    return secure && httpOnly;
  }

  public static String value(String cookies, String name) {
    int start = cookies.indexOf(name + "=");
    if (start < 0) {
      return "";
    }
    int end = cookies.indexOf(';', start);
    return cookies.substring(start + name.length() + 1, end < 0 ? cookies.length() : end);
  }
}
