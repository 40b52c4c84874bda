package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tests say of receivers and arguments after a call. */
@Tag("once")
class EffectsTest {

  private static final String LEDGER = "shop/Ledger";
  private static final String LINE = "shop.Ledger$Line";

  @TempDir static Path folder;
  @TempDir Path out;
  private static Guests guests;

  @BeforeAll
  static void compile() throws Exception {
    guests = Guests.compiled(folder);
    receivers();
    objects();
    arrays();
    collections();
    builders();
  }

  @AfterAll
  static void end() {
    guests.close();
  }

  private static Datum ledger(Object... fields) {
    return guests.object("shop.Ledger", fields);
  }

  private static Datum made(String type, Form form, Object... parts) {
    List<Datum> data = Stream.of(parts).map(guests::datum).toList();
    return new Datum.Made(type, 50, form, List.of(), data);
  }

  private static void receivers() throws Exception {
    for (String name : List.of("increment", "next", "also", "read", "hide", "look", "grow")) {
      guests.add(LEDGER, name, ledger("count", 4));
    }
    guests.add(LEDGER, "swap", ledger("first", "a", "second", "b"));
    guests.add(LEDGER, "swap", ledger("first", "a", "second", null));
    guests.add(LEDGER, "both", ledger("first", "a\ud800\"", "second", "b"));
    guests.add(LEDGER, "half", ledger(), 1f);
    guests.add(LEDGER, "box", ledger(), 5);
    guests.add(LEDGER, "box", ledger(), 5000);
    guests.add(LEDGER, "name", ledger("first", "x"));
    guests.add("shop/Ledger$Above", "rise", guests.object("shop.Ledger$Above"));
  }

  private static void objects() throws Exception {
    Datum itself =
        new Datum.Instance("shop.Ledger", 7, Map.of("count", guests.datum(4)), /* stub= */ false);
    guests.add(LEDGER, "absorb", itself, new Datum.Ref(7));
    guests.add(LEDGER, "absorb", ledger("count", 1), ledger("count", 5));
    guests.add(LEDGER, "chain", ledger());
    guests.add(LEDGER, "replace", ledger());
    guests.add(LEDGER, "keep", ledger(), guests.object(LINE, "size", 2));
    guests.add(LEDGER, "keep", ledger(), null);
    guests.add(LEDGER, "growGiven", ledger(), guests.object(LINE, "size", Integer.MAX_VALUE));
    guests.add(LEDGER, "pay", ledger(), new Datum.Spelled("java.math.BigDecimal", 50, "0.50"));
    guests.add(LEDGER, "reveal", guests.object("shop.Ledger$Secret", "value", 2));
  }

  private static void arrays() throws Exception {
    guests.add(LEDGER, "sort", guests.array("int[]", 3, 1, 2));
    guests.add(LEDGER, "sort", guests.array("int[]"));
    guests.add(LEDGER, "halve", guests.array("double[]", 3.0, Double.NaN));
    guests.add(LEDGER, "set", guests.array("java.lang.Integer[]", guests.box(7), null), 5);
    guests.add(LEDGER, "corner", guests.array("int[][]", guests.array("int[]", 5), null));
    Datum line = guests.object(LINE, "size", 1);
    guests.add(LEDGER, "shift", guests.array(LINE + "[]", null, line));
    guests.add(LEDGER, "renew", guests.array(LINE + "[]", null, line));
    guests.add(LEDGER, "tasks", guests.array("java.lang.Runnable[]", (Object) null));
    guests.add(
        LEDGER, "large", guests.array("int[]", Stream.generate(() -> 0).limit(9_000).toArray()));
    guests.add(LEDGER, "upset", guests.array("int[]", 3));
  }

