package dev.clew.output.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The sources of the page: a template, styles, and modules that become one script. */
final class PageResources {

  private static final String LIST = "modules.txt";

  private PageResources() {}

  static String template() {
    return text("page.html");
  }

  static String styles() {
    return List.of("colours.css", "page.css", "views.css").stream()
        .map(PageResources::text)
        .collect(Collectors.joining("\n"));
  }

  /** The names of our modules: each after those that it imports. */
  static List<String> modules() {
    return text(LIST).lines().filter(line -> !line.isBlank()).toList();
  }

  /**
   * One module out of all: in one file, nothing can be imported. Their names share one scope, where
   * the browser refuses two of the same.
   */
  static String script() {
    return modules().stream().map(PageResources::module).collect(Collectors.joining("\n"));
  }

  private static String module(String name) {
    return text(name)
        .lines()
        .filter(line -> !line.startsWith("import "))
        .map(line -> line.startsWith("export ") ? line.substring("export ".length()) : line)
        .collect(Collectors.joining("\n"));
  }

  /** The library that lays graphs out, with its licence before it. */
  static String library() {
    String code =
        text("dagre.min.js")
            .lines()
            .filter(line -> !line.startsWith("//# sourceMappingURL"))
            .collect(Collectors.joining("\n"));
    return "/*! @dagrejs/dagre 3.1.1\n" + text("dagre-license.txt") + "*/\n" + code;
  }

  private static String text(String name) {
    try (InputStream in = PageResources.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the page lacks its part " + name);
      }
      // as browsers count them for the hashes of the policy, whatever a checkout made of them
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new IllegalStateException("the page's part " + name + " cannot be read", e);
    }
  }
}
