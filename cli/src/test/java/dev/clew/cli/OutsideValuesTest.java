package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a path assumes of the world outside, its replay is given. */
class OutsideValuesTest {

  private static final String SOURCE =
      """
      package world;

      import java.time.Clock;
      import java.time.Instant;
      import java.util.Date;
      import java.util.Random;
      import java.util.function.LongSupplier;

      public class Asks {
        private static final long START = System.currentTimeMillis();
        static long millis() { return 10 / (System.currentTimeMillis() - START); }
        static int nanos() { long a = System.nanoTime(); return 1 / (int) (System.nanoTime() - a - 77); }
        static long reference() { LongSupplier s = System::nanoTime; return 1 / (s.getAsLong() - 3); }
        static int date() { return new Date().getTime() == 77 ? 1 / 0 : 0; }
        static int instant() { return Instant.now().getEpochSecond() == 77 ? 1 / 0 : 0; }
        static int clock() { return Clock.systemUTC().millis() == 77 ? 1 / 0 : 0; }
        static int variable() { String s = System.getenv("THING"); return s == null ? 0 : 1 / s.compareTo("ab"); }
        static int unset() { return System.getenv("THING").length(); }
        static int seed() { return new Random().nextBoolean() ? 1 / 0 : 0; }
        static int chance() { return Math.random() < 0.5 && Math.random() > 0.5 ? 1 / 0 : 0; }
        static int bytes() {
          byte[] b = new byte[2];
          new java.security.SecureRandom().nextBytes(b);
          return b[0] == 7 && b[1] == 8 ? 1 / 0 : 0;
        }
        static int input() throws java.io.IOException { return System.in.read() == 'x' ? 1 / 0 : 0; }
      }
      """;

  private static final String LOOKING =
      """
      package world;

      public class Looks {
        private long last;
        static int took(int x) {
          long begin = System.nanoTime();
          int result = x > 3 ? 1 : 2;
          System.out.println(System.nanoTime() - begin);
          return result;
        }
        static int modern(int x) { return System.currentTimeMillis() < 0 ? 0 : x > 3 ? 1 : 2; }
        int stamp(int x) { last = System.currentTimeMillis(); return x == 6 ? x / 2 : 0; }
        static long now(int x) { return System.currentTimeMillis() + x; }
        static boolean odd() { return System.nanoTime() % 2 != 0; }
        static int later(long x) { return x > System.currentTimeMillis() ? 1 : 2; }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Asks", SOURCE);
    bench.compile("Looks", LOOKING);
  }

  @Test
  void everyAnswerIsFoundAndEveryPathIsConfirmed() throws IOException {
    assertThat(bench.run("check", "world.Asks")).as(bench.log()).isEqualTo(1);
    JsonNode targets = bench.results().get("targets");
    for (JsonNode target : targets) {
      assertThat(target.findValuesAsText("confirmation"))
          .as("%s", target.get("method"))
          .containsOnly("confirmed");
      if (!target.get("method").asText().startsWith("<init>")) {
        assertThat(target.get("errors")).as("%s", target.get("method")).hasSize(1);
      }
    }
    assertThat(bench.printed())
        .contains(
            "Asks.date() with System.currentTimeMillis() = 0L, System.currentTimeMillis()#2 = 77L",
            "Asks.unset() with System.currentTimeMillis() = 0L, System.getenv(\"THING\") = null");
  }

  @Test
  void testsNeedNoTimeWhereItDoesNotMatter() throws IOException {
    assertThat(
            bench.run("test", "--all-paths", "world.Asks#clock", "world.Asks#unset", "world.Looks"))
        .as(bench.log())
        .isZero();

    String looks = Files.readString(folder.resolve("out/world/LooksTest.java"));
    assertThat(looks)
        .contains("assertEquals(1, Looks.took(4))", "assertEquals(2, Looks.took(0))")
        .contains("assertEquals(1, Looks.modern(4))", "assertEquals(2, Looks.modern(0))")
        .contains("assertEquals(3, looks.stamp(6))", "assertEquals(2, Looks.later(0L))")
        .doesNotContain("Looks.now(", "Looks.odd(", "assertEquals(1, Looks.later(", "last");
    String asks = Files.readString(folder.resolve("out/world/AsksTest.java"));
    assertThat(asks).contains("assertEquals(0, Asks.clock())").doesNotContain("unset");
  }
}
