package dev.clew.neighbours;

import java.util.Locale;

/** Titles as parts of URLs. */
public class Slug {

  public static String of(String title) {
    StringBuilder slug = new StringBuilder();
    boolean dash = false;
    for (char c : title.toLowerCase(Locale.ROOT).toCharArray()) {
      if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
        if (dash && slug.length() > 0) {
          slug.append('-');
        }
        slug.append(c);
        dash = false;
      } else {
        dash = true;
      }
    }
    return slug.length() == 0 ? "untitled" : slug.toString();
  }

  public static String quick(String title) {
    String slug = title.trim().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    if (slug.startsWith("-")) {
      slug = slug.substring(1);
    }
    if (slug.endsWith("-")) {
      slug = slug.substring(0, slug.length() - 1);
    }
    return slug;
  }
}
