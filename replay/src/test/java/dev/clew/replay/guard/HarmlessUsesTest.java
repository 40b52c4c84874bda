package dev.clew.replay.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.RecipeMaker;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is not refused although it goes through native methods, memory and files. */
class HarmlessUsesTest {

  @TempDir static Path classes;

  private static Program program;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void compile() throws IOException {
    GuardedPrograms.compile("harmless", classes);
    program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(10));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  static Stream<String> uses() throws IOException {
    return GuardedPrograms.names("harmless");
  }

  @ParameterizedTest
  @MethodSource("uses")
  void itWorksAsEver(String use) throws Exception {
    String name = use.substring(use.indexOf('.') + 1);
    MethodInfo method =
        program.load("HarmlessUses").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();

    assertThat(replayer.run(new RecipeMaker(program).make(method, List.of())).ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(true)));
  }
}
