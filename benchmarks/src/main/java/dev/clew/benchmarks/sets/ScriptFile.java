package dev.clew.benchmarks.sets;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An SMT-LIB script of a public set, and what it says about its own answers.
 *
 * @param set the folder that holds it
 * @param stated {@code sat}, {@code unsat} or nothing for each of its checks, in order
 */
public record ScriptFile(String set, String name, String text, List<String> stated) {

  /** The path conditions that belong to the repository, seen from its root. */
  public static final String CONDITIONS = "benchmarks/conditions";

  /** A status, or a check. Comments are gone before. */
  private static final Pattern MILESTONE =
      Pattern.compile("\\(\\s*set-info\\s+:status\\s+(\\w+)\\s*\\)|\\(\\s*check-sat");

  private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*;.*$");
  private static final Pattern EXPECTED =
      Pattern.compile("(?m)^; EXPECT: (sat|unsat|unknown)\\s*$");
  private static final Pattern IN_NAME = Pattern.compile("__(sat|unsat)__");

  /** Nothing is said about an answer. */
  private static final String NOTHING = "";

  static ScriptFile read(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    String name = file.getFileName().toString();
    Path folder = file.getParent();
    String set = folder == null ? "" : String.valueOf(folder.getFileName());
    return new ScriptFile(set, name, text, stated(name, text));
  }

  /** All scripts below a folder, by set and name. */
  public static List<ScriptFile> below(Path folder) throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(folder)) {
      paths = walk.filter(path -> path.toString().endsWith(".smt2")).sorted().toList();
    }
    List<ScriptFile> files = new ArrayList<>();
    for (Path path : paths) {
      files.add(read(path));
    }
    return files;
  }

  /** A folder that exists; otherwise a message that says what to name. */
  public static Path folder(Path path) {
    if (!Files.isDirectory(path)) {
      throw new IllegalArgumentException(
          path.toAbsolutePath().normalize() + " is missing: name the folder with the scripts");
    }
    return path;
  }

  /** How many answers a run has to give. */
  int checks() {
    return stated.size();
  }

  /** The text without comments of whole lines. */
  static String withoutComments(String text) {
    return COMMENT.matcher(text).replaceAll("");
  }

  private static List<String> stated(String name, String text) {
    List<String> stated = new ArrayList<>();
    String status = NOTHING;
    Matcher milestone = MILESTONE.matcher(withoutComments(text));
    while (milestone.find()) {
      if (milestone.group(1) != null) {
        status = known(milestone.group(1));
      } else {
        stated.add(status);
        status = NOTHING;
      }
    }
    if (stated.stream().anyMatch(word -> !word.isEmpty())) {
      return stated;
    }
    List<String> expected = new ArrayList<>();
    EXPECTED.matcher(text).results().forEach(result -> expected.add(known(result.group(1))));
    if (expected.size() == stated.size()) {
      return expected;
    }
    Matcher path = IN_NAME.matcher(name);
    return path.find() ? Collections.nCopies(stated.size(), path.group(1)) : stated;
  }

  private static String known(String word) {
    return word.equals("unknown") ? NOTHING : word;
  }

  /** Its set and its name. */
  @Override
  public String toString() {
    return set + "/" + name;
  }
}
