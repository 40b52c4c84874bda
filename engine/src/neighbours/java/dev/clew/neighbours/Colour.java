package dev.clew.neighbours;

/** Colours of style sheets. */
public class Colour {

  private final int rgb;

  public Colour(int rgb) {
    this.rgb = rgb & 0xffffff;
  }

  public static int parse(String text) {
    String hex = text.trim();
    if (!hex.startsWith("#")) {
      return named(hex.toLowerCase());
    }
    hex = hex.substring(1);
    if (hex.length() == 3) {
      StringBuilder longer = new StringBuilder();
      for (char c : hex.toCharArray()) {
        longer.append(c).append(c);
      }
      hex = longer.toString();
    }
    if (hex.length() != 6) {
      throw new IllegalArgumentException("not a colour: " + text);
    }
    return Integer.parseInt(hex, 16);
  }

  private static int named(String name) {
    switch (name) {
      case "black":
        return 0;
      case "white":
        return 0xffffff;
      case "red":
        return 0xff0000;
      default:
        throw new IllegalArgumentException("unknown colour " + name);
    }
  }

  public boolean isDark() {
    int r = rgb >> 16 & 255;
    int g = rgb >> 8 & 255;
    int b = rgb & 255;
    return (r * 299 + g * 587 + b * 114) / 1000 < 128;
  }

  public String hex() {
    String digits = Integer.toHexString(rgb);
    while (digits.length() < 6) {
      digits = "0" + digits;
    }
    return "#" + digits;
  }
}
