package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs say the same whether the JDK links their call sites or our classes stand for them. */
final class ClassSpinnerTest {

  @TempDir Path source;
  @TempDir Path target;

  @Test
  void lambdasAndMethodReferencesDoWhatTheJdksDo() throws Exception {
    Sources.compile(source, LambdaSubjects.all());

    assertThat(replaced("LambdaSubject")).isGreaterThanOrEqualTo(80);
  }

  @Test
  void lambdasOfOldCodeDoWhatTheJdksDo() throws Exception {
    Sources.compile(source, 8, List.of(), LambdaSubjects.all());

    assertThat(replaced("LambdaSubject")).isGreaterThanOrEqualTo(80);
  }

  @Test
  void stringsAreConcatenatedAsTheJdkDoes() throws Exception {
    Sources.compile(source, StringSubjects.SOURCE);

    assertThat(replaced("StringSubject")).isGreaterThanOrEqualTo(30);
  }

  @Test
  void recordsAreComparedHashedAndPrintedAsTheJdkDoes() throws Exception {
    Sources.compile(source, RecordSubjects.SOURCE);

    assertThat(replaced("RecordSubject")).isGreaterThanOrEqualTo(30);
  }

  /** Runs all static methods of a class in both forms; how many call sites there were. */
  private int replaced(String name) throws Exception {
    int count;
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(source))) {
      count = Rewritten.rewrite(new Program(path), source, target);
    }
    Map<String, String> expected = run(source, name);
    assertThat(run(target, name)).isEqualTo(expected);
    assertThat(expected).isNotEmpty();
    return count;
  }

  private static Map<String, String> run(Path folder, String name) throws Exception {
    Map<String, String> results = new TreeMap<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      for (Method method : loader.loadClass(name).getDeclaredMethods()) {
        if (method.getName().startsWith("run")) {
          method.setAccessible(true);
          results.put(method.getName(), result(method));
        }
      }
    }
    return results;
  }

  private static String result(Method method) throws IllegalAccessException {
    try {
      return Objects.toString(method.invoke(null));
    } catch (InvocationTargetException e) {
      // what was null in a generated class is explained in one of the two forms only
      boolean isNull = e.getCause() instanceof NullPointerException;
      return isNull ? "null" : e.getCause().toString();
    }
  }
}
