package dev.clew.junit.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The compiler of any JDK, in a process of its own: most of a second goes to its start. */
record CompilerProcess(Path javac) implements CompilerRun {

  /** That of the first of some JDKs that has one. */
  static Optional<CompilerRun> find(List<Path> homes) {
    return homes.stream()
        .flatMap(home -> Stream.of("javac", "javac.exe").map(home.resolve("bin")::resolve))
        .filter(Files::isExecutable)
        .findFirst()
        .map(CompilerProcess::new);
  }

  @Override
  public Optional<Output> compile(
      List<String> options, List<Path> sources, Path log, Duration limit)
      throws IOException, InterruptedException {
    Path words = log.resolve("javac.txt");
    Stream<String> files = sources.stream().map(Path::toString);
    Files.write(
        words, Stream.concat(options.stream(), files).map(CompilerProcess::quoted).toList());
    Path output = log.resolve("javac.log");
    Process process =
        builder(
                List.of(
                    javac.toString(),
                    "-J-Xshare:auto",
                    "-J-XX:TieredStopAtLevel=1",
                    "-J-XX:+UseSerialGC",
                    "-J-Duser.language=en",
                    "-J-Dstderr.encoding=UTF-8",
                    "@" + words))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      if (!process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)) {
        return Optional.empty();
      }
    } finally {
      process.destroyForcibly();
    }
    String text = new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
    return Optional.of(new Output(process.exitValue() == 0, text));
  }

  private static ProcessBuilder builder(List<String> words) {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS"));
    return builder;
  }

  private static String quoted(String word) {
    return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
