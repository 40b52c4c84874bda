package dev.clew.app;

import dev.clew.app.explore.Javac;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compiles small sources while a test runs. */
public final class Sources {

  private Sources() {}

  /**
   * Compiles into a folder, for Java 17.
   *
   * @param namesAndTexts a file's name such as {@code com/acme/Cart.java}, its content, and so on
   */
  public static Path compile(Path folder, String... namesAndTexts) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      sources.put(namesAndTexts[i], namesAndTexts[i + 1]);
    }
    Javac.compile(sources, List.of(), folder);
    return folder;
  }
}
