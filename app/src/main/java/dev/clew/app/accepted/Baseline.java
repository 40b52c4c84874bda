package dev.clew.app.accepted;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.clew.app.UserException;
import dev.clew.output.Acceptance;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.json.StringObjects;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A file of known errors, one object each. No line numbers: an edit above changes nothing. */
final class Baseline {

  private static final String RULE = "rule";
  private static final String CLASS = "class";
  private static final String METHOD = "method";
  private static final String EXCEPTION = "exception";

  /** The instructions of the line up to what fails; empty where they are not known. */
  private static final String CODE = "code";

  private static final String REASON = "reason";
  private static final String DATE = "date";

  private static final String NO_REASON = "known when this file was written";

  private final List<Map<String, String>> entries;

  private Baseline(List<Map<String, String>> entries) {
    this.entries = entries;
  }

  /**
   * Reads a file.
   *
   * @throws UserException if it cannot be read or understood
   */
  static Baseline read(Path file) {
    try {
      List<Map<String, String>> entries = StringObjects.read(Files.readString(file, UTF_8));
      for (Map<String, String> entry : entries) {
        for (String key : List.of(RULE, CLASS, METHOD)) {
          if (!entry.containsKey(key)) {
            throw new IOException("an error without " + key);
          }
        }
      }
      return new Baseline(entries);
    } catch (IOException e) {
      throw new UserException(
          file + " is no file of known errors (" + IoFailures.reason(e) + ")",
          "--write-baseline makes one");
    }
  }

  /** What counts in some results, and what is known by a file and there still. */
  static Baseline of(Results results, String today) {
    List<Map<String, String>> entries = new ArrayList<>();
    results
        .findings()
        .filter(finding -> finding.isError() || isOfFile(finding))
        .map(finding -> entry(finding, today))
        .distinct()
        .sorted(Comparator.comparing(entry -> String.join("\n", entry.values())))
        .forEach(entries::add);
    return new Baseline(entries);
  }

  private static boolean isOfFile(Finding finding) {
    return finding
        .acceptance()
        .filter(known -> known.place() == Acceptance.Place.BASELINE)
        .isPresent();
  }

  private static Map<String, String> entry(Finding finding, String today) {
    Map<String, String> entry = new LinkedHashMap<>();
    entry.put(CLASS, finding.site().className());
    entry.put(METHOD, finding.site().method());
    entry.put(RULE, finding.rule().id());
    entry.put(EXCEPTION, finding.exception());
    entry.put(CODE, finding.instruction());
    entry.put(REASON, finding.acceptance().map(Acceptance::reason).orElse(NO_REASON));
    entry.put(DATE, finding.acceptance().map(Acceptance::since).orElse(today));
    return entry;
  }

  int size() {
    return entries.size();
  }

  /** Why an error is known; empty if it is new. */
  Optional<Acceptance> of(Finding finding) {
    Map<String, String> same = entry(finding, "");
    return entries.stream()
        .filter(entry -> isSame(entry, same))
        .findFirst()
        .map(
            entry ->
                new Acceptance(
                    Acceptance.Place.BASELINE,
                    entry.getOrDefault(REASON, ""),
                    entry.getOrDefault(DATE, "")));
  }

  /** What an entry leaves out is not asked for; code that is not known may be any. */
  private static boolean isSame(Map<String, String> entry, Map<String, String> found) {
    String code = entry.getOrDefault(CODE, "");
    String foundCode = found.getOrDefault(CODE, "");
    return Stream.of(RULE, CLASS, METHOD, EXCEPTION)
            .allMatch(key -> !entry.containsKey(key) || entry.get(key).equals(found.get(key)))
        && (code.isEmpty() || foundCode.isEmpty() || code.equals(foundCode));
  }

  /** Writes it, whole or not at all. */
  void write(Path file) {
    try {
      Path folder = file.toAbsolutePath().normalize().getParent();
      if (folder == null) {
        throw new IOException("it is a folder");
      }
      Path written = Files.createTempFile(Files.createDirectories(folder), "known", ".json");
      try {
        Files.writeString(written, StringObjects.write(entries), UTF_8);
        Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(written);
      }
    } catch (IOException e) {
      throw new UserException(
          file + " cannot be written (" + IoFailures.reason(e) + ")",
          "name another file with --write-baseline");
    }
  }
}
