package dev.clew.junit.trials;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.Guests;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Step;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChainedCasesTest {

  private static final String TURNSTILE = "shop/Turnstile";

  @TempDir private Path folder;
  private Guests guests;
  private Replayer replayer;

  @BeforeEach
  void compile() throws Exception {
    guests = Guests.compiled(folder);
    replayer = new Replayer(guests.jvms(), Duration.ofSeconds(2));
  }

  @AfterEach
  void close() {
    replayer.close();
    guests.close();
  }

  private SuiteCase call(String method) throws Exception {
    return guests.add(TURNSTILE, method, guests.object("shop.Turnstile"));
  }

  private List<SuiteCase> rows(List<SuiteCase> cases, List<SuiteCase> plain) throws Exception {
    return new ChainedCases(Refusals.of(cases), replayer, Budget.unlimited()).of(cases, plain);
  }

  /** The methods in a row, and what the last one gave. */
  private static String told(SuiteCase of) {
    Stream<Step> steps =
        Stream.concat(
            of.replay().recipe().steps().stream(), Stream.of(of.replay().recipe().call()));
    String row =
        steps
            .filter(Step.Invoke.class::isInstance)
            .map(step -> ((Step.Invoke) step).method())
            .collect(Collectors.joining(" "));
    return row + " " + outcome(of.replay().ending());
  }

  private static Object outcome(Ending ending) {
    if (ending instanceof Ending.Returned returned) {
      return returned.value() instanceof Picture.Primitive primitive ? primitive.value() : "";
    }
    return ending instanceof Ending.Threw threw ? threw.message() : ending;
  }

  @Test
  void callsInARowBringAnObjectWhereOneDoesNot() throws Exception {
    List<SuiteCase> cases = List.of(call("coin"), call("push"), call("getPassed"));

    assertThat(rows(cases, List.of()))
        .extracting(ChainedCasesTest::told)
        .contains("coin push 1", "coin push push closed", "coin push coin push 2")
        .doesNotContain("push push closed");
  }

  @Test
  void whatThrowsWhereNothingIsKnownToBeRefusedIsLeftOut() throws Exception {
    SuiteCase maker = guests.add(TURNSTILE, "<init>");
    List<MethodInfo> targets = guests.program().load(TURNSTILE).methods();

    List<SuiteCase> rows = rows(List.of(maker), UntriedCalls.of(guests.program(), targets));

    assertThat(rows)
        .extracting(ChainedCasesTest::told)
        .contains("coin ", "getPassed 0", "coin push 1")
        .doesNotContain("push closed");
  }

  @Test
  void whatDependsOnTheTimeIsTold() throws Exception {
    OtherTimes times = new OtherTimes(replayer, Budget.unlimited());
    SuiteCase future = guests.add(TURNSTILE, "isFuture");
    SuiteCase past = guests.add(TURNSTILE, "isPast");

    assertThat(times.areSame(future.variant(future.replay()))).isFalse();
    assertThat(times.areSame(past.variant(past.replay()))).isTrue();
    assertThat(times.areSame(future)).as("a path, which was asked").isTrue();
  }
}
