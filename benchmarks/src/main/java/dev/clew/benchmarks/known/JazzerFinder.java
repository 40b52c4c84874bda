package dev.clew.benchmarks.known;

import dev.clew.benchmarks.deep.CommandRunner;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Jazzer, with a harness that makes the bug's call and lets nothing through but what is looked for:
 * other exceptions would end it.
 */
record JazzerFinder(List<Path> jazzer, int seconds) implements BugFinder {

  /** As Maven names it. */
  static final String LIBRARY = "com.code-intelligence:jazzer:0.30.0";

  private static final String HARNESS = "Harness";

  /** A first call loads classes, on a machine that may be busy. */
  private static final int ENDLESS_SECONDS = 5;

  @Override
  public String name() {
    return "Jazzer";
  }

  @Override
  public List<String> command(KnownBug bug, List<Path> library, Path folder) throws IOException {
    String classPath =
        Stream.concat(Stream.of(folder), Stream.concat(jazzer.stream(), library.stream()))
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    compile(bug, classPath, folder);
    return List.of(
        CommandRunner.java(),
        "-cp",
        classPath,
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + HARNESS,
        "--reproducer_path=" + folder,
        "--keep_going=100", // what its own detectors report ends it otherwise
        "-artifact_prefix=" + folder + File.separator,
        "-max_total_time=" + seconds,
        "-timeout=" + ENDLESS_SECONDS);
  }

  private static void compile(KnownBug bug, String classPath, Path folder) throws IOException {
    Path source = folder.resolve(HARNESS + ".java");
    Files.writeString(
        source,
        "public final class "
            + HARNESS
            + " { public static void fuzzerTestOneInput("
            + "com.code_intelligence.jazzer.api.FuzzedDataProvider data) throws Throwable { try { "
            + bug.call()
            + "; } catch (Throwable e) { if (e.getClass().getSimpleName().equals(\""
            + bug.exception()
            + "\")) { throw e; } } } }");
    OutputStream nowhere = OutputStream.nullOutputStream();
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                nowhere,
                nowhere,
                "-nowarn",
                "-proc:none",
                "-cp",
                classPath,
                "-d",
                folder.toString(),
                source.toString());
    if (failed != 0) {
      throw new IOException("the harness of " + bug.name() + " does not compile");
    }
  }

  @Override
  public boolean shows(String line, KnownBug bug) {
    return bug.isEndless()
        ? line.contains("ERROR: libFuzzer: timeout")
        : line.startsWith("== Java Exception: ")
            && line.matches(".*[.]" + bug.exception() + "\\b.*");
  }
}
