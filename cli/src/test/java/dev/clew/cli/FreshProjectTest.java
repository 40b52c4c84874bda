package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What Clew writes is compiled and run by plain Maven and JUnit, in projects that know nothing of
 * Clew. By default with a few programs; {@code -Dfresh.programs=.*} takes all neighbours, {@code
 * -Dfresh.more=../engine/src/subjects/java,../examples/src/main/java} those of folders as well,
 * {@code -Dfresh.seconds} says how long each class may take, {@code -Dfresh.revisits} how far loops
 * are followed, and {@code -Dfresh.percent} how many branches have to be covered, which depends on
 * the machine's speed. The few programs are done with long before their time is up.
 */
@Tag("long")
class FreshProjectTest {

  private static final String PROGRAMS = System.getProperty("fresh.programs", "Luhn|Brackets");
  private static final String MORE = System.getProperty("fresh.more", "");
  private static final int SECONDS = Integer.getInteger("fresh.seconds", 150);
  private static final int REVISITS = Integer.getInteger("fresh.revisits", 2);
  private static final int PERCENT = Integer.getInteger("fresh.percent", 0);

  private static final Path NEIGHBOURS =
      Path.of("../engine/src/neighbours/java/dev/clew/neighbours");

  @TempDir private Path sources;
  @TempDir private Path folder;
  @TempDir private Path project;
  private FreshProject fresh;
  private Workbench bench;

  @BeforeEach
  void copyNeighbours() throws IOException {
    fresh = new FreshProject(project);
    bench = new Workbench(folder);
    Path to = Files.createDirectories(sources.resolve("dev/clew/neighbours"));
    try (Stream<Path> files = Files.list(NEIGHBOURS)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.replace(".java", "").matches(PROGRAMS)) {
          Files.copy(file, to.resolve(name));
        }
      }
    }
    fresh.addSources(sources);
  }

  @Test
  void suitesOfNeighboursPassInAFreshProjectAndCoverTheirBranches() throws Exception {
    bench.compile(fresh.sources());
    run("test", fresh.tests());

    FreshProject.Outcome outcome = fresh.test();

    assertThat(outcome.exitCode()).as(outcome.log()).isZero();
    assertThat(bench.printed()).contains(" written, " + outcome.tests() + " kept, ");
    System.out.printf(
        "fresh project: %,d tests cover %,d of %,d branches%n",
        outcome.tests(), outcome.coveredBranches(), outcome.branches());
    assertThat(bench.printed())
        .contains(outcome.coveredBranches() + " of " + outcome.branches() + " branches");
    assertThat(outcome.coveredBranches() * 100)
        .isGreaterThanOrEqualTo(outcome.branches() * PERCENT);
  }

  @Test
  void whatIsReportedIsWhatPlainJUnitShows() throws Exception {
    for (String more : MORE.isEmpty() ? new String[0] : MORE.split(",")) {
      fresh.addSources(Path.of(more));
    }
    bench.compile(fresh.sources());
    run("check", bench.out());
    List<String> without = new ArrayList<>();
    int errors = 0;
    for (JsonNode target : results().get("targets")) {
      for (JsonNode error : target.get("errors")) {
        errors++;
        if (Workbench.pathOf(error, target).get("test") == null) {
          without.add(error.toString());
        }
      }
    }
    fresh.addTests(bench.out().resolve("reproducers"));

    FreshProject.Outcome outcome = fresh.test();

    assertThat(outcome.exitCode()).as(outcome.log()).isZero();
    System.out.printf("fresh project: %,d errors, %,d reproduced%n", errors, outcome.tests());
    assertThat(without).as("errors without a test").isEmpty();
    assertThat(outcome.tests()).isEqualTo(errors);
  }

  private void run(String command, Path to) throws IOException {
    long files;
    try (Stream<Path> all = Files.walk(bench.classes())) {
      files = all.filter(file -> file.toString().endsWith(".class")).count();
    }
    int exitCode =
        bench.run(
            command,
            bench.classes().toString(),
            "--time-budget",
            files * SECONDS + "s",
            "--max-revisits",
            Integer.toString(REVISITS),
            "--json=" + folder.resolve("all.json"),
            "--out",
            to.toString());
    assertThat(exitCode).as(bench.log()).isIn(0, 1);
  }

  private JsonNode results() throws IOException {
    return new ObjectMapper().readTree(folder.resolve("all.json").toFile());
  }
}
