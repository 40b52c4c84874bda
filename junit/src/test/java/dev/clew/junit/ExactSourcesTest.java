package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.run.Dropped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Values stand in the source of a test to the last bit. What they are in the code under test is
 * told by a digest, which the replay computed of the very values ({@code ExactValuesTest} shows
 * that); a literal that is another value makes the test fail, and it is dropped.
 */
@Tag("once")
class ExactSourcesTest {

  private static final int UNITS = 1 << 16;

  /** As many as one method can hold: the whole class is loaded again for each test. */
  private static final int ELEMENTS = 1_024;

  private static final int BOXES = 128;

  /** Of three bytes each, so that a class file can hold them as one constant. */
  private static final int LONGEST_TEXT = 16_384;

  private static final String DIGEST = "shop/Digest";

  /** A class of its own, so that few tests are in the one with the many units. */
  private static final String NUMBERS = "shop/NumberDigest";

  @TempDir static Path folder;
  private static Guests guests;

  @BeforeAll
  static void compile() throws Exception {
    guests = Guests.compiled(Files.createDirectory(folder.resolve("classes")));
  }

  @AfterAll
  static void end() {
    guests.close();
  }

  private static String text(int from, int to) {
    StringBuilder text = new StringBuilder();
    IntStream.range(from, to).forEach(unit -> text.append((char) unit));
    return text.toString();
  }

  /** All of them as elements and in texts; a few of each thousand in boxes. */
  private static void addUnits() throws Exception {
    for (int from = 0; from < UNITS; from += ELEMENTS) {
      List<Object> units = new ArrayList<>();
      List<Object> boxes = new ArrayList<>();
      List<Datum> elements = new ArrayList<>();
      for (int i = 0; i < ELEMENTS; i++) {
        char unit = (char) (from + i);
        units.add(unit);
        if (i < BOXES) {
          boxes.add(guests.box(unit));
          elements.add(guests.box(unit));
        }
      }
      guests.add(
          DIGEST,
          "units",
          guests.array("char[]", units.toArray()),
          guests.array("java.lang.Character[]", boxes.toArray()),
          new Datum.Made("java.util.ArrayList", 7_000_000, Form.ELEMENTS, List.of(), elements),
          (char) from,
          guests.box((char) (from + 1)));
    }
    for (int from : new int[] {0, 0xd700, 0xdf00, UNITS - BOXES}) {
      guests.add(DIGEST, "array", from, from + BOXES);
    }
  }

  private static void addTexts() throws Exception {
    for (int from = 0; from < UNITS; from += LONGEST_TEXT) {
      String text = text(from, from + LONGEST_TEXT);
      guests.add(DIGEST, "text", text);
      guests.add(DIGEST, "sequence", text);
      guests.add(DIGEST, "builder", new Datum.Spelled("java.lang.StringBuilder", 9_000_000, text));
      guests.add(DIGEST, "range", from, from + LONGEST_TEXT);
    }
    for (String text :
        List.of(
            "",
            "\\u0041 \\\\u0041 \\\\\\u0041",
            "\"\"\" ''' \"\\\"",
            "\0" + "0\0017\377" + "8",
            "\u2028\u2029\u0085\r\n",
            "\ud800\ud800\udc00\udc00",
            "\\",
            "x".repeat(65_534),
            "\u00e9".repeat(32_767))) {
      guests.add(DIGEST, "text", text);
      guests.add(DIGEST, "self", text);
    }
    guests.add(DIGEST, "text", (Object) null);
  }

  private static void addNumbers() throws Exception {
    Object[] numbers = {
      (byte) -128,
      (byte) 127,
      Short.MIN_VALUE,
      Short.MAX_VALUE,
      Integer.MIN_VALUE,
      Integer.MAX_VALUE,
      Long.MIN_VALUE,
      Long.MAX_VALUE,
      true,
      false,
      0f,
      -0f,
      Float.NaN,
      Float.intBitsToFloat(0x7fc00001),
      Float.intBitsToFloat(0xffc00000),
      Float.MIN_VALUE,
      -Float.MAX_VALUE,
      Float.NEGATIVE_INFINITY,
      Float.POSITIVE_INFINITY,
      Math.nextUp(1f),
      0d,
      -0d,
      Double.NaN,
      Double.longBitsToDouble(0x7ff8000000000001L),
      Double.longBitsToDouble(0xfff8000000000000L),
      Double.MIN_VALUE,
      -Double.MAX_VALUE,
      Double.NEGATIVE_INFINITY,
      Double.POSITIVE_INFINITY,
      0.1 + 0.2,
      Math.nextDown(Double.MIN_NORMAL)
    };
    for (Object number : numbers) {
      String type = number.getClass().getSimpleName();
      guests.add(NUMBERS, "of" + type, number);
      guests.add(NUMBERS, "ofBoxed" + type, guests.box(number));
    }
  }

  @Test
  void whatStandsInTheSourceIsWhatWasReplayed() throws Exception {
    addUnits();
    addTexts();
    addNumbers();
    SuiteOptions options = SuiteOptions.to(folder.resolve("tests")).withAllPaths(true);

    SuiteReport report =
        new SuiteMaker(guests.program(), options, guests.jvms()).make(guests.cases());

    assertThat(report.dropped()).extracting(Dropped::detail).isEmpty();
    assertThat(report.kept()).hasSameSizeAs(guests.cases());
  }

  @Test
  void aTextThatNoClassFileHoldsIsDroppedAndSaid() throws Exception {
    MethodInfo method =
        guests.program().load(DIGEST).methods().stream()
            .filter(each -> each.name().equals("text"))
            .findFirst()
            .orElseThrow();
    SuiteOptions options = SuiteOptions.to(folder.resolve("long"));
    SuiteReport report =
        new SuiteMaker(guests.program(), options, guests.jvms())
            .make(List.of(guests.add(/* isError= */ false, method, "x".repeat(65_535))));
    assertThat(report.dropped())
        .extracting(Dropped::detail)
        .containsExactly("a string of more than 65534 bytes");
  }
}
