package dev.clew.output;

import static dev.clew.output.Samples.number;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.PathTrace;
import dev.clew.output.json.ResultsFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InterestingPathsTest {

  private static final Outcome THREW = new Outcome.Threw("java.lang.Error", null, Samples.SITE);
  private static final Outcome CUT = new Outcome.Cut(Samples.REVISITS);

  private static ExploredPath returning(String text) {
    return Samples.returning(number(1), new Input("s", "String", new Datum.Text(text, 1)));
  }

  private static TargetResult tried(List<ExploredPath> paths, List<Confirmation> said, int error) {
    TargetResult plain = Samples.target(paths.toArray(new ExploredPath[0]));
    Finding finding =
        new Finding(
            error,
            Finding.Kind.IMPLICIT,
            FindingRule.LIBRARY_EXCEPTION,
            Finding.Access.PUBLIC,
            true,
            "java.lang.Error",
            null,
            Samples.SITE,
            "",
            1,
            1,
            "f()",
            List.of());
    Trials.Count none = new Trials.Count(0, 0);
    Trials trials = new Trials(said, List.of(finding), none, none, 0, Map.of());
    return new TargetResult(
        plain.title(),
        plain.className(),
        plain.method(),
        plain.sources(),
        plain.exploration(),
        Optional.of(trials));
  }

  @Test
  void theShortestOfEachWayToEndIsListedUnderItsNumber() {
    TargetResult few =
        InterestingPaths.of(
            Samples.target(
                returning("long"),
                returning("a"),
                returning("ab"),
                Samples.path(THREW),
                Samples.path(CUT),
                Samples.path(CUT)));
    assertThat(few.numbers()).containsExactly(2, 4, 5);
    assertThat(few.exploration().paths().get(0)).isEqualTo(returning("a"));
    assertThat(few.tally().paths()).isEqualTo(6);
    assertThat(few.tally().count(PathTally.Ending.RETURNED)).isEqualTo(3);
    assertThat(InterestingPaths.of(few)).isEqualTo(few);
  }

  @Test
  void pathsOfFindingsAndTestsStayAndSoDoesOneThatTheJvmDeniesOrCouldNotTry() {
    List<ExploredPath> paths = new ArrayList<>(Collections.nCopies(4, returning("a")));
    paths.add(Samples.path(THREW));
    paths.add(Samples.path(THREW));
    TargetResult all =
        tried(
            paths,
            List.of(
                Confirmation.CONFIRMED,
                Confirmation.CONFIRMED,
                Confirmation.diverged("no"),
                Confirmation.failed(Obstacle.TIMEOUT, "late"),
                Confirmation.CONFIRMED,
                Confirmation.CONFIRMED),
            6);
    TargetResult few = InterestingPaths.of(all.withTests(Map.of(2, "a test")));
    assertThat(few.numbers()).containsExactly(2, 3, 4, 6);
    assertThat(few.confirmation(1).state()).isEqualTo(Confirmation.State.DIVERGED);
    assertThat(few.tally().count(Confirmation.State.CONFIRMED)).isEqualTo(4);
    assertThat(few.tally().isComplete()).isFalse();
  }

  @Test
  void theFileIsAsLargeAsPromisedAtMostAndErrorsAreInIt() throws IOException {
    ExploredPath[] many = new ExploredPath[2_000];
    Arrays.setAll(many, i -> returning("\u20ac".repeat(200)));
    TargetResult large =
        tried(List.of(many), Collections.nCopies(2_000, Confirmation.CONFIRMED), 7);
    Results results = Samples.results(large, Samples.target(returning("small")), large);
    Results fitting = InterestingPaths.within(results, 300_000);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsFile.write(out, fitting);
    assertThat(out.size()).isBetween(150_000, 300_000);
    assertThat(fitting.targets().get(0).numbers()).contains(7).hasSizeGreaterThan(50);
    assertThat(fitting.targets().get(1).numbers()).containsExactly(1);
    assertThat(fitting.targets().get(2).tally().paths()).isEqualTo(2_000);
  }

  /** Of each path the last step is its own; all others are in the tables once. */
  @Test
  void textsOfStepsCountOnceForATarget() throws IOException {
    PathStep shared = step("s.length() > 3 && " + "x".repeat(300));
    ExploredPath[] many = new ExploredPath[2_000];
    Arrays.setAll(
        many,
        i -> {
          PathStep own = step("s.charAt(" + i + ") == " + "y".repeat(400));
          return returning("a").with(new PathTrace(List.of(shared, own), Optional.empty()));
        });
    Results results = Samples.results(Samples.target(many));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultsFile.write(out, InterestingPaths.within(results, 300_000));
    assertThat(out.size()).isBetween(150_000, 300_000);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    ResultsFile.write(all, InterestingPaths.within(results, 4_000_000));
    assertThat(all.size()).isBetween(1_000_000, 4_000_000);
    assertThat(InterestingPaths.within(results, 4_000_000).targets().get(0).numbers())
        .hasSize(2_000);
  }

  private static PathStep step(String text) {
    return new PathStep(new ForkSite(Samples.SITE, ForkKind.BRANCH, 3), 0, text);
  }

  @Test
  void aDeepListCostsNoStack() {
    Datum list = new Datum.Null();
    for (int i = 0; i < 200_000; i++) {
      list = new Datum.Instance("Node", i, Map.of("next", list), false);
    }
    TargetResult target =
        Samples.target(Samples.returning(number(1), new Input("n", "Node", list)));
    assertThat(PathSize.of(target)).isGreaterThan(10_000_000);
  }
}
