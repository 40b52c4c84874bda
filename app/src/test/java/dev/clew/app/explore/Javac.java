package dev.clew.app.explore;

import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources while a test runs: for Java 17 and with all debug information. */
public final class Javac {

  private Javac() {}

  /**
   * Compiles files.
   *
   * @param sources texts by the name of their file, such as {@code com/acme/Cart.java}
   * @throws IllegalArgumentException with the compiler's messages if it is not content
   */
  public static void compile(Map<String, String> sources, List<Path> classPath, Path folder) {
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((name, text) -> files.add(new Source(name, text)));
    String path =
        String.join(java.io.File.pathSeparator, classPath.stream().map(Path::toString).toList());
    List<String> options =
        List.of(
            "-g",
            "--release",
            "17",
            "-nowarn",
            "-Xlint:-options",
            "-proc:none",
            "-d",
            folder.toString(),
            "-cp",
            path.isEmpty() ? folder.toString() : path);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    if (!compiler.getTask(output, null, null, options, null, files).call()) {
      throw new IllegalArgumentException(output.toString());
    }
  }

  /** A source in memory, under the name that messages and class files give it. */
  static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
