package dev.clew.app.mixed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.replay.wall.Permission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A native method that nobody has a model of is run: Bessel functions, from the C library. */
class NativeMethodsTest {

  private static final String C =
      """
      #include <math.h>
      double Java_Bessel_j0(void *environment, void *type, double x) { return j0(x); }
      """;

  private static final String JAVA =
      """
      public class Bessel {
        static { System.load("LIBRARY"); }
        static native double j0(double x);
        static int regions(double x) {
          if (x < 0 || x > 10) return 0;
          if (j0(x) > 0.9) return 1;
          return j0(x) < -0.3 ? 2 : 3;
        }
      }
      """;

  /** Where the library cannot be loaded, the path says so. */
  @Test
  void withoutItsLibraryTheMethodIsNotSupported(@TempDir Path folder) {
    Guest guest = bessel("/no/such/library.so", folder, Set.of(Permission.NATIVE));
    Exploration exploration = guest.explore("regions");
    assertThat(Guest.outcomes(exploration)).contains("concrete-failed");
    assertThat(exploration.status()).isEqualTo(Status.UNSUPPORTED);
  }

  @Test
  void nativeCodeIsNotLoadedUnlessThatIsAllowed(@TempDir Path folder) throws Exception {
    Path library = folder.resolve("bessel.so");
    assumeTrue(isCompiled(folder, library), "there is no C compiler here");
    Exploration exploration = bessel(library.toString(), folder, Set.of()).explore("regions");
    assertThat(exploration.status()).isEqualTo(Status.UNSUPPORTED);
    assertThat(exploration.reasons().keySet())
        .extracting(Reason::detail)
        .anyMatch(detail -> detail.contains("not allowed: native: "));
  }

  private static Guest bessel(String library, Path folder, Set<Permission> allowed) {
    return Guest.compile("Bessel", JAVA.replace("LIBRARY", library), folder, allowed);
  }

  @Test
  void everyRegionOfTheBesselFunctionIsFound(@TempDir Path folder) throws Exception {
    Path library = folder.resolve("bessel.so");
    assumeTrue(isCompiled(folder, library), "there is no C compiler here");
    Guest guest = bessel(library.toString(), folder, Set.of(Permission.NATIVE));
    Exploration exploration = guest.explore("regions");
    assertThat(Guest.outcomes(exploration)).containsOnly("0", "1", "2", "3");
    assertThat(exploration.status()).isEqualTo(Status.COMPLETE);
    for (ExploredPath path : exploration.paths()) {
      double x = (double) Guest.inputs(path).get("x");
      assertThat(Guest.outcome(path)).isEqualTo(String.valueOf(region(x)));
    }
  }

  /** The series of J0, exact enough between 0 and 10. */
  private static int region(double x) {
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 60; k++) {
      term *= -(x * x / 4) / ((double) k * k);
      sum += term;
    }
    return x < 0 || x > 10 ? 0 : sum > 0.9 ? 1 : sum < -0.3 ? 2 : 3;
  }

  private static boolean isCompiled(Path folder, Path library)
      throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("bessel.c"), C);
    List<String> command =
        List.of("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-lm");
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
