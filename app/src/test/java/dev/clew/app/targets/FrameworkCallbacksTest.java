package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.explore.Javac;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameworkCallbacksTest {

  private static final String MAPPER =
      """
      package org.springframework.jdbc;
      public interface Mapper<T> { T map(String row, int number); }
      """;

  private static final String SOURCE =
      """
      import org.springframework.jdbc.Mapper;
      import java.util.function.Supplier;

      class App {
        static final Mapper<String> FREE = (row, number) -> row.substring(number);
        Mapper<Integer> own() { return (row, number) -> hashCode(); }
        Mapper<String> capturing(String prefix) { return (row, number) -> prefix + row; }
        Mapper<String> reference() { return App::mapped; }
        private static String mapped(String row, int number) { return row; }
        Supplier<String> others() { return () -> "run where it is called"; }
        private static int alone(int x) { return x; }
      }
      """;

  @Test
  void whatIsHandedToAFrameworkIsFoundAndWhatItCapturesIsTold(@TempDir Path folder)
      throws IOException {
    Path framework = Files.createDirectory(folder.resolve("framework"));
    Path own = Files.createDirectory(folder.resolve("own"));
    Javac.compile(Map.of("org/springframework/jdbc/Mapper.java", MAPPER), List.of(), framework);
    Javac.compile(Map.of("App.java", SOURCE), List.of(framework), own);
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(own, framework))) {
      Program program = new Program(path, Set.of(own));
      ClassInfo app = program.load("App");
      FrameworkCallbacks callbacks = new FrameworkCallbacks(program);

      List<MethodInfo> found = callbacks.of(app);

      assertThat(found)
          .extracting(method -> method.name().replaceAll("\\$\\d+$", ""))
          .containsExactlyInAnyOrder("lambda$static", "lambda$own", "lambda$capturing", "mapped");
      assertThat(found)
          .filteredOn(method -> !callbacks.isFree(method))
          .extracting(method -> method.name().replaceAll("\\$\\d+$", ""))
          .containsExactly("lambda$capturing");
      assertThat(app.methods())
          .filteredOn(method -> method.name().equals("alone"))
          .noneMatch(callbacks::isFree);
    }
  }
}
