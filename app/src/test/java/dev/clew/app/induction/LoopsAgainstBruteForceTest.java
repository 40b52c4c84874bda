package dev.clew.app.induction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Loops that were made up: what is proved of them holds for all of their few inputs. */
@Timeout(36_000)
class LoopsAgainstBruteForceTest {

  private static final List<String> SIMPLE =
      List.of("i++;", "i--;", "i += 2;", "j++;", "j--;", "j += i;", "i += 3;", "j = i;", "i -= 2;");
  private static final List<String> TESTS =
      List.of(
          "i < a", "i <= b", "i != a", "j < a", "i < j", "i > b", "i < 40", "j != 0", "i + j < a");
  private static final List<String> ENDS =
      List.of(
          "i > 1000",
          "j > 1000",
          "i == j + 500",
          "i > 45",
          "i < a",
          "j > i",
          "i + j == 7",
          "j < 0",
          "i != a",
          "i == a + 1",
          "(i & 1) == 1");

  @TempDir private Path folder;

  @Test
  void nothingIsProvedThatSomeInputContradicts() throws Exception {
    compare(0, 12);
  }

  @Test
  @Tag("long")
  void nothingIsProvedThatSomeInputContradictsInThousands() throws Exception {
    compare(1_000, Integer.getInteger("clew.loops", 2_000));
  }

  private void compare(int seed, int count) throws Exception {
    int proved = 0;
    int right = 0;
    for (int k = 0; k < count; k++) {
      String body = body(new Random(seed + k));
      boolean isHarmless = isHarmless(k, body);
      Optional<LoopProof> proof =
          Proofs.of(
              Files.createDirectory(folder.resolve("plain" + k)),
              "int f(int a, int b) { " + body.replace("STEP", "") + " }");
      boolean isProved = proof.map(LoopProof::ends).orElse(false);
      assertThat(isProved && !isHarmless).as(body).isFalse();
      proved += isProved ? 1 : 0;
      right += isHarmless ? 1 : 0;
    }
    System.getLogger("clew.loops")
        .log(
            System.Logger.Level.INFO, count + " loops, " + right + " right, " + proved + " proved");
  }

  private static String body(Random random) {
    StringBuilder body = new StringBuilder();
    body.append("if (a < -50 || a > 50 || b < -3 || b > 3) return 0; ");
    body.append("int i = ").append(pick(random, List.of("0", "1", "b", "a"))).append("; ");
    body.append("int j = ").append(pick(random, List.of("0", "a", "b", "-1"))).append("; ");
    body.append("while (").append(pick(random, TESTS));
    if (random.nextInt(3) == 0) {
      body.append(random.nextBoolean() ? " && " : " || ").append(pick(random, TESTS));
    }
    body.append(") { STEP ");
    if (random.nextInt(3) == 0) {
      body.append("if (").append(pick(random, TESTS)).append(") { ");
      body.append(pick(random, SIMPLE)).append(" } else { ");
      body.append(pick(random, SIMPLE)).append(" } ");
    }
    for (int n = 1 + random.nextInt(2); n > 0; n--) {
      body.append(pick(random, SIMPLE)).append(' ');
    }
    body.append("} if (").append(pick(random, ENDS)).append(") throw new Error(); return i; ");
    return body.toString();
  }

  private static String pick(Random random, List<String> some) {
    return some.get(random.nextInt(some.size()));
  }

  /** Whether it returns for all inputs: after so many rounds nobody waits for it. */
  private boolean isHarmless(int number, String body)
      throws IOException, ReflectiveOperationException {
    Path classes = Files.createDirectory(folder.resolve("counted" + number));
    String counted = body.replace("STEP", "if (--steps < 0) throw new IllegalStateException();");
    Sources.compile(
        classes,
        "B.java",
        "public class B { public static void all() { for (int a = -52; a <= 52; a++)"
            + " for (int b = -4; b <= 4; b++) f(a, b); }"
            + " static int f(int a, int b) { int steps = 1_000; "
            + counted
            + " } }");
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
      Method all = loader.loadClass("B").getMethod("all");
      all.invoke(null);
      return true;
    } catch (InvocationTargetException e) {
      return false;
    }
  }
}
