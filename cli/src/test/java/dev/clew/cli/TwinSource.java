package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs whose lines say what {@code clew strings} should say of them. */
final class TwinSource {

  private static final Path SUBJECTS =
      Path.of("..", "hotspots", "src", "subjects", "java", "dev", "clew", "twins");

  /** The verdict at the end of the line with the call; one that should be another says so. */
  private static final Pattern EXPECTED =
      Pattern.compile("// (proven|exploit|syntax|open|handed-on)$");

  private TwinSource() {}

  static Path file(String name) {
    return SUBJECTS.resolve(name + ".java");
  }

  /** The verdicts by their lines. */
  static Map<Integer, String> expected(Path source) throws IOException {
    Map<Integer, String> verdicts = new TreeMap<>();
    List<String> lines = Files.readAllLines(source);
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = EXPECTED.matcher(lines.get(i));
      if (matcher.find()) {
        verdicts.put(i + 1, matcher.group(1));
      }
    }
    assertThat(verdicts).hasSizeGreaterThan(3);
    return verdicts;
  }

  /** The same as the latest run has them. */
  static Map<Integer, String> found(Workbench workbench) throws IOException {
    Map<Integer, String> verdicts = new TreeMap<>();
    for (JsonNode hotspot : workbench.results().get("hotspots")) {
      verdicts.put(hotspot.get("site").get("line").intValue(), hotspot.get("verdict").textValue());
    }
    return verdicts;
  }
}
