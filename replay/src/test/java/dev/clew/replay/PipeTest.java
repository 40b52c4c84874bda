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
import dev.clew.replay.wall.Permission;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PipeTest {

  @TempDir static Path folder;
  private static Program program;
  private static RecipeMaker recipes;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void compile() {
    HostileGuests.compile(folder);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    recipes = new RecipeMaker(program);
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(20));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  private static Ending run(Replayer by, String name, Input... inputs) throws Exception {
    MethodInfo method =
        program.load("Hostile").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return by.run(recipes.make(method, List.of(inputs))).ending();
  }

  private static void assertReturns(Replayer by, int expected, String name, Input... inputs)
      throws Exception {
    assertThat(run(by, name, inputs))
        .isEqualTo(new Ending.Returned(new Picture.Primitive(expected)));
  }

  /** The next call is none the worse, whatever the last one did. */
  private static void assertWorks(Replayer by) throws Exception {
    assertReturns(by, 42, "one", new Input("x", "int", new Datum.Primitive(41)));
  }

  @ParameterizedTest
  @CsvSource({
    "printMuch, 1",
    "printToDescriptor, 2",
    "printErrors, 3",
    "closeOut, 4",
    "closeDescriptors, 5",
    "closeIn, 6",
    "readIn, 7",
    "readDescriptor, 8",
    "readDevice, 9",
    "forge, 10",
    "setStreams, 11",
    "takePipe, 12",
    "secondSession, 13",
  })
  void whatIsDoneToTheStandardStreamsDoesNotReachThePipe(String method, int expected)
      throws Exception {
    assertReturns(replayer, expected, method);
    assertWorks(replayer);
  }

  @Test
  void aHarnessThatWasStoppedCostsNoOtherCall() throws Exception {
    try (Replayer brief = new Replayer(jvms, Duration.ofSeconds(2))) {
      assertWorks(brief);
      assertReturns(brief, 19, "suspendHarness");
      assertWorks(brief);
      assertReturns(brief, 20, "interruptAll"); // itself, too
      assertWorks(brief);
      assertReturns(brief, 24, "deafThread");
      assertWorks(brief);
    }
  }

  /** It has ended all the same, and what is known of that is not lost. */
  @ParameterizedTest
  @CsvSource({"throwMute, Hostile$Mute", "throwLiar, Hostile$Liar"})
  void anExceptionWhoseMessageCannotBeToldIsToldWithout(String method, String exception)
      throws Exception {
    try (Replayer brief = new Replayer(jvms, Duration.ofSeconds(1))) {
      assertThat(run(brief, method))
          .isInstanceOfSatisfying(
              Ending.Threw.class,
              threw -> {
                assertThat(threw.exception()).isEqualTo(exception);
                assertThat(threw.message()).isNull();
                assertThat(threw.trace()).isNotEmpty();
              });
      assertWorks(brief);
    }
  }

  @Test
  void aResultThatIsNeverToldIsNoCallWithoutEnd() throws Exception {
    try (Replayer brief = new Replayer(jvms, Duration.ofSeconds(1))) {
      assertThat(run(brief, "endlessView")).isInstanceOf(Ending.Failed.class);
      assertWorks(brief);
    }
  }

  @Test
  void theCallsThreadIsInTheGroupThatAProgramsFirstIsIn() throws Exception {
    assertThat(run(replayer, "isGroupBelowTheSystems"))
        .isEqualTo(new Ending.Returned(new Picture.Primitive(true)));
  }

  /** What it is refused would be taken for the next call's. */
  @Test
  void aThreadThatGoesOnInAnotherGroupCostsNoOtherCall() throws Exception {
    run(replayer, "goesOnInAnotherGroup");
    assertWorks(replayer);
  }

  @Test
  void aLoaderThatWasClosedOrToldToLeaveOutAssertionsCostsNoOtherCall() throws Exception {
    assertReturns(replayer, 22, "spoilLoader");
    assertReturns(replayer, 23, "needsLoader");
  }

  @Test
  void theKeyIsNowhereToBeRead() throws Exception {
    assertThat(run(replayer, "arePipesKnown"))
        .isEqualTo(new Ending.Returned(new Picture.Primitive(false)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stealAnswers", "stealQuestions"})
  void whatIsStolenFromThePipeCostsThatCallAlone(String method) throws Exception {
    try (Replayer brief = new Replayer(jvms, Duration.ofSeconds(5))) {
      run(brief, method); // its answer may be lost, or not
      assertWorks(brief);
      assertWorks(brief);
    }
  }

  @Test
  void whatIsWrittenToThePipeItselfIsSkipped() throws Exception {
    Set<Permission> allowed = Set.of(Permission.FILES, Permission.PROCESSES);
    try (ConfinedJvms open = ConfinedJvms.of(program.classPath(), allowed);
        Replayer free = new Replayer(open, Duration.ofSeconds(20))) {
      Input text = new Input("s", "java.lang.String", new Datum.Text("", 1));
      assertReturns(free, 16, "spoilPipe", text);
      assertWorks(free);
      assertReturns(free, 17, "runProgram");
      assertWorks(free);
    }
  }

  @Test
  void aResultThatIsTooLargeToBeToldIsSaidToBe() throws Exception {
    assertThat(run(replayer, "longText")).isInstanceOf(Ending.Failed.class);
    assertWorks(replayer);
  }

  @Test
  void aDeepResultIsSeen() throws Exception {
    assertThat(run(replayer, "deep")).isInstanceOf(Ending.Returned.class);
  }
}
