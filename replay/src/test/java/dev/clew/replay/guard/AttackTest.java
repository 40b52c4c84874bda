package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.WallMode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that try to write, delete, link, permit, connect, start, kill or dump outside of their
 * JVM, and to switch off what keeps them from it. Nothing outside changes, and each is refused.
 *
 * <p>With {@code -Dattacks=apart} each has a JVM of its own, which takes minutes.
 */
class AttackTest {

  private static final boolean APART = System.getProperty("attacks", "").equals("apart");

  /** None of them waits for anything; a busy machine may take its time. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  /** What is not there before Java 22 cannot be attacked through. */
  private static final String FOREIGN = "foreign";

  @TempDir static Path classes;
  @TempDir static Path outside;
  @TempDir static Path temporary;

  private static OutsideWorld world;
  private static Program program;
  private static final Map<WallMode, ConfinedJvms> JVMS = new EnumMap<>(WallMode.class);
  private static final Map<WallMode, Replayer> REPLAYERS = new EnumMap<>(WallMode.class);

  @BeforeAll
  static void compile() throws IOException {
    GuardedPrograms.compile("attacks", classes);
    world = OutsideWorld.create(outside);
    program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
    for (WallMode wall : List.of(WallMode.OFF, WallMode.AUTO)) {
      ConfinedJvms jvms =
          ConfinedJvms.with(program.classPath(), Set.of(), OsWalls.of(wall), temporary);
      JVMS.put(wall, jvms);
      REPLAYERS.put(wall, new Replayer(jvms, PATIENCE));
    }
  }

  @AfterAll
  static void end() throws IOException {
    REPLAYERS.values().forEach(Replayer::close);
    JVMS.values().forEach(ConfinedJvms::close);
    world.close();
  }

  static Stream<String> attacks() throws IOException {
    return GuardedPrograms.names("attacks");
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void theGuardAloneRefusesAndNothingOutsideChanges(String attack) throws Exception {
    List<String> before = world.facts();
    Ending ending = run(attack, WallMode.OFF).ending();
    assertThat(world.facts()).isEqualTo(before);
    if (ending instanceof Ending.Threw) {
      // The attacks before it may have left a JDK in which this one cannot even start.
      REPLAYERS.get(WallMode.OFF).close();
      ending = run(attack, WallMode.OFF).ending();
      assertThat(world.facts()).isEqualTo(before);
    }

    if (attack.contains(FOREIGN) && Runtime.version().feature() < 22) {
      assertThat(ending).isInstanceOf(Ending.Threw.class);
    } else {
      assertThat(ending).isInstanceOf(Ending.Refused.class);
    }
  }

  /** Some attacks find nothing to attack there: no other process, no file that looks writable. */
  @ParameterizedTest
  @MethodSource("attacks")
  void nothingOutsideChangesWithinTheWallOfTheOperatingSystemEither(String attack)
      throws Exception {
    List<String> before = world.facts();
    Ending ending = run(attack, WallMode.AUTO).ending();

    assertThat(world.facts()).isEqualTo(before);
    assertThat(ending).isNotInstanceOf(Ending.TimedOut.class);
  }

  private static Replay run(String attack, WallMode wall)
      throws InterruptedException, NoRecipeException {
    String owner = attack.substring(0, attack.indexOf('.'));
    String name = attack.substring(attack.indexOf('.') + 1);
    MethodInfo method =
        program.load(owner).methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    Input victim =
        new Input("victim", "java.lang.String", new Datum.Text(world.folder().toString(), 1));
    Replayer replayer = REPLAYERS.get(wall);
    if (APART) {
      replayer.close();
    }
    return replayer.run(new RecipeMaker(program).make(method, List.of(victim)));
  }
}
