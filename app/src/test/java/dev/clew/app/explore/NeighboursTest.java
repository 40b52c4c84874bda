package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Exploring programs of the kind that users have takes every branch that can be taken, and this JVM
 * confirms every path. {@code -Dneighbours=Iban|Csv} explores some of them, {@code -Dneighbours=.*}
 * all, those that take more than ten seconds included; {@code -Dneighbours.seconds=120} gives each
 * more time, and goes on when all branches have been taken.
 */
@Tag("once")
class NeighboursTest {

  /** Half a minute does on an idle machine; one that runs tests is busy. */
  private static final int ENOUGH = 90;

  private static final int SECONDS = Integer.getInteger("neighbours.seconds", 0);

  /** Eight take most of the time; they are explored when somebody asks for them. */
  private static final Set<String> SLOW =
      Set.of(
          "Calculator",
          "Glob",
          "Iban",
          "IpAddress",
          "Isbn",
          "JsonReader",
          "PasswordStrength",
          "SemverRange");

  @TestFactory
  Stream<DynamicTest> everyBranchIsTakenThatCanBe(@TempDir Path folder) throws IOException {
    List<Neighbour> neighbours = Neighbour.all();
    Map<String, String> sources = new TreeMap<>();
    neighbours.forEach(each -> sources.put(each.name() + ".java", each.text()));
    Javac.compile(sources, List.of(), folder);
    Program program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    Explorer explorer = Explorers.over(program).orElseThrow();
    return neighbours.stream()
        .filter(each -> isWanted(each.name()))
        .map(
            each ->
                DynamicTest.dynamicTest(
                    each.name(), () -> explore(new NeighbourRun(each, program, explorer, folder))));
  }

  private static boolean isWanted(String name) {
    String wanted = System.getProperty("neighbours");
    return wanted == null ? !SLOW.contains(name) : name.matches(wanted);
  }

  private static void explore(NeighbourRun run) {
    Duration time = Duration.ofSeconds(SECONDS > 0 ? SECONDS : ENOUGH);
    run.explore(time, /* untilCovered= */ SECONDS == 0);
    System.out.println(run.summary());
    assertThat(run.problems()).isEmpty();
  }

  @Test
  void whatIsNotReachedIsListedAmongTheLimits() throws IOException {
    String limits = Files.readString(Path.of("../docs/limits.md"));
    for (Neighbour each : Neighbour.all()) {
      if (each.marks().containsValue("unreached") || !each.late().isEmpty()) {
        assertThat(limits).contains("`" + each.name() + "`");
      }
    }
  }
}
