package dev.clew.junit.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTest {

  private static final String SOURCE =
      """
      public class Prices {
        public static int total(int count, int price) {
          int sum = 0;
          for (int i = 0; i < count; i++) {
            sum += price;
          }
          return -sum;
        }
        public static boolean isCheap(long cents) { return cents < 500L; }
        public static String label(Object o) { check(o); return o == null ? "none" : o.toString(); }
        static void check(Object o) { if (o instanceof Integer) { throw new IllegalStateException(); } }
        public static java.util.List<Double> halves(double... d) {
          return java.util.Arrays.stream(d).mapToObj(x -> x / 2).toList();
        }
      }
      """;

  @TempDir private Path folder;

  /** Defines a class that is somewhere else under the same name. */
  private static final class Loader extends ClassLoader {
    Class<?> define(byte[] content) {
      return defineClass(null, content, 0, content.length);
    }
  }

  private ClassInfo compiled() throws IOException {
    Path source = Files.writeString(folder.resolve("Prices.java"), SOURCE);
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-d", folder.toString(), source.toString());
    return new Program(ClassPath.open(Jdk.running(), List.of(folder))).load("Prices");
  }

  @Test
  void thereIsEveryKindOfMistakeAndTheVerifierHasNothingToSay() throws Exception {
    ClassInfo type = compiled();
    byte[] file = type.file().read();

    List<Mutant> mutants = Mutants.of(type, file);

    Set<Mistake> kinds = mutants.stream().map(Mutant::mistake).collect(Collectors.toSet());
    assertThat(kinds).isEqualTo(EnumSet.allOf(Mistake.class));
    assertThat(mutants).anyMatch(mutant -> mutant.method().name().startsWith("lambda$"));
    for (Mutant mutant : mutants) {
      byte[] content = mutant.content(file);
      assertThat(content).isNotEqualTo(file);
      Class<?> changed = new Loader().define(content);
      assertThatCode(changed::getDeclaredMethods).as(mutant.toString()).doesNotThrowAnyException();
      assertThatCode(() -> changed.getMethod("isCheap", long.class).invoke(null, 500L))
          .as(mutant.toString())
          .doesNotThrowAnyException();
    }
  }

  @Test
  void aBoundaryIsOffByOneAndNothingElseIsChanged() throws Exception {
    ClassInfo type = compiled();
    byte[] file = type.file().read();
    Mutant shifted =
        Mutants.of(type, file).stream()
            .filter(each -> each.mistake() == Mistake.BOUNDARY)
            .filter(each -> each.method().name().equals("isCheap"))
            .findFirst()
            .orElseThrow();

    Class<?> changed = new Loader().define(shifted.content(file));

    assertThat(changed.getMethod("isCheap", long.class).invoke(null, 500L)).isEqualTo(true);
    assertThat(changed.getMethod("isCheap", long.class).invoke(null, 501L)).isEqualTo(false);
    assertThat(changed.getMethod("total", int.class, int.class).invoke(null, 2, 3)).isEqualTo(-6);
  }
}
