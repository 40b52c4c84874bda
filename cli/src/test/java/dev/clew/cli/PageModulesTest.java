package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The modules of the page, each on its own. */
@Tag("once")
class PageModulesTest {

  private static final Path MODULES =
      Path.of("..", "output", "src", "main", "resources", "dev", "clew", "output", "html");

  @TempDir private Path folder;

  @Test
  void modulesDoAsTheirCasesSay() throws IOException {
    try (ReportBrowser browser =
        ReportBrowser.start(Files.createDirectory(folder.resolve("profile")))
            .orElseGet(() -> abort("NO BROWSER: nobody tries the modules of the page"))) {
      Path page = folder.resolve("tests.html");
      Files.writeString(
          page,
          "<!doctype html><meta charset=utf-8><script>"
              + Files.readString(MODULES.resolve("dagre.min.js"))
              + "</script><script type=module>"
              + script()
              + "</script>");
      browser.open(page, "");
      assertThat(browser.text("return document.documentElement.dataset.wrong")).isEmpty();
      assertThat(browser.number("return document.documentElement.dataset.asked")).isGreaterThan(50);
      assertThat(browser.console()).isEmpty();
    }
  }

  @Test
  void eachModuleImportsWhatComesBeforeIt() throws IOException {
    List<String> known = new ArrayList<>();
    for (String name : names()) {
      List<String> imported =
          Files.readString(MODULES.resolve(name))
              .lines()
              .filter(line -> line.startsWith("import "))
              .map(line -> line.replaceAll(".*from \"\\./(.*)\";", "$1"))
              .toList();
      assertThat(known).as(name).containsAll(imported);
      known.add(name);
    }
    assertThat(known).hasSizeGreaterThan(20);
  }

  @Test
  void modulesAreSmall() throws IOException {
    for (String name : names()) {
      assertThat(Files.readString(MODULES.resolve(name)).lines().count()).as(name).isLessThan(340);
    }
  }

  private static List<String> names() throws IOException {
    return Files.readAllLines(MODULES.resolve("modules.txt"));
  }

  /** As the page is put together, without its beginning. */
  private static String script() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : names()) {
      if (!name.equals("main.js")) {
        Files.readString(MODULES.resolve(name))
            .lines()
            .filter(line -> !line.startsWith("import "))
            .map(line -> line.replaceFirst("^export ", ""))
            .forEach(line -> all.append(line).append('\n'));
      }
    }
    try (InputStream tests = PageModulesTest.class.getResourceAsStream("page-tests.js")) {
      byte[] cases = Objects.requireNonNull(tests).readAllBytes();
      return all.append(new String(cases, StandardCharsets.UTF_8)).toString();
    }
  }
}
