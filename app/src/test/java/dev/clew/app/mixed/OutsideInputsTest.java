package dev.clew.app.mixed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drivers, marked fields, and what a program asks the world for are among the inputs. */
class OutsideInputsTest {

  private static final String SOURCE =
      """
      import dev.clew.annotations.*;
      import java.util.*;
      public class Driver {
        /** Heats up on requests, cools down by itself, and trips when it is too hot. */
        static class Boiler {
          private int heat = 20;
          void step(int request) {
            heat += request > 50 ? 25 : request > 0 ? 5 : -10;
            if (heat >= 120) throw new IllegalStateException("tripped at " + heat);
          }
        }
        public static void main(String[] args) {
          Boiler boiler = new Boiler();
          for (int i = 0; i < 5; i++) {
            int request = Clew.symbolicInt("request");
            Clew.assume(request <= 100);
            boiler.step(request);
          }
        }
        static int clash(int n) { return Clew.symbolicInt("n") > n ? 1 : 0; }
        static int dotted() { return Clew.symbolicByte("p.x") == 7 && Clew.symbolicByte("p.x") == 8 ? 1 : 0; }
        static int text() { return Clew.symbolicString("s").startsWith("ab") ? 1 : 0; }
        static int object() {
          Boiler boiler = Clew.symbolicObject("boiler", Boiler.class);
          return boiler == null ? 0 : boiler.heat == 7 ? 1 : 2;
        }
        static int never(int x) { Clew.assume(x > 3); Clew.assume(x < 3); return 1; }
        static int partly(int x) { if (x == 7) Clew.assume(false); return x == 7 ? 7 : 8; }
        static int concretely() { Clew.assume(System.nanoTime() == 5); return System.nanoTime() == 5 ? 1 : 0; }
        @Symbolic static int limit = 10;
        static class Box { @Symbolic int v = 3; int w = 4; }
        static int marked() { Box a = new Box(); Box b = new Box(); return limit == a.v + b.v && a.v > b.w ? 1 : 0; }
        static int variable() {
          String home = System.getenv("HOME");
          if (home != System.getenv("HOME")) return -1;
          return home == null ? 0 : home.equals("/x") ? 1 : 2;
        }
        static int variables() { return System.getenv().size(); }
        static int instant() { return java.time.Instant.now().getEpochSecond() == 77 ? 1 : 0; }
        static int random() { return new Random().nextInt() == 42 ? 1 : 0; }
        static int seeded() { return new Random(42).nextInt(100); }
        static int secure() { return new java.security.SecureRandom().nextInt() == 99 ? 1 : 0; }
        static int unique() { return UUID.randomUUID().getLeastSignificantBits() % 2 == 0 ? 1 : 0; }
        static int ofThread() { return java.util.concurrent.ThreadLocalRandom.current().nextInt(); }
        static int input() throws java.io.IOException {
          int a = System.in.read();
          int b = System.in.read();
          return a < 0 ? b : a == 'h' && b == 'i' ? 1 : 2;
        }
        static int folder() {
          java.io.File file = new java.io.File("data");
          if (!file.exists()) return file.isDirectory() ? -1 : 0;
          if (file.isFile()) return file.length() == 7 ? 1 : file.length() < 0 ? -1 : 2;
          String[] names = file.list();
          return names == null ? -1 : names.length == 2 && names[1].endsWith(".csv") ? 3 : 4;
        }
        static int there() {
          java.nio.file.Path path = java.nio.file.Path.of("some.txt");
          boolean isThere = java.nio.file.Files.exists(path);
          return isThere == java.nio.file.Files.notExists(path) ? -1 : isThere ? 1 : 0;
        }
        static int content() throws java.io.IOException {
          return java.nio.file.Files.readString(java.nio.file.Path.of("some.txt")).equals("ab") ? 1 : 0;
        }
        static int file() throws java.io.IOException { return new java.io.FileInputStream("some.txt").read(); }
      }
      """;

  @TempDir static Path folder;
  private static Guest guest;

  @BeforeAll
  static void compile() {
    guest = Guest.compile("Driver", SOURCE, folder);
  }

