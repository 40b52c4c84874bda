package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The sources of one folder {@code javaN}, which are compiled for that Java.
 *
 * @param release the N
 * @param files sorted
 */
record ProgramSources(int release, Path folder, List<Path> files) {

  private static final Path ALL = Path.of("src/test/conformance");
  private static final String PREFIX = "java";
  private static final String MAIN = "public static void main(String[] ";

  /** Oldest Java first. */
  static List<ProgramSources> all() throws IOException {
    List<ProgramSources> all = new ArrayList<>();
    try (Stream<Path> folders = Files.list(ALL)) {
      for (Path folder : folders.toList()) {
        int release = Integer.parseInt(folder.getFileName().toString().substring(PREFIX.length()));
        all.add(new ProgramSources(release, folder, filesIn(folder)));
      }
    }
    all.sort((one, other) -> Integer.compare(one.release, other.release));
    return all;
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** Compiles with the first JDK that is new enough, if there is one. */
  Optional<ProgramSet> compile(Path classes, List<InstalledJdk> jdks) throws IOException {
    Optional<InstalledJdk> compiler =
        jdks.stream().filter(jdk -> jdk.feature() >= release).findFirst();
    if (compiler.isEmpty()) {
      return Optional.empty();
    }
    Files.createDirectories(classes);
    if (compiler.get().equals(jdks.get(0))) {
      compileHere(classes);
    } else {
      compileBy(compiler.get().tool("javac"), classes);
    }
    return Optional.of(new ProgramSet(release, classes, mainClasses()));
  }

  private List<String> options(Path classes) {
    return List.of(
        "-g",
        "-parameters",
        "-nowarn",
        "-Xlint:-options",
        "-encoding",
        "UTF-8",
        "-proc:none",
        "--release",
        Integer.toString(release),
        "-d",
        classes.toString());
  }

  private void compileHere(Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean succeeded =
          compiler
              .getTask(
                  output,
                  manager,
                  null,
                  options(classes),
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      assertThat(succeeded).as("%s", output).isTrue();
    }
  }

  private void compileBy(String javac, Path classes) throws IOException {
    List<String> command = new ArrayList<>(List.of(javac));
    command.addAll(options(classes));
    files.forEach(file -> command.add(file.toString()));
    Path log = classes.resolve("javac.log");
    Fork fork = Fork.start(command, log, log);
    assertThat(fork.exitCode()).as(() -> readLog(log)).isZero();
  }

  private static String readLog(Path log) {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      return e.toString();
    }
  }

  private List<String> mainClasses() throws IOException {
    List<String> names = new ArrayList<>();
    for (Path file : files) {
      if (Files.readString(file).contains(MAIN)) {
        String path = folder.relativize(file).toString();
        names.add(path.substring(0, path.length() - ".java".length()).replace('/', '.'));
      }
    }
    return names;
  }
}
