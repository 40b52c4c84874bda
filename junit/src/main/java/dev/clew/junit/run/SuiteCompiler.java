package dev.clew.junit.run;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.junit.source.SuiteSource;
import dev.clew.solver.Budget;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The compiler of the JDK that the code under test is for. */
final class SuiteCompiler {

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final Path javac;
  private final String classPath;

  SuiteCompiler(ClassPath target, List<Path> library) throws SuiteException {
    this.javac = javac(target);
    List<String> places = new ArrayList<>();
    library.forEach(place -> places.add(place.toString()));
    target.paths().forEach(place -> places.add(place.toAbsolutePath().toString()));
    this.classPath = String.join(File.pathSeparator, places);
  }

  private static Path javac(ClassPath target) throws SuiteException {
    for (Path home : List.of(target.jdkHome(), Path.of(System.getProperty("java.home")))) {
      for (String name : List.of("javac", "javac.exe")) {
        Path javac = home.resolve("bin").resolve(name);
        if (Files.isExecutable(javac)) {
          return javac;
        }
      }
    }
    throw new SuiteException("there is no javac in " + target.jdkHome() + ": give a JDK by --jdk");
  }

  /**
   * Compiles test classes.
   *
   * @param sources a folder that they are written to
   * @param budget when it is exhausted, the compiler is stopped
   * @return what the compiler says; classes are there if none of it is an error
   */
  List<Diagnostic> compile(List<SuiteSource> suites, Path sources, Path classes, Budget budget)
      throws IOException, InterruptedException, SuiteException {
    List<String> words = new ArrayList<>(options(classes));
    for (SuiteSource suite : suites) {
      Path file = sources.resolve(suite.suite().path());
      Files.createDirectories(file.getParent());
      Files.writeString(file, suite.text());
      words.add(file.toString());
    }
    Files.createDirectories(classes);
    Path list = sources.resolve("javac.txt");
    Files.write(list, words.stream().map(SuiteCompiler::quoted).toList());
    Path log = sources.resolve("javac.log");
    Process process =
        builder(
                List.of(
                    javac.toString(),
                    "-J-Xshare:auto",
                    "-J-XX:TieredStopAtLevel=1",
                    "-J-XX:+UseSerialGC",
                    "-J-Duser.language=en",
                    "-J-Dstderr.encoding=UTF-8",
                    "@" + list))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      Duration left = budget.remaining();
      boolean isShort = left.compareTo(LIMIT) < 0;
      if (!process.waitFor((isShort ? left : LIMIT).toNanos(), TimeUnit.NANOSECONDS)) {
        if (isShort) {
          throw new NoTimeException();
        }
        throw new SuiteException("the compiler took longer than " + LIMIT.toMinutes() + " minutes");
      }
    } finally {
      process.destroyForcibly();
    }
    String output = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
    List<Diagnostic> found = Diagnostic.parse(output);
    if (process.exitValue() != 0 && found.stream().noneMatch(Diagnostic::isError)) {
      throw new SuiteException(
          "the compiler failed: " + output.lines().findFirst().orElse("it said nothing"));
    }
    return found;
  }

  private static ProcessBuilder builder(List<String> words) {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS"));
    return builder;
  }

  private List<String> options(Path classes) {
    return List.of(
        "-g",
        "-proc:none",
        "-encoding",
        "UTF-8",
        // what is about the class path or about JUnit's own classes is no test's business
        "-Xlint:all,-path,-classfile,-options,-processing",
        "-Xmaxerrs",
        "100000",
        "-Xmaxwarns",
        "100000",
        "-cp",
        classPath,
        "-d",
        classes.toString());
  }

  private static String quoted(String word) {
    return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