  private static void collections() throws Exception {
    guests.add(LEDGER, "enter", ledger(), "Ada");
    guests.add(LEDGER, "add", made("java.util.ArrayList", Form.ELEMENTS, guests.box(3)), 1000);
    guests.add(LEDGER, "add", made("java.util.LinkedList", Form.ELEMENTS), 3);
    guests.add(LEDGER, "addLine", made("java.util.ArrayList", Form.ELEMENTS));
    guests.add(LEDGER, "addItself", made("java.util.ArrayList", Form.ELEMENTS, "x"));
    guests.add(LEDGER, "put", made("java.util.HashMap", Form.ENTRIES, "k", guests.box(1)), "j");
    guests.add(LEDGER, "sorted", made("java.util.TreeSet", Form.ELEMENTS, "c"));
    guests.add(LEDGER, "drain", made("java.util.Iterator", Form.ELEMENTS, "a", "b"));
    guests.add("shop/Ledger$Taker", "<init>", made("java.util.ArrayList", Form.ELEMENTS, "x"));
  }

  private static void builders() throws Exception {
    guests.add(LEDGER, "note", ledger(), "!");
    guests.add(LEDGER, "append", new Datum.Spelled("java.lang.StringBuilder", 50, "n"), -5);
    guests.add(LEDGER, "reverse", new Datum.Spelled("java.lang.StringBuilder", 50, "ab"));
    guests.add(LEDGER, "reverse", new Datum.Spelled("java.lang.StringBuilder", 50, "aa"));
  }

  private SuiteReport make(JUnitVersion version, List<SuiteCase> cases) throws Exception {
    SuiteOptions options = SuiteOptions.to(out).withVersion(version).withAllPaths(true);
    return new SuiteMaker(guests.program(), options, guests.jvms()).make(cases);
  }

  private static void check(SuiteReport report, List<SuiteCase> cases) {
    assertThat(report.dropped())
        .extracting(each -> each.of().target() + " " + each.reason() + " " + each.detail())
        .isEmpty();
    assertThat(report.kept()).hasSameSizeAs(cases);
  }

  private void assertGolden(String name) throws Exception {
    Path golden = Path.of(getClass().getResource("/golden/" + name + ".txt").toURI());
    assertThat(out.resolve("shop/" + name + ".java")).hasSameTextualContentAs(golden);
  }

  @Test
  void whatACallChangesIsAssertedByWhatOthersCanSee() throws Exception {
    check(make(JUnitVersion.FIVE, guests.cases()), guests.cases());

    for (String name : List.of("LedgerTest", "LedgerAboveTest", "LedgerTakerTest")) {
      assertGolden(name);
    }
  }

  @Test
  void olderTestsSayTheSame() throws Exception {
    check(make(JUnitVersion.FOUR, guests.cases()), guests.cases());

    assertThat(Files.readString(out.resolve("shop/LedgerTest.java")))
        .contains(
            "assertEquals(5, ledger.getCount());",
            "assertEquals(Integer.valueOf(5), ledger.getBoxed());",
            "assertEquals(Double.valueOf(-0.0), Double.valueOf(ledger.getRate()));",
            "assertTrue(Arrays.equals(new double[] {1.5, Double.NaN}, a));",
            "assertArrayEquals(new int[] {1, 2, 3}, a);");
  }

  @Test
  void effectsThatDependOnTheMomentAreLeftOut() throws Exception {
    try (Guests others = Guests.compiled(folder)) {
      others.add(LEDGER, "clock", others.object("shop.Ledger", "count", 1));
      others.add(LEDGER, "number", others.object("shop.Ledger", "count", 2));
      others.add(LEDGER, "number", others.object("shop.Ledger", "count", 3));
      check(make(JUnitVersion.FIVE, others.cases()), others.cases());

      assertThat(Files.readString(out.resolve("shop/LedgerTest.java")))
          .contains("assertDoesNotThrow(() -> ledger.clock());")
          .contains("assertDoesNotThrow(() -> ledger.number());")
          .doesNotContain("stamp()", "id()");
    }
  }
}
