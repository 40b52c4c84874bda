package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.app.run.ExitCode;
import jakarta.servlet.http.HttpServlet;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** A servlet, a service with a database, and one with JSON: what surrounds them is not run. */
@Tag("once")
class BordersTest {

  private static final Path SOURCES = Path.of("src/borders/java");
  private static final Pattern MARK = Pattern.compile("// error (\\w+)$");

  @TempDir private Path folder;
  private Workbench bench;
  private List<Path> libraries;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    libraries =
        Stream.of(
                HttpServlet.class,
                Logger.class,
                ObjectMapper.class,
                JsonParser.class,
                JsonProperty.class)
            .map(BordersTest::place)
            .toList();
    bench.compile(SOURCES, libraries.toArray(Path[]::new));
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private int run(String command, List<Path> classPath, String... arguments) {
    List<String> all = new ArrayList<>();
    Stream<String> places =
        Stream.concat(Stream.of(bench.classes()), classPath.stream()).map(Path::toString);
    all.addAll(List.of("-cp", places.collect(Collectors.joining(File.pathSeparator))));
    all.addAll(List.of(arguments));
    return bench.run(command, all.toArray(String[]::new));
  }

  @Test
  void errorsBehindContainersDatabasesAndLoggersAreFound() throws IOException {
    int exitCode =
        run(
            "check",
            libraries,
            bench.classes().toString(),
            "--null-inputs=no",
            "--replay-timeout=20s",
            "--time-budget",
            "120s");

    assertThat(bench.errors()).as(bench.printed() + bench.log()).containsAll(marks());
    assertThat(exitCode).isEqualTo(ExitCode.FOUND.number());
    assertThat(reasons()).contains("boundary").isSubsetOf("boundary", "max-types");
  }

  @Test
  void whatElseIsOnTheClassPathChangesNothing() throws IOException {
    Path extra = folder.resolve("extra");
    Workbench other = new Workbench(extra);
    List<Path> seen = new ArrayList<>(libraries);
    seen.add(bench.classes());
    other.compile("Extra", EXTRA, seen.toArray(Path[]::new));
    List<Path> more = new ArrayList<>(libraries);
    more.add(0, other.classes());

    run("explore", libraries, "shop.OrderServlet#doGet", "shop.OrderService#limit");
    List<JsonNode> alone = paths();
    run("explore", more, "shop.OrderServlet#doGet", "shop.OrderService#limit");

    assertThat(alone).hasSize(2).allMatch(paths -> paths.size() > 2);
    assertThat(paths()).isEqualTo(alone);
  }

  private static final String EXTRA =
      """
      import jakarta.servlet.http.*;
      public class Extra extends HttpServletRequestWrapper implements Runnable {
        public Extra(HttpServletRequest request) { super(request); }
        @Override public String getParameter(String name) { return "1"; }
        @Override public void run() {}
        public static class Response extends HttpServletResponseWrapper {
          public Response(HttpServletResponse response) { super(response); }
        }
        public static class Servlet extends shop.OrderServlet {}
      }
      """;

  @Test
  void aMissingLibraryIsNamed() throws IOException {
    List<Path> without = libraries.stream().filter(each -> !each.equals(libraries.get(1))).toList();

    run("check", without, "shop.OrderServlet#doGet");

    JsonNode target = bench.results().get("targets").get(0);
    assertThat(target.get("status").textValue()).isEqualTo("unsupported");
    assertThat(target.get("reasons").findValuesAsText("code")).containsOnly("missing-class");
    assertThat(target.get("reasons").findValuesAsText("detail"))
        .containsOnly("org.slf4j.LoggerFactory");
    assertThat(bench.errors()).isEmpty();
  }

  private List<JsonNode> paths() throws IOException {
    List<JsonNode> paths = new ArrayList<>();
    bench.results().get("targets").forEach(target -> paths.add(target.get("paths")));
    return paths;
  }

  private Set<String> reasons() throws IOException {
    Set<String> codes = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      codes.addAll(target.get("reasons").findValuesAsText("code"));
    }
    return codes;
  }

  private static Set<String> marks() throws IOException {
    Set<String> marks = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
          Matcher mark = MARK.matcher(lines.get(i));
          if (mark.find()) {
            marks.add(file.getFileName() + ":" + (i + 1) + " " + mark.group(1));
          }
        }
      }
    }
    assertThat(marks).hasSize(10);
    return marks;
  }
}
