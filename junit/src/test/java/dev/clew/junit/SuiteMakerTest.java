package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.run.Dropped;
import dev.clew.junit.run.Dropped.Reason;
import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.Suite;
import dev.clew.junit.source.SuiteNames;
import dev.clew.junit.source.SuiteSource;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.words.TestNames;
import dev.clew.replay.coverage.Coverage;
import dev.clew.solver.Budget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteMakerTest {

  private static final String ORDER = "shop/Order";
  private static final String FLAKY = "shop/Flaky";
  private static final String SHOWN = "shop/Shown";

  @TempDir static Path folder;
  @TempDir Path out;
  private static Guests guests;

  @BeforeAll
  static void compile() throws Exception {
    guests = Guests.compiled(folder);
  }

  @AfterAll
  static void end() {
    guests.close();
  }

  private static Datum order(int amount) {
    return guests.object("shop.Order", "customer", "Ada", "amount", amount);
  }

  private static List<SuiteCase> orders() throws Exception {
    return List.of(
        guests.add(ORDER, "half", order(5)),
        guests.add(ORDER, "discount", order(200), 10, false),
        guests.add(ORDER, "discount", order(200), 10, true),
        guests.add(ORDER, "discount", order(200), 20, true),
        guests.add(ORDER, "discount", order(0), -1, true),
        guests.add(ORDER, "discount", order(7), -2, false),
        guests.add(ORDER, "lines", order(0), guests.array("java.lang.String[]", "a ", "b")),
        guests.add(ORDER, "lines", order(0), guests.array("java.lang.String[]")),
        guests.add(true, ORDER, "lines", order(0), guests.array("java.lang.String[]", "a", null)),
        guests.add(true, ORDER, "lines", order(0), null));
  }

  private SuiteReport make(boolean allPaths, List<SuiteCase> cases) throws Exception {
    SuiteOptions options = SuiteOptions.to(out).withAllPaths(allPaths);
    return new SuiteMaker(guests.program(), options, guests.jvms()).make(cases);
  }

  @Test
  void aFewTestsThatReadAsIfWrittenByHandReachWhatAllReach() throws Exception {
    List<SuiteCase> cases = orders();

    SuiteReport few = make(/* allPaths= */ false, cases);

    for (String name : List.of("OrderTest", "OrderErrorTest")) {
      Path golden = Path.of(getClass().getResource("/golden/" + name + ".txt").toURI());
      assertThat(out.resolve("shop/" + name + ".java")).hasSameTextualContentAs(golden);
    }
    assertThat(few.files())
        .containsExactly(
            out.resolve("shop/OrderTest.java"), out.resolve("shop/OrderErrorTest.java"));
    assertThat(few.kept()).hasSize(7);
    assertThat(few.superfluous()).hasSize(3);
    assertThat(few.dropped()).isEmpty();
    assertThat(few.written()).isEqualTo(10);
    Coverage all = new Coverage();
    cases.forEach(each -> all.add(each.replay().coverage().content()));
    assertThat(few.coverage()).isEqualTo(all.of(guests.program().load(ORDER)));
    assertThat(few.coverage().branches()).isEqualTo(new Coverage.Count(6, 6));
  }

  @Test
  void whatThereIsNoTimeForIsDroppedAndNothingIsWritten() throws Exception {
    SuiteOptions options = SuiteOptions.to(out).withAllPaths(true);
    SuiteMaker maker = new SuiteMaker(guests.program(), options, guests.jvms());

    for (Duration time : List.of(Duration.ZERO, Duration.ofMillis(1))) {
      SuiteReport report = maker.make(orders(), Budget.of(time));

      assertThat(report.files()).isEmpty();
      assertThat(report.kept()).isEmpty();
      assertThat(report.droppedByReason()).isEqualTo(Map.of(Reason.NO_TIME, 10));
    }
    assertThat(out).isEmptyDirectory();
  }

  @Test
  void whatCannotBeTrustedIsDroppedWithTheReason() throws Exception {
    List<SuiteCase> cases = new ArrayList<>();
    cases.add(guests.add(FLAKY, "isChanged"));
    cases.add(guests.add(FLAKY, "change", 1));
    cases.add(guests.add(FLAKY, "time"));
    cases.add(guests.add(FLAKY, "loop", 1));
    cases.add(guests.add(FLAKY, "exit"));
    cases.add(guests.add(FLAKY, "slow", 1));
    cases.add(guests.add(FLAKY, "end", 1));
    cases.add(guests.add(FLAKY, "long_", "x".repeat(70_000)));
    cases.add(guests.add(FLAKY, "slow", 0));
    SuiteOptions options = SuiteOptions.to(out).withLimit(Duration.ofSeconds(3));

    SuiteReport report = new SuiteMaker(guests.program(), options, guests.jvms()).make(cases);

    assertThat(report.kept())
        .extracting(SuiteReport.KeptTest::name)
        .containsExactly("FlakyTest#change_completes", "FlakyTest#slow_returns0");
    assertThat(report.droppedByReason())
        .isEqualTo(
            Map.of(Reason.FLAKY, 1, Reason.FAILED, 3, Reason.NOT_ENDED, 2, Reason.NOT_WRITTEN, 1));
    assertThat(report.dropped())
        .extracting(Dropped::detail)
        .anyMatch(detail -> detail.contains("took longer than"))
        .anyMatch(detail -> detail.contains("ending the JVM"))
        .anyMatch(detail -> detail.contains("65534"));
  }

  @Test
  void whatPassesOnlyWithoutTheOthersIsDropped() throws Exception {
    List<SuiteCase> cases =
        List.of(
            guests.add(FLAKY, "slow", 0),
            guests.add(FLAKY, "change", 1),
            guests.add(FLAKY, "wasChanged"),
            guests.add(SHOWN, "two"));

    SuiteReport report = make(/* allPaths= */ false, cases);

    assertThat(report.kept())
        .extracting(SuiteReport.KeptTest::name)
        .containsExactly(
            "FlakyTest#slow_returns0",
            "FlakyTest#change_completes",
            "ShownTest#two_returns2Elements");
    assertThat(report.droppedByReason()).isEqualTo(Map.of(Reason.FLAKY, 1));
    assertThat(Files.readString(out.resolve("shop/ShownTest.java")))
        .contains("assertEquals(2, result.length);")
        .contains("assertNull(result[1]);");
  }

  private static SuiteCase show(boolean isError, String descriptor, Object input) throws Exception {
    MethodInfo method =
        guests.program().load(SHOWN).methods().stream()
            .filter(each -> each.name().equals("show"))
            .filter(each -> each.descriptor().startsWith(descriptor))
            .findFirst()
            .orElseThrow();
    return guests.add(isError, method, input);
  }

  @Test
  void namesTellOverloadsApartAndSayWhatIsReturned() throws Exception {
    List<SuiteCase> cases = new ArrayList<>();
    cases.add(show(/* isError= */ false, "(I)", -1));
    cases.add(show(/* isError= */ false, "(I)", 0));
    cases.add(show(/* isError= */ false, "(J)", -1L));
    cases.add(show(/* isError= */ false, "(J)", 0L));
    cases.add(show(/* isError= */ true, "(Ljava/lang/String;)", null));
    cases.add(guests.add(SHOWN, "same", ""));
    cases.add(guests.add(SHOWN, "words", "a"));
    cases.add(guests.add(SHOWN, "digit", 3));
    cases.add(guests.add(SHOWN, "digit", 10));

    assertThat(TestNames.of(cases))
        .containsExactly(
            "showInt_negativeI_returnsMinus",
            "showInt_zeroI_returnsN0",
            "showLong_negativeI_returnsMinus",
            "showLong_zeroI_returnsN0",
            "show_nullS_throwsNullPointer",
            "same_returnsEmpty",
            "words_returnsStream",
            "digit_iAtMost9_returnsPresent",
            "digit_iAbove9_returnsEmpty");
  }

  @Test
  void filesOfOthersStayAsTheyAre() throws Exception {
    List<SuiteCase> cases = List.of(guests.add(ORDER, "half", order(5)));
    Path file = out.resolve("shop/OrderTest.java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "// mine\n");

    assertThatThrownBy(() -> make(/* allPaths= */ true, cases))
        .isInstanceOf(SuiteException.class)
        .hasMessageContaining("OrderTest.java was not written by Clew");
    assertThat(file).hasContent("// mine\n");
  }

  @Test
  void ourOwnFilesAreReplaced() throws Exception {
    Suite suite = SuiteNames.group(List.of(guests.add(ORDER, "half", order(5)))).get(0);
    SuiteFiles files = new SuiteFiles(out);
    Path file = files.write(suite, SuiteSource.MARK + ": one\n");

    assertThat(files.write(suite, SuiteSource.MARK + ": another\n")).isEqualTo(file);
    assertThat(file).content().endsWith("another\n");
  }

  @Test
  void aFolderThatCannotBeWrittenToIsNamed() throws Exception {
    Suite suite = SuiteNames.group(List.of(guests.add(ORDER, "half", order(5)))).get(0);
    Path file = Files.writeString(out.resolve("file"), "");

    assertThatThrownBy(() -> new SuiteFiles(file).write(suite, SuiteSource.MARK))
        .isInstanceOf(SuiteException.class)
        .hasMessageContaining("cannot write " + file);
  }
}
