package dev.clew.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A copy of the launcher in a source tree of its own, with a path that holds the few tools it uses
 * and whatever Java and Maven a test puts there.
 *
 * <p>The fake Java prints its arguments, one in angle brackets a line; the fake Maven makes a jar.
 */
final class LauncherSandbox {
  private static final List<String> TOOLS =
      List.of(
          "cat",
          "dirname",
          "find",
          "grep",
          "head",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "sed",
          "sleep",
          "touch");

  private final Path folder;
  private final Path bin;

  LauncherSandbox(Path folder) throws IOException {
    this.folder = folder;
    this.bin = Files.createDirectories(folder.resolve("bin"));
    for (String module : List.of("solver", "solver-smt", "app", "cli", "benchmarks")) {
      Files.createDirectories(root().resolve(module + "/src/main"));
      write(root().resolve(module + "/pom.xml"), "<project/>");
    }
    write(root().resolve("pom.xml"), "<project/>");
    Files.copy(Path.of("..", "clew"), launcher());
    for (String tool : TOOLS) {
      borrowTool(tool);
    }
  }

  /** A space in the name, because users have such folders. */
  Path root() {
    return folder.resolve("source tree");
  }

  Path launcher() {
    return root().resolve("clew");
  }

  Path jar() {
    return root().resolve("cli/target/clew.jar");
  }

  /** Makes a tool of this machine visible; false when the machine has none of that name. */
  boolean borrowTool(String name) throws IOException {
    for (String place : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path tool = Path.of(place, name);
      if (Files.isExecutable(tool)) {
        script(bin.resolve(name), "exec '" + tool + "' \"$@\"");
        return true;
      }
    }
    return false;
  }

  void installJdk(String version) throws IOException {
    installJdk(bin, version);
  }

  void installJdk(Path where, String version) throws IOException {
    installJre(where, version);
    script(where.resolve("javac"), "exit 0");
  }

  void installJre(Path where, String version) throws IOException {
    Files.createDirectories(where);
    script(
        where.resolve("java"),
        "if [ \"$1\" = -version ]; then echo 'openjdk version \"" + version + "\"' >&2; exit; fi",
        "for arg in \"$@\"; do printf '<%s>\\n' \"$arg\"; done",
        "exit 7");
  }

  void installMaven() throws IOException {
    installMaven(0);
  }

  /** A Maven that takes so many seconds for a build. */
  void installMaven(double seconds) throws IOException {
    script(
        bin.resolve("mvn"),
        "echo \"$@\" >>'" + folder + "/mvn.calls'",
        "echo '[WARNING] what nobody needs to see'",
        "sleep " + seconds,
        "mkdir -p cli/target/quick && echo jar >cli/target/quick/clew.jar",
        "mkdir -p spark/target/quick/dist && echo jar >spark/target/quick/dist/clew-spark.jar");
  }

  void installFailingMaven() throws IOException {
    script(
        bin.resolve("mvn"),
        "echo '[INFO] chatter'",
        "echo \"[ERROR] Main.java:[3,5] ';' expected -> [Help 1]\"",
        "echo '[ERROR] Re-run Maven using the -X switch'",
        "exit 1");
  }

  /** How often Maven ran. */
  int builds() throws IOException {
    Path calls = folder.resolve("mvn.calls");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  /** Makes a file, or one that exists, newer than anything built so far. */
  void save(String file) throws IOException {
    Path path = root().resolve(file);
    Files.createDirectories(path.getParent());
    write(path, "saved");
    Files.setLastModifiedTime(path, FileTime.from(Instant.now().plusSeconds(1)));
  }

  Process start(Map<String, String> environment, Path command, String... args) throws IOException {
    List<String> line = new ArrayList<>(List.of(command.toString()));
    line.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().putAll(environment);
    return builder.start();
  }

  Result run(String... args) throws IOException, InterruptedException {
    return run(Map.of(), args);
  }

  Result run(Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    return result(start(environment, launcher(), args));
  }

  /** Waits for a launcher whose output is small enough for a pipe. */
  static Result result(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("the launcher hangs");
    }
    List<String> out = new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    List<String> err = new String(process.getErrorStream().readAllBytes(), UTF_8).lines().toList();
    return new Result(process.exitValue(), out, err);
  }

  private static void script(Path file, String... lines) throws IOException {
    write(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text);
  }

  /** What a launcher left behind, line by line. */
  record Result(int exitCode, List<String> out, List<String> err) {}
}
