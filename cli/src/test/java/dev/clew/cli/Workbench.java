package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Programs that a test compiles, and what the command line says of them. */
final class Workbench {

  private final Path folder;
  private StringWriter printed = new StringWriter();
  private StringWriter log = new StringWriter();
  private Path resultsFolder;

  /**
   * @param folder for sources, classes and results
   */
  Workbench(Path folder) {
    this.folder = folder;
    this.resultsFolder = out();
  }

  Path classes() {
    return folder.resolve("classes");
  }

  Path out() {
    return folder.resolve("out");
  }

  /** Compiles a class whose source is given. */
  void compile(String name, String source, Path... classPath) throws IOException {
    Files.createDirectories(folder);
    compile(Files.writeString(folder.resolve(name + ".java"), source), classPath);
  }

  /** Compiles a file, or all that are below a folder. */
  void compile(Path sources, Path... classPath) throws IOException {
    List<String> javac =
        new ArrayList<>(List.of("-g", "-parameters", "-nowarn", "-d", classes().toString()));
    if (classPath.length > 0) {
      Stream<String> places = Stream.of(classPath).map(Path::toString);
      javac.addAll(List.of("-cp", places.collect(Collectors.joining(File.pathSeparator))));
    }
    try (Stream<Path> files = Files.walk(sources)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().forEach(javac::add);
    }
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, javac.toArray(String[]::new)))
        .isZero();
  }

  /**
   * Runs a command quietly, with the classes on its class path and results where {@link #results}
   * finds them, unless the arguments say otherwise.
   */
  int run(String command, String... arguments) {
    List<String> all = new ArrayList<>(List.of(command, "--quiet"));
    if (!List.of(arguments).contains("-cp")) {
      all.addAll(List.of("-cp", classes().toString()));
    }
    if (!List.of(arguments).contains("--time-budget")) {
      all.addAll(List.of("--time-budget", "300s")); // more than a busy machine needs
    }
    if (!List.of(arguments).contains("--out")) {
      all.addAll(List.of("--out", out().toString()));
    }
    if (command.equals("test") && !List.of(arguments).contains("--results")) {
      all.addAll(List.of("--results", folder.resolve("results").toString()));
    }
    resultsFolder = command.equals("test") ? folder.resolve("results") : out();
    all.addAll(List.of(arguments));
    printed = new StringWriter();
    log = new StringWriter();
    return Main.run(
        new PrintWriter(printed, true), new PrintWriter(log, true), all.toArray(String[]::new));
  }

  /** What the last command wrote to standard output. */
  String printed() {
    return printed.toString();
  }

  /** The same in lines, without the blanks that make columns. */
  Stream<String> lines() {
    return printed().lines().map(line -> line.replaceAll(" +", " "));
  }

  /** What the last command wrote to standard error. */
  String log() {
    return log.toString();
  }

  JsonNode results() throws IOException {
    return new ObjectMapper().readTree(resultsFolder.resolve("results.json").toFile());
  }

  /** The path that an error refers to. */
  static JsonNode pathOf(JsonNode error, JsonNode target) {
    for (JsonNode path : target.get("paths")) {
      if (path.get("id").equals(error.get("path"))) {
        return path;
      }
    }
    throw new AssertionError("there is no path for " + error);
  }

  /** Each error of the results file as {@code File.java:12 SomeException}. */
  Set<String> errors() throws IOException {
    Set<String> errors = new TreeSet<>();
    for (JsonNode target : results().get("targets")) {
      for (JsonNode error : target.get("errors")) {
        String exception = error.get("exception").textValue();
        errors.add(
            target.get("source").textValue()
                + ":"
                + error.get("site").get("line").intValue()
                + " "
                + exception.substring(exception.lastIndexOf('.') + 1));
      }
    }
    return errors;
  }
}
