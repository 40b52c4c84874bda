package dev.clew.junit.source.syntax;

import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Names that Java takes. */
public final class Identifiers {

  private Identifiers() {}

  /** Whether something may be called so in any version of Java that suites are written for. */
  public static boolean isName(String text) {
    return SourceVersion.isIdentifier(text) && !SourceVersion.isKeyword(text);
  }

  /** The same with a small letter in front: {@code URLReader} is {@code urlReader}. */
  public static String decapitalised(String name) {
    int capitals = 0;
    while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
      capitals++;
    }
    int lowered = capitals > 1 && capitals < name.length() ? capitals - 1 : capitals;
    return name.substring(0, lowered).toLowerCase(Locale.ROOT) + name.substring(lowered);
  }

  public static String capitalised(String name) {
    return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
