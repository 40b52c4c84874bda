package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How far calls are followed does not decide which errors of the target itself are found. */
@Tag("once")
class CallDepthTest {

  private static final Path KINDS = Path.of("src/planted/java/kinds");
  private static final Pattern MARK = Pattern.compile("// error (endless loop|[\\w$]+)$");

  private static final String DEPTHS =
      """
      package depths;

      import dev.clew.annotations.Concrete;

      public class Depths {
        static int half(int n) {
          return n / 2;
        }

        static int quarter(int n) {
          return half(half(n));
        }

        public static int one(int n) {
          return half(n) == 7 ? 1 : 0;
        }

        public static int two(int n) {
          return quarter(n) == 7 ? 1 : 0;
        }

        public static int two(int n, String s) {
          return quarter(n) == 7 ? 1 : 0;
        }

        @Concrete
        public static int branches(int n) {
          return n > 5 ? 1 : n < -5 ? 2 : 3;
        }

        public static int calls(int n) {
          return branches(n);
        }
      }
      """;

  @TempDir private Path folder;

  /** Depths from 0 to 1; to more with {@code -Ddepths=3}, which takes its time. */
  static IntStream depths() {
    return IntStream.rangeClosed(0, Integer.getInteger("depths", 1));
  }

  /** Beside a class file that is none, and with a throws clause of everything. */
  @ParameterizedTest
  @MethodSource("depths")
  void everyKindOfErrorInTheTargetItselfIsFoundAtEveryDepth(int depth) throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(KINDS);
    SpecialClasses.declareEverything(bench.classes());
    Files.writeString(bench.classes().resolve("Damaged.class"), "no class");

    bench.run(
        "check",
        bench.classes().toString(),
        "--null-inputs=no",
        "--errors=implicit,assertion,explicit,intended",
        "--max-revisits=2",
        "--replay-timeout=500ms",
        "--time-budget",
        "3000s",
        "--call-depth=" + depth);

    assertThat(bench.log()).contains("Damaged");
    assertThat(bench.errors()).as(bench.log()).containsExactlyElementsOf(marks());
    assertThat(bench.results().toString()).doesNotContain("\"diverged\"");
  }

  private static Set<String> marks() throws IOException {
    List<String> lines = Files.readAllLines(KINDS.resolve("Kinds.java"));
    Set<String> marks = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        marks.add("Kinds.java:" + (i + 1) + " " + mark.group(1));
      }
    }
    assertThat(marks).hasSize(27);
    return marks;
  }

  /** The methods of {@link #DEPTHS} that were explored with calls that were not followed. */
  private List<String> cutShort(String... depths) throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Depths", DEPTHS);
    List<String> arguments = new ArrayList<>(List.of(bench.classes().toString()));
    arguments.addAll(List.of(depths));
    assertThat(bench.run("explore", arguments.toArray(String[]::new))).as(bench.log()).isZero();
    List<String> names = new ArrayList<>();
    for (JsonNode target : bench.results().get("targets")) {
      if (target.get("reasons").toString().contains("call-depth")) {
        names.add(target.get("method").textValue());
      }
    }
    return names;
  }

  @Test
  void aTargetHasADepthOfItsOwn() throws IOException {
    assertThat(
            cutShort(
                "--call-depth",
                "1",
                "--call-depth=depths.Depths#two(int)=2",
                "--call-depth",
                "depths.Depths#one=0"))
        .containsExactlyInAnyOrder("one(I)I", "two(ILjava/lang/String;)I");
  }

  @Test
  void aMethodsDepthWinsOverItsClasssAndThatOverTheGeneralOne() throws IOException {
    assertThat(cutShort("--call-depth", "0,depths.Depths#quarter=0,depths.Depths=unlimited"))
        .containsExactly("quarter(I)I");
    Workbench bench = new Workbench(folder);
    assertThat(bench.results().get("options").get("call-depth").textValue())
        .isEqualTo("0,depths.Depths#quarter=0,depths.Depths=unlimited");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "depths.Depths#two=1|'depths.Depths#two' is overloaded",
        "depths.Depths#three=1|there is no method 'three'",
        "depths.Depth=1|class depths.Depth is not on the class path",
        "depths.Depths#one|is no whole number",
        "depths.Depths#one=|is no whole number",
        "depths.Depths#=2|names no class or method",
        "=2|is no CLASS=N or CLASS#METHOD=N"
      })
  void aNameThatMeansNothingIsOneLineAndBadUsage(String depth, String message) throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Depths", DEPTHS);

    int exitCode = bench.run("explore", bench.classes().toString(), "--call-depth", depth);

    assertThat(exitCode).isEqualTo(ExitCode.USAGE.number());
    assertThat(bench.log()).contains(message).doesNotContain("\tat ");
  }

  @Test
  void aConcreteMethodIsExploredWhereItIsTheTarget() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Depths", DEPTHS);

    bench.run("explore", bench.classes().toString());

    for (JsonNode target : bench.results().get("targets")) {
      String method = target.get("method").textValue();
      if (method.startsWith("branches")) {
        assertThat(target.get("status").textValue()).isEqualTo("complete");
        assertThat(target.get("paths")).hasSize(3);
      }
      if (method.startsWith("calls")) {
        assertThat(target.get("paths")).hasSize(1);
      }
    }
  }
}