  private static ExploredPath path(Exploration exploration, String outcome) {
    return exploration.paths().stream()
        .filter(each -> Guest.outcome(each).equals(outcome))
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, Object> inputs(String method, String outcome) {
    return Guest.inputs(path(guest.explore(method), outcome));
  }

  @Test
  void aSequenceOfInputsDrivesTheControllerToItsThreshold() {
    Exploration exploration = guest.explore("main");
    assertThat(exploration.status()).isEqualTo(Status.COMPLETE);
    ExploredPath tripped = path(exploration, "java.lang.IllegalStateException: tripped at 120");
    Map<String, Object> inputs = Guest.inputs(tripped);
    int heat = 20;
    for (String name : List.of("request", "request#2", "request#3", "request#4")) {
      int request = (int) inputs.get(name);
      assertThat(request).isLessThanOrEqualTo(100);
      heat += request > 50 ? 25 : request > 0 ? 5 : -10;
    }
    assertThat(heat).isEqualTo(120);
  }

  @Test
  void aDriversNameIsKeptApartFromParametersAndFields() {
    assertThat(inputs("clash", "1")).containsOnlyKeys("n", "\"n\"");
    assertThat(inputs("dotted", "1"))
        .containsExactlyInAnyOrderEntriesOf(Map.of("\"p.x\"", (byte) 7, "\"p.x\"#2", (byte) 8));
  }

  @Test
  void textsAndObjectsAreUnknownToo() {
    Exploration texts = guest.explore("text");
    assertThat(Guest.outcomes(texts)).containsExactly("0", "1");
    assertThat(((Datum.Text) Guest.inputs(path(texts, "1")).get("s")).value()).startsWith("ab");
    assertThat(Guest.outcomes(guest.explore("object"))).containsExactly("0", "1", "2");
  }

  @Test
  void whatIsAssumedAwayIsNoPath() {
    Exploration never = guest.explore("never");
    assertThat(never.paths()).isEmpty();
    assertThat(never.status()).isEqualTo(Status.COMPLETE);
    assertThat(Guest.outcomes(guest.explore("partly"))).containsExactly("8");
    assertThat(Guest.outcomes(guest.explore("concretely"))).containsExactly("0", "1");
  }

  @Test
  void markedFieldsAreInputsWhateverTheyAreInitialisedWith() {
    Map<String, Object> inputs = inputs("marked", "1");
    assertThat(inputs)
        .containsOnlyKeys("Driver.limit", "new Driver.Box().v", "new Driver.Box().v#2");
    int first = (int) inputs.get("new Driver.Box().v");
    int second = (int) inputs.get("new Driver.Box().v#2");
    assertThat(inputs).containsEntry("Driver.limit", first + second);
    assertThat(first).isGreaterThan(4);
  }

  @Test
  void aVariableOfTheEnvironmentHasOneValue() {
    Exploration exploration = guest.explore("variable");
    assertThat(Guest.outcomes(exploration)).containsExactly("0", "1", "2");
    assertThat(Guest.inputs(path(exploration, "1"))).containsOnlyKeys("System.getenv(\"HOME\")");
    assertThat(Guest.outcomes(guest.explore("variables"))).containsExactly("environment");
  }

  @Test
  void theTimeIsAnInput() {
    assertThat(inputs("instant", "1")).containsEntry("Instant.now().getEpochSecond()", 77L);
  }

  @Test
  void aGeneratorWithoutSeedHasOneThatIsAnInput() {
    long seed = (long) inputs("random", "1").get("new Random()");
    assertThat(new Random(seed).nextInt()).isEqualTo(42);
    String seeded = String.valueOf(new Random(42).nextInt(100));
    assertThat(Guest.outcomes(guest.explore("seeded"))).containsExactly(seeded);
  }

  @Test
  void secureRandomBytesAreInputs() {
    assertThat(inputs("secure", "1")).hasSize(4).containsValue((byte) 99);
    assertThat(inputs("unique", "1")).hasSize(16);
    assertThat(Guest.outcomes(guest.explore("ofThread"))).containsExactly("random");
  }

  @Test
  void standardInputIsAnArrayOfBytes() {
    Exploration exploration = guest.explore("input");
    assertThat(Guest.outcomes(exploration)).containsExactly("-1", "1", "2", "2", "2", "2");
    Datum.Array read = (Datum.Array) Guest.inputs(path(exploration, "1")).get("System.in");
    assertThat(read.elements())
        .containsExactly(new Datum.Primitive((byte) 'h'), new Datum.Primitive((byte) 'i'));
    Datum.Array nothing = (Datum.Array) Guest.inputs(path(exploration, "-1")).get("System.in");
    assertThat(nothing.elements()).isEmpty();
  }

  @Test
  void whatAFileIsStaysAsItWasFound() {
    assertThat(Guest.outcomes(guest.explore("folder")))
        .contains("0", "1", "2", "3", "4")
        .doesNotContain("-1");
    assertThat(Guest.outcomes(guest.explore("there"))).containsOnly("0", "1");
    assertThat(inputs("there", "0"))
        .containsEntry("Files.exists()", false)
        .containsEntry("Files.notExists()", true);
  }

  @Test
  void theTextOfAFileIsAnInput() {
    assertThat(inputs("content", "1").get("Files.readString()"))
        .isInstanceOfSatisfying(Datum.Text.class, text -> assertThat(text.value()).isEqualTo("ab"));
  }

  @Test
  void streamsOfFilesAreNotSupported() {
    assertThat(Guest.outcomes(guest.explore("file"))).containsExactly("file");
  }
}
