package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.Permission;
import dev.clew.replay.wall.WallMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConfinementTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  @TempDir static Path classes;
  @TempDir Path temp;
  private static Program program;

  @BeforeAll
  static void compile() {
    HostileGuests.compile(classes);
    program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
  }

  private static Ending run(Program of, ConfinedJvms jvms, Duration limit, String name, Input... in)
      throws Exception {
    MethodInfo method =
        of.load("Hostile").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    try (Replayer replayer = new Replayer(jvms, limit)) {
      return replayer.run(new RecipeMaker(of).make(method, List.of(in))).ending();
    }
  }

  private static Input text(Path path) {
    return new Input("s", "java.lang.String", new Datum.Text(path.toString(), 1));
  }

  private ConfinedJvms jvms(WallMode mode, Permission... allowed) {
    return ConfinedJvms.with(program.classPath(), Set.of(allowed), OsWalls.of(mode), temp);
  }

  private List<String> left(String prefix) throws Exception {
    try (Stream<Path> files = Files.list(temp)) {
      return files.map(f -> f.getFileName().toString()).filter(f -> f.startsWith(prefix)).toList();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"OFF", "UNSHARE", "BWRAP"})
  void withAndWithoutTheSecondWallCallsEndAlike(WallMode mode) throws Exception {
    Path file = Files.writeString(classes.resolve("precious-" + mode), "text");
    try (ConfinedJvms jvms = jvms(mode)) {
      assertThat(run(program, jvms, LONG, "litter"))
          .isEqualTo(new Ending.Returned(new Picture.Primitive(18)));
      assertThat(run(program, jvms, LONG, "swallow", text(file)))
          .isInstanceOf(Ending.Refused.class);
      assertThat(run(program, jvms, LONG, "runProgram")).isInstanceOf(Ending.Refused.class);
      assertThat(left("clew-harness")).hasSize(1);
    }
    assertThat(file).hasContent("text");
    assertThat(left("")).isEmpty();
    try (ConfinedJvms jvms = jvms(mode, Permission.FILES)) {
      assertThat(run(program, jvms, LONG, "delete", text(file)))
          .isEqualTo(new Ending.Returned(new Picture.Primitive(1)));
    }
    assertThat(file).doesNotExist();
    try (ConfinedJvms jvms = jvms(mode, Permission.PROCESSES)) {
      assertThat(run(program, jvms, LONG, "runProgram"))
          .isEqualTo(new Ending.Returned(new Picture.Primitive(17)));
    }
    assertThat(left("")).isEmpty();
  }

  @Test
  void withoutAPlaceForFilesNothingIsTriedAndThatIsSaid() throws Exception {
    Path gone = temp.resolve("gone");
    try (ConfinedJvms jvms =
            ConfinedJvms.with(program.classPath(), Set.of(), OsWalls.of(WallMode.OFF), gone);
        Replayer replayer = new Replayer(jvms, LONG)) {
      MethodInfo method = program.load("Hostile").methods().get(0);
      for (int i = 0; i < 5; i++) {
        Ending ending = replayer.run(new RecipeMaker(program).make(method, List.of())).ending();

        assertThat(ending)
            .isInstanceOfSatisfying(
                Ending.Failed.class,
                failed -> {
                  assertThat(failed.cause()).isEqualTo(Ending.Failed.Cause.NOT_STARTED);
                  assertThat(failed.why()).contains(gone.toString(), "; make room");
                });
      }
    }
  }

  /** What the run does that is killed: arguments are the folders of classes and of files. */
  static final class EndlessRun {
    private EndlessRun() {}

    public static void main(String[] arguments) throws Exception {
      Program program = new Program(ClassPath.open(Jdk.running(), List.of(Path.of(arguments[0]))));
      ConfinedJvms jvms =
          ConfinedJvms.with(
              program.classPath(),
              Set.of(),
              OsWalls.of(WallMode.valueOf(arguments[2])),
              Path.of(arguments[1]));
      run(program, jvms, Duration.ofHours(1), "spin");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"UNSHARE", "BWRAP"})
  void aRunThatIsKilledLeavesNoJvmBehindWithinTheWall(WallMode mode) throws Exception {
    if (OsWalls.of(mode).chosen(Set.of(), List.of()).word().equals("off")) {
      return; // this machine has no such wall
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(EndlessRun.class.getName());
    command.addAll(List.of(classes.toString(), temp.toString(), mode.name()));
    Process run = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      while (run.isAlive() && run.descendants().noneMatch(ConfinementTest::isReplaying)) {
        Thread.sleep(50);
      }
      List<ProcessHandle> started = run.descendants().toList();
      assertThat(started).isNotEmpty();

      run.destroyForcibly();
      for (ProcessHandle each : started) {
        each.onExit().get(1, TimeUnit.MINUTES);
      }
    } finally {
      run.descendants().forEach(ProcessHandle::destroyForcibly);
      run.destroyForcibly();
    }
  }

  /** Whether it has run for a while: its JVM is at work. */
  private static boolean isReplaying(ProcessHandle process) {
    ProcessHandle.Info info = process.info();
    return info.command().orElse("").endsWith("java")
        && info.totalCpuDuration().orElse(Duration.ZERO).toMillis() > 1_500;
  }
}
