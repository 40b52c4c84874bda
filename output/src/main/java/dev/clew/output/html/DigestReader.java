package dev.clew.output.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.clew.output.html.ResultsDigest.PlainFinding;
import dev.clew.output.json.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a results file to its end, and keeps of it what a digest has: paths pass by one value at a
 * time. Keys that it does not know are somebody else's; those that a page cannot do without have to
 * be there, and to hold what they should.
 */
public final class DigestReader {

  private final List<PlainFinding> findings = new ArrayList<>();
  private final Map<String, String> sources = new HashMap<>();
  private final Set<String> tests = new HashSet<>();
  private String tool = "";
  private String version = "";
  private String command = "";
  private String out = "";
  private int format = 1;
  private String lacks = "";

  private DigestReader() {}

  /**
   * Reads a file.
   *
   * @throws BadResultsException if it is damaged, cut off, of an earlier version, or something else
   */
  public static ResultsDigest read(Path file) throws IOException {
    DigestReader reader = new DigestReader();
    try (JsonParser json = factory().createParser(Files.newInputStream(file))) {
      reader.read(json);
    } catch (JsonProcessingException e) {
      String line = e.getLocation() == null ? "" : " at line " + e.getLocation().getLineNr();
      throw new BadResultsException(file + " is damaged or cut off" + line);
    }
    return reader.digest(file);
  }

  /** Code under test decides how deep data are, and how long and how many their names. */
  private static JsonFactory factory() {
    return JsonFactory.builder()
        .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(Integer.MAX_VALUE)
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build())
        .build();
  }

  private ResultsDigest digest(Path file) throws BadResultsException {
    if (!tool.equals("clew")) {
      throw new BadResultsException(file + " is no results file of Clew");
    }
    if (format < ResultsFile.FORMAT) {
      throw new BadResultsException(
          file + " is of an earlier version of Clew, which kept less than a page shows");
    }
    if (format > ResultsFile.FORMAT) {
      throw new BadResultsException(file + " is of a later version of Clew");
    }
    if (!lacks.isEmpty()) {
      throw new BadResultsException(file + " is damaged: there is no " + lacks);
    }
    return new ResultsDigest(version, command, findings, sources, tests, out);
  }

  private void read(JsonParser json) throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw new BadResultsException("there is no results file of Clew");
    }
    members(
        json,
        RequiredKeys.FILE,
        key -> {
          switch (key) {
            case "tool" -> tool = json.getValueAsString("");
            case "version" -> version = json.getValueAsString("");
            case "command" -> command = json.getValueAsString("");
            case "format" -> format = json.getValueAsInt();
            case "options" -> options(json);
            case "targets" -> each(json, () -> target(json));
            case "hotspots" -> each(json, () -> hotspot(json));
            case "classes" -> classes(json);
            default -> json.skipChildren();
          }
        });
    if (json.nextToken() != null) {
      throw new BadResultsException("something stands behind the end of the results file");
    }
  }

  /** What is done for a part of the file. */
  private interface Part {
    void read() throws IOException;
  }

  /** What stands under a key of an object, whose value is the parser's current token. */
  private interface Member {
    void read(String key) throws IOException;
  }

  private static void each(JsonParser json, Part part) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      json.skipChildren();
      return;
    }
    while (json.nextToken() != JsonToken.END_ARRAY) {
      part.read();
    }
  }

  private void members(JsonParser json, Member member) throws IOException {
    members(json, RequiredKeys.ANY, member);
  }

  private void members(JsonParser json, RequiredKeys required, Member member) throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      required.keys().keySet().stream().sorted().findFirst().ifPresent(key -> lacks = key);
      json.skipChildren();
      return;
    }
    int missing = required.keys().size();
    Set<String> seen = new HashSet<>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String key = json.currentName();
      json.nextToken();
      if (json.currentToken() == required.keys().get(key) && seen.add(key)) {
        missing--;
      }
      member.read(key);
      json.skipChildren();
    }
    if (missing > 0 && lacks.isEmpty()) {
      required.keys().keySet().stream()
          .filter(key -> !seen.contains(key))
          .sorted()
          .findFirst()
          .ifPresent(key -> lacks = key);
    }
  }

  private void options(JsonParser json) throws IOException {
    members(
        json,
        key -> {
          if (key.equals("out")) {
            out = json.getValueAsString("");
          }
        });
  }

  private void target(JsonParser json) throws IOException {
    members(
        json,
        RequiredKeys.TARGET,
        key -> {
          switch (key) {
            case "errors" -> each(json, () -> finding(json, "error"));
            case "others" -> each(json, () -> finding(json, "not an error"));
            case "paths" ->
                each(json, () -> members(json, RequiredKeys.PATH, name -> path(json, name)));
            default -> json.skipChildren();
          }
        });
  }

  private void path(JsonParser json, String key) throws IOException {
    if (key.equals("test")) {
      test(json.getValueAsString(""));
    }
  }

  private void test(String name) {
    int end = name.indexOf('#');
    if (end > 0) {
      tests.add(name.substring(0, end));
    }
  }

  private void finding(JsonParser json, String kind) throws IOException {
    Map<String, String> texts = texts(json, RequiredKeys.FINDING);
    findings.add(
        new PlainFinding(
            kind,
            texts.getOrDefault("exception", ""),
            texts.getOrDefault("site", ""),
            texts.getOrDefault("call", "")));
  }

  private void hotspot(JsonParser json) throws IOException {
    Map<String, String> texts = texts(json, RequiredKeys.HOTSPOT);
    test(texts.getOrDefault("test", ""));
    findings.add(
        new PlainFinding(
            texts.getOrDefault("verdict", ""),
            texts.getOrDefault("language", ""),
            texts.getOrDefault("site", ""),
            texts.getOrDefault("target", "")));
  }

  /** The values of an object that are texts, and its site. */
  private Map<String, String> texts(JsonParser json, RequiredKeys required) throws IOException {
    Map<String, String> texts = new HashMap<>();
    members(
        json,
        required,
        key -> {
          if (json.currentToken() == JsonToken.VALUE_STRING) {
            texts.put(key, json.getText());
          } else if (key.equals("site")) {
            texts.put(key, site(json));
          }
        });
    return texts;
  }

  private String site(JsonParser json) throws IOException {
    Map<String, String> parts = new HashMap<>();
    members(json, key -> parts.put(key, json.getValueAsString("")));
    return parts.getOrDefault("class", "") + ":" + parts.getOrDefault("line", "");
  }

  private void classes(JsonParser json) throws IOException {
    members(
        json,
        name ->
            members(
                json,
                key -> {
                  if (key.equals("file") && json.currentToken() == JsonToken.VALUE_STRING) {
                    sources.put(name, json.getText());
                  }
                }));
  }
}
