package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Programs in the resource folders {@code attacks} and {@code harmless}. */
final class GuardedPrograms {

  private static final Pattern ENTRY =
      Pattern.compile(
          "^  static (?:void (\\w+)\\(String victim\\)|boolean (\\w+)\\(\\))", Pattern.MULTILINE);

  private GuardedPrograms() {}

  private static List<Path> files(String folder) throws IOException {
    try {
      URI place = GuardedPrograms.class.getResource("/" + folder).toURI();
      try (Stream<Path> files = Files.list(Path.of(place))) {
        return files.sorted().toList();
      }
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** Their methods, each as {@code Class.method}. */
  static Stream<String> names(String folder) throws IOException {
    return files(folder).stream().flatMap(GuardedPrograms::names);
  }

  private static Stream<String> names(Path file) {
    try {
      String owner = file.getFileName().toString().replace(".java", "");
      return ENTRY
          .matcher(Files.readString(file))
          .results()
          .map(match -> owner + "." + (match.group(1) == null ? match.group(2) : match.group(1)))
          .filter(name -> !name.endsWith(".strike"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void compile(String folder, Path target) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("-proc:none", "-nowarn", "-g", "-XDignore.symbol.file", "-d", target.toString());
      assertThat(
              compiler
                  .getTask(
                      null,
                      manager,
                      diagnostic -> {},
                      options,
                      null,
                      manager.getJavaFileObjectsFromPaths(files(folder)))
                  .call())
          .isTrue();
    }
  }
}
