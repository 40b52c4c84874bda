package dev.clew.app.contest;

import dev.clew.annotations.AssumptionFailedException;
import dev.clew.annotations.Clew;
import dev.clew.app.UserException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The sources of a task, compiled in this process, with a {@code Verifier} of our own. */
final class ContestSources {

  /** The class whose one method runs the task; {@code Main} has no package to be in. */
  static final String START = "ClewContestStart";

  private static final String VERIFIER = "org/sosy_lab/sv_benchmarks/Verifier";
  private static final String REMEDY = "name folders of sources, or .java files";

  private final List<Path> files;

  private ContestSources(List<Path> files) {
    this.files = files;
  }

  /**
   * Finds the sources in folders, and those that are named.
   *
   * @throws UserException if there are none
   */
  static ContestSources of(List<Path> places) {
    List<Path> files = new ArrayList<>();
    for (Path place : places) {
      try (Stream<Path> below = Files.walk(place)) {
        below.filter(ContestSources::isSource).sorted().forEach(files::add);
      } catch (IOException e) {
        throw new UserException("there is no " + place, REMEDY);
      }
    }
    if (files.isEmpty()) {
      throw new UserException("there are no sources", REMEDY);
    }
    return new ContestSources(files);
  }

  List<Path> files() {
    return files;
  }

  /** The contest's own verifier gives values by chance. */
  private static boolean isSource(Path file) {
    String name = file.toString().replace('\\', '/');
    return name.endsWith(".java") && !name.endsWith(VERIFIER + ".java");
  }

  /**
   * Compiles them for the JDK that runs this.
   *
   * @throws UserException if there is no compiler, or it is not content
   */
  void compile(String mainClass, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UserException("this Java cannot compile", "run Clew with a JDK, not a JRE");
    }
    copyAnnotations(classes);
    StringWriter output = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8)) {
      List<JavaFileObject> units = new ArrayList<>();
      manager.getJavaFileObjectsFromPaths(files).forEach(units::add);
      units.add(new Text(VERIFIER, verifier()));
      units.add(new Text(START, start(mainClass)));
      JavaCompiler.CompilationTask task =
          compiler.getTask(output, manager, null, options(classes), null, units);
      task.setLocale(Locale.ENGLISH);
      if (!task.call()) {
        String first = output.toString().lines().findFirst().orElse("the compiler failed");
        throw new UserException("the sources do not compile: " + first, "mend them");
      }
    }
  }

  private static List<String> options(Path classes) {
    String folder = classes.toString();
    return List.of(
        "-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-cp", folder, "-d", folder);
  }

  /** What is told of failing assertions leaves the program in any case. */
  private static String start(String mainClass) {
    return String.join(
        "\n",
        "public final class " + START + " {",
        "  private static AssertionError failed;",
        "  public static void failed(AssertionError error) { failed = error; }",
        "  public static void passOn(Throwable thrown) throws Throwable {",
        "    if (thrown == failed) { throw thrown; }",
        "  }",
        "  public static void run() throws Throwable {",
        "    failed = null;",
        "    try {",
        "      " + mainClass + ".main(new String[0]);",
        "    } finally {",
        "      if (failed != null) { throw failed; }",
        "    }",
        "  }",
        "}");
  }

  private static String verifier() throws IOException {
    try (InputStream in = ContestSources.class.getResourceAsStream("Verifier.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** What the verifier calls has to be in the code under test. */
  private static void copyAnnotations(Path classes) throws IOException {
    String name = Clew.class.getPackageName().replace('.', '/');
    Path folder = Files.createDirectories(classes.resolve(name));
    for (String each :
        List.of(
            Clew.class.getSimpleName(),
            AssumptionFailedException.class.getSimpleName(),
            "GivenInputs")) {
      try (InputStream in = Clew.class.getResourceAsStream(each + ".class")) {
        Files.write(folder.resolve(each + ".class"), Objects.requireNonNull(in).readAllBytes());
      }
    }
  }

  /** A source that is no file. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
