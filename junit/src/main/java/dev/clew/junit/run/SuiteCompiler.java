package dev.clew.junit.run;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.junit.source.SuiteSource;
import dev.clew.solver.Budget;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The compiler of the JDK that the code under test is for. */
final class SuiteCompiler {

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final CompilerRun compiler;
  private final String classPath;

  SuiteCompiler(ClassPath target, List<Path> library) throws IOException, SuiteException {
    this.compiler = compiler(target.jdkHome());
    List<String> places = new ArrayList<>();
    library.forEach(place -> places.add(place.toString()));
    target.paths().forEach(place -> places.add(place.toAbsolutePath().toString()));
    this.classPath = String.join(File.pathSeparator, places);
  }

  private static CompilerRun compiler(Path home) throws IOException, SuiteException {
    Path own = Path.of(System.getProperty("java.home"));
    JavaCompiler inOwn = ToolProvider.getSystemJavaCompiler();
    if (inOwn != null && Files.isDirectory(home) && Files.isSameFile(home, own)) {
      return new CompilerThread(inOwn);
    }
    return CompilerProcess.find(List.of(home, own))
        .orElseThrow(
            () -> new SuiteException("there is no javac in " + home + ": give a JDK by --jdk"));
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
    Files.createDirectories(sources);
    Files.createDirectories(classes);
    List<Path> files = new ArrayList<>();
    for (SuiteSource suite : suites) {
      Path file = sources.resolve(suite.suite().path());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, suite.text()));
    }
    Duration left = budget.remaining();
    boolean isShort = left.compareTo(LIMIT) < 0;
    CompilerRun.Output output =
        compiler
            .compile(options(classPath, classes), files, sources, isShort ? left : LIMIT)
            .orElseThrow(() -> isShort ? new NoTimeException() : late());
    List<Diagnostic> found = Diagnostic.parse(output.text());
    if (!output.isClean() && found.stream().noneMatch(Diagnostic::isError)) {
      throw new SuiteException(
          "the compiler failed: " + output.text().lines().findFirst().orElse("it said nothing"));
    }
    return found;
  }

  private static SuiteException late() {
    return new SuiteException("the compiler took longer than " + LIMIT.toMinutes() + " minutes");
  }

  /** The code under test is read, and none of it runs. */
  static List<String> options(String classPath, Path classes) {
    return List.of(
        "-g",
        "-proc:none",
        // plug-ins of the compiler start by themselves wherever they are found, processors or not
        "-processorpath",
        "",
        // sources beside the classes may be others than theirs
        "-sourcepath",
        "",
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
}
