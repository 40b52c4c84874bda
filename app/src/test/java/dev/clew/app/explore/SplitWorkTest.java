package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.options.Options;
import dev.clew.app.work.UnitJson;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.UnitExplorer;
import dev.clew.engine.explore.WorkResults;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.work.WorkBudget;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Wherever the work on a method is split, and whoever does which part of it in which order, it
 * gives what one explorer finds alone. Two engines that know nothing of each other take turns; all
 * that they exchange goes through texts and streams; times of parts are as short as they come.
 * Every eighth subject is explored; {@code -Dsplits.step=1} explores all, {@code -Dsplits.seed=N}
 * splits otherwise.
 */
@Tag("once")
class SplitWorkTest {

  private static final int STEP = Integer.getInteger("splits.step", 8);
  private static final long SEED = Long.getLong("splits.seed", 1);

  private static final Duration ENOUGH = Duration.ofMinutes(2);

  @TestFactory
  Stream<DynamicTest> allPartsAreTheWhole(@TempDir Path folder) {
    return SubjectFiles.all().stream()
        .map(
            file -> {
              Path classes = folder.resolve(file.name().replace(".java", ""));
              return DynamicTest.dynamicTest(file.name(), () -> compare(file, classes));
            });
  }

  private static void compare(SubjectFile file, Path classes) throws Exception {
    SubjectProgram program = SubjectProgram.compile(file, classes);
    Explorer explorer = Explorers.over(program.program()).orElseThrow();
    Side left = Side.of(program.program());
    Side right = Side.of(new Program(program.program().classPath()));
    int first = Math.floorMod(file.name().hashCode(), STEP);
    for (int i = first; i < file.subjects().size(); i += STEP) {
      Subject subject = file.subjects().get(i);
      MethodInfo target = program.target(subject);
      Exploration alone =
          explorer.explore(
              target,
              subject.bounds(),
              StrategyName.DFS,
              7,
              1,
              Budget.of(ENOUGH),
              ExplorationListener.NONE);
      Exploration parts = split(subject, target, left, right, new Random(SEED + i));
      assertThat(parts.paths()).as("%s", subject).isEqualTo(alone.paths());
      assertThat(parts.reasons()).as("%s", subject).isEqualTo(alone.reasons());
      assertThat(parts.status()).as("%s", subject).isEqualTo(alone.status());
      assertThat(parts.nullPlaces()).as("%s", subject).isEqualTo(alone.nullPlaces());
    }
  }

  /** An engine of its own. */
  private record Side(Program program, UnitExplorer explorer) {
    static Side of(Program program) {
      ConfinedJvms jvms = ConfinedJvms.of(program.classPath(), Set.of());
      return new Side(program, EngineExplorers.ofUnits(program, Options.defaults(), jvms));
    }

    MethodInfo own(MethodInfo target) {
      return program.load(target.owner().name()).methods().stream()
          .filter(each -> each.name().equals(target.name()))
          .filter(each -> each.descriptor().equals(target.descriptor()))
          .findFirst()
          .orElseThrow();
    }
  }

  private static Exploration split(
      Subject subject, MethodInfo target, Side left, Side right, Random random) throws Exception {
    WorkResults results = new WorkResults();
    List<String> units = new ArrayList<>(List.of(UnitJson.write(WorkUnit.WHOLE)));
    for (int round = 1; !units.isEmpty(); round++) {
      List<WorkUnit> some = new ArrayList<>();
      for (int count = 1 + random.nextInt(units.size()); count > 0; count--) {
        some.add(UnitJson.read(units.remove(random.nextInt(units.size()))));
      }
      Side side = random.nextBoolean() ? left : right;
      StrategyName[] strategies = StrategyName.values();
      WorkDone done =
          side.explorer.explore(
              side.own(target),
              subject.bounds(),
              strategies[random.nextInt(strategies.length)],
              7,
              1 + random.nextInt(2),
              new WorkBudget(
                  random.nextBoolean()
                      ? Budget.of(ENOUGH)
                      : Budget.of(Duration.ofMillis(random.nextInt(20 * round))),
                  Budget.of(ENOUGH),
                  random.nextInt(4 * round),
                  random.nextInt(8 * round)),
              some);
      results.add(new WorkDone(sent(done.exploration()), done.notes(), List.of()));
      done.left().forEach(unit -> units.add(UnitJson.write(unit)));
    }
    return results.exploration(/* isAll= */ true, 0);
  }

  private static Exploration sent(Exploration exploration)
      throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(exploration);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (Exploration) in.readObject();
    }
  }
}
