package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles small sources while a test runs. */
public final class Sources {

  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
  private static final Pattern TYPE = Pattern.compile("(?:class|interface|record|enum) (\\w+)");

  private Sources() {}

  /** Compiles for Java 17, with all debug information, against what the folder already has. */
  public static void compile(Path folder, String... sources) {
    compile(folder, 17, List.of("-g"), sources);
  }

  /** Compiles for a Java, each source being a file named after the first type in it. */
  public static void compile(Path folder, int release, List<String> options, String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(List.of("--release", Integer.toString(release), "-Xlint:-options"));
    arguments.addAll(List.of("-d", folder.toString(), "-cp", folder.toString()));
    StringWriter output = new StringWriter();
    List<JavaFileObject> files =
        Arrays.stream(sources).<JavaFileObject>map(SourceFile::new).toList();
    boolean succeeded = compiler.getTask(output, null, null, arguments, null, files).call();
    assertThat(succeeded).as("%s", output).isTrue();
  }

  private static final class SourceFile extends SimpleJavaFileObject {
    private final String text;

    SourceFile(String text) {
      super(URI.create("string:///" + nameOf(text) + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }

    private static String nameOf(String text) {
      Matcher inPackage = PACKAGE.matcher(text);
      Matcher type = TYPE.matcher(text);
      assertThat(type.find()).as("a type in %s", text).isTrue();
      String folder = inPackage.find() ? inPackage.group(1).replace('.', '/') + "/" : "";
      return folder + type.group(1);
    }
  }
}
