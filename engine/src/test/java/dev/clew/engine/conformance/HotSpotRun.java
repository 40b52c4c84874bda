package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Many programs under way in one forked JVM: the oracle. */
record HotSpotRun(Fork fork, Path output, Path errors) {

  /** What the machine would otherwise decide. */
  static final Map<String, String> PROPERTIES =
      Map.of(
          "user.language", "en",
          "user.country", "US",
          "user.timezone", "UTC",
          "file.encoding", "UTF-8");

  /**
   * Assertions enabled. The optimising compiler, which takes its time and may throw exceptions
   * without message and trace, stays out.
   */
  static List<String> command(InstalledJdk jdk, List<Path> classes, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(jdk.tool("java"), "-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    PROPERTIES.forEach((key, value) -> command.add("-D" + key + "=" + value));
    command.addAll(List.of("-cp", classPath(classes)));
    command.addAll(arguments);
    return command;
  }

  /**
   * Starts the programs.
   *
   * @param name of the files that this run writes into the folder
   */
  static HotSpotRun start(
      InstalledJdk jdk, List<Path> classes, List<String> mainClasses, Path folder, String name)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of(TranscriptWriter.class.getName()));
    arguments.addAll(mainClasses);
    Path output = folder.resolve(name + ".out");
    Path errors = folder.resolve(name + ".err");
    return new HotSpotRun(
        Fork.start(command(jdk, classes, arguments), output, errors), output, errors);
  }

  private static String classPath(List<Path> classes) {
    List<String> entries = new ArrayList<>();
    classes.forEach(each -> entries.add(each.toString()));
    entries.add(ourClasses().toString());
    return String.join(File.pathSeparator, entries);
  }

  private static Path ourClasses() {
    try {
      return Path.of(
          TranscriptWriter.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits for the end, then gives the transcripts by program. */
  Map<String, Transcript> transcripts() throws IOException {
    int exitCode = fork.exitCode();
    assertThat(exitCode).as("%s", Files.readString(errors)).isZero();
    return TranscriptReader.read(output);
  }
}
