package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.Permission;
import dev.clew.replay.wall.WallMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A word of {@code --allow} opens what it says in both walls, and nothing else. */
class PermissionsTest {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir static Path classes;
  @TempDir static Path outside;
  @TempDir static Path temporary;

  private static OutsideWorld world;
  private static Program program;

  @BeforeAll
  static void compile() throws IOException {
    GuardedPrograms.compile("permitted", classes);
    world = OutsideWorld.create(outside);
    program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
  }

  @AfterAll
  static void end() throws IOException {
    world.close();
  }

  @ParameterizedTest
  @CsvSource({
    "FILES, files, OFF",
    "FILES, files, AUTO",
    "NETWORK, network, OFF",
    "NETWORK, network, AUTO",
    "PROCESSES, processes, OFF",
    "PROCESSES, processes, AUTO",
    "NATIVE, library, OFF",
    "NATIVE, library, AUTO"
  })
  void aPermissionOpensItsOwnDeedInBothWallsAndNoOther(
      Permission permission, String deed, WallMode wall) throws Exception {
    List<String> refused = new ArrayList<>();
    List<String> done = new ArrayList<>();
    List<String> before = world.facts();
    try (ConfinedJvms jvms =
            ConfinedJvms.with(
                program.classPath(), Set.of(permission), OsWalls.of(wall), temporary);
        Replayer replayer = new Replayer(jvms, PATIENCE)) {
      for (MethodInfo method : program.load("Deeds").methods()) {
        if (method.isConstructor()) {
          continue;
        }
        Ending ending =
            replayer.run(new RecipeMaker(program).make(method, List.of(victim()))).ending();
        (ending instanceof Ending.Refused ? refused : done).add(method.name() + " " + ending);
      }
    }
    boolean isMade = Files.deleteIfExists(world.folder().resolve("new"));

    assertThat(done).singleElement().asString().startsWith(deed + " Returned");
    assertThat(refused).hasSize(3);
    assertThat(isMade).isEqualTo(permission == Permission.FILES);
    assertThat(visits(world.facts()).equals(visits(before)))
        .isEqualTo(permission != Permission.NETWORK);
  }

  private static List<String> visits(List<String> facts) {
    return facts.stream().filter(fact -> fact.startsWith("visits: ")).toList();
  }

  private static Input victim() {
    return new Input("victim", "java.lang.String", new Datum.Text(world.folder().toString(), 1));
  }
}
