package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.coverage.BranchMap;
import dev.clew.replay.coverage.BranchMap.Taken;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.wall.Permission;
import dev.clew.solver.Budget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayerTest {

  @TempDir static Path folder;
  private static Path outside;
  private static Program program;
  private static RecipeMaker recipes;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void compile() {
    outside = folder.resolve("outside.txt");
    Guests.compile(folder);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    recipes = new RecipeMaker(program);
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(1));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  private static MethodInfo method(String owner, String name) {
    return program.load(owner).methods().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Replay run(String owner, String name, Input... inputs)
      throws InterruptedException, NoRecipeException {
    return replayer.run(recipes.make(method(owner, name), List.of(inputs)));
  }

  private static Input integer(String name, int value) {
    return new Input(name, "int", new Datum.Primitive(value));
  }

  private static Input text(String name, String value) {
    return new Input(name, "java.lang.String", new Datum.Text(value, 1));
  }

  private static Input object(String name, String type, Map<String, Datum> fields) {
    return new Input(name, type, new Datum.Instance(type, 1, fields, /* stub= */ false));
  }

  @Test
  void whatACallReturnsIsSeen() throws Exception {
    assertThat(run("Guest", "twice", integer("x", 21)).ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(42)));
    assertThat(run("Guest", "nothing").ending())
        .isEqualTo(new Ending.Returned(new Picture.Nothing()));
    assertThat(run("Guest", "echo", text("s", "a\ud800b")).ending())
        .isEqualTo(new Ending.Returned(new Picture.Ref(1)));
  }

  @Test
  void anExceptionComesWithItsTrace() throws Exception {
    Ending.Threw threw = (Ending.Threw) run("Guest", "divide", integer("x", 0)).ending();

    assertThat(threw.exception()).isEqualTo("java.lang.ArithmeticException");
    assertThat(threw.message()).isEqualTo("/ by zero");
    assertThat(threw.trace()).hasSize(1);
    assertThat(threw.trace().get(0).site().method()).isEqualTo("divide");
    assertThat(threw.trace().get(0).isJdk()).isFalse();
  }

  @Test
  void framesOfTheJdkAreToldApart() throws Exception {
    Ending.Threw threw = (Ending.Threw) run("Guest", "parse", text("s", "x")).ending();

    assertThat(threw.trace().get(0).isJdk()).isTrue();
    assertThat(threw.trace().get(threw.trace().size() - 1).isJdk()).isFalse();
  }

  @Test
  void assertionsAreOn() throws Exception {
    assertThat(run("Guest", "insist", integer("x", 1)).ending())
        .isInstanceOfSatisfying(
            Ending.Threw.class,
            threw -> assertThat(threw.exception()).isEqualTo("java.lang.AssertionError"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"loop", "flood", "ignoreInterrupts"})
  void whatDoesNotEndCostsThatInputOnly(String method) throws Exception {
    assertThat(run("Guest", method).ending())
        .isInstanceOfSatisfying(
            Ending.TimedOut.class, late -> assertThat(late.trace()).isNotEmpty());
    assertThat(run("Guest", "twice", integer("x", 1)).ending()).isInstanceOf(Ending.Returned.class);
  }

  @Test
  void aCallThatIsStoppedBeforeItsUsualTimeHasShownNothing() throws Exception {
    List<Recipe> loop = recipes.make(method("Guest", "loop"), List.of());
    Duration little = Duration.ofMillis(100);

    assertThat(cause(replayer.run(loop, little, Budget.unlimited())))
        .isEqualTo(Ending.Failed.Cause.STOPPED);
    run("Guest", "nothing"); // so that there is a JVM
    assertThat(cause(replayer.run(loop, Budget.of(little)))).isEqualTo(Ending.Failed.Cause.STOPPED);
    assertThat(cause(replayer.run(loop, Budget.of(Duration.ZERO))))
        .isEqualTo(Ending.Failed.Cause.STOPPED);
    assertThat(replayer.run(loop).ending()).isInstanceOf(Ending.TimedOut.class);
  }

  private static Ending.Failed.Cause cause(Replay replay) {
    return ((Ending.Failed) replay.ending()).cause();
  }

  @ParameterizedTest
  @ValueSource(strings = {"exhaust", "overflow"})
  void errorsOfTheJvmAreSeen(String method) throws Exception {
    try (Replayer patient = new Replayer(jvms, Duration.ofSeconds(60))) {
      assertThat(patient.run(recipes.make(method("Guest", method), List.of())).ending())
          .isInstanceOf(Ending.Threw.class);
    }
    assertThat(run("Guest", "twice", integer("x", 1)).ending()).isInstanceOf(Ending.Returned.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exit",
        "halt",
        "swallowedExit",
        "start",
        "exec",
        "connect",
        "listen",
        "channel",
        "datagram",
        "lookUp"
      })
  void whatReachesOutOfTheJvmIsRefused(String method) throws Exception {
    assertThat(run("Guest", method).ending()).isInstanceOf(Ending.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stream",
        "append",
        "writer",
        "randomAccess",
        "filesWrite",
        "fileChannel",
        "makeFolder",
        "makeFolders",
        "createFile",
        "copyTo",
        "linkTo"
      })
  void nothingIsWrittenOutside(String method) throws Exception {
    assertThat(run("Guest", method, text("s", outside.toString())).ending())
        .isInstanceOf(Ending.Refused.class);
    assertThat(outside).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"delete", "filesDelete", "deleteIfExists", "rename", "move", "readOnly"})
  void nothingIsDeletedOutside(String method) throws Exception {
    Path precious = Files.writeString(folder.resolve("precious.txt"), "text");

    assertThat(run("Guest", method, text("s", precious.toString())).ending())
        .isInstanceOf(Ending.Refused.class);
    assertThat(precious).hasContent("text");
    assertThat(Files.isWritable(precious)).isTrue();
  }

  @Test
  void filesMayBeReadAndScratchFilesWritten() throws Exception {
    Path file = Files.writeString(folder.resolve("some.txt"), "text");

    assertThat(run("Guest", "read", text("s", file.toString())).ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(4)));
    assertThat(run("Guest", "scratch").ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(3)));
  }

  @Test
  void whatIsAllowedIsDone() throws Exception {
    try (ConfinedJvms open = ConfinedJvms.of(program.classPath(), Set.of(Permission.FILES));
        Replayer free = new Replayer(open, Duration.ofSeconds(1))) {
      free.startAhead();
      Path file = folder.resolve("allowed.txt");
      Input name = text("s", file.toString());

      assertThat(free.run(recipes.make(method("Guest", "stream"), List.of(name))).ending())
          .isInstanceOf(Ending.Returned.class);
      assertThat(file).exists();
      assertThat(free.run(recipes.make(method("Guest", "exec"), List.of())).ending())
          .isInstanceOf(Ending.Refused.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Counter", "Op"})
  void everyCallFindsTheClassesNew(String counter) throws Exception {
    for (int i = 0; i < 3; i++) {
      assertThat(run("Guest$" + counter, "count").ending())
          .isEqualTo(new Ending.Returned(new Picture.Primitive(1)));
    }
  }

  @Test
  void initialisersRunWhenTheCallNeedsThemAndNotBefore() throws Exception {
    for (int i = 0; i < 3; i++) {
      assertThat(run("Guest$Config", "unused").ending()).isInstanceOf(Ending.Returned.class);
      assertThat(run("Guest$Config", "used").ending())
          .as("the call sets what an initialiser reads")
          .isEqualTo(new Ending.Returned(new Picture.Primitive(1)));
    }
  }

  @Test
  void initialisersRunInTheOrderInWhichTheCallNeedsThem() throws Exception {
    for (int i = 0; i < 3; i++) {
      for (String type : List.of("FirstOfTwo", "SecondOfTwo")) {
        assertThat(run("Guest$" + type, "number").ending())
            .as(type)
            .isEqualTo(new Ending.Returned(new Picture.Primitive(2)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"change", "changeAnother", "grow"})
  void changesDeepInStaticFieldsAreForNobodyElse(String method) throws Exception {
    Ending first = run("Guest$Kept", method).ending();

    for (int i = 0; i < 3; i++) {
      assertThat(run("Guest$Kept", method).ending()).isEqualTo(first);
    }
  }

  @Test
  void everyCallFindsTheJvmAsItWas() throws Exception {
    run("Guest", "spoil");

    assertThat(run("Guest", "isSpoiled").ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(false)));
  }

  @Test
  void constructorsAndSettersMakeObjects() throws Exception {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("name", new Datum.Text("n", 2));
    fields.put("size", new Datum.Primitive(3));
    fields.put("weight", new Datum.Primitive(4L));
    Replay replay = run("Guest$Thing", "sum", object("this", "Guest$Thing", fields));

    assertThat(replay.ending()).isEqualTo(new Ending.Returned(new Picture.Primitive(8L)));
    assertThat(replay.recipe().isPublic()).isTrue();
  }

  @Test
  void whatDoesNotMatterIsPlainWhereNullIsRefused() throws Exception {
    Map<String, Datum> fields = Map.of("name", new Datum.Text("abc", 2));
    Replay replay = run("Guest$Strict", "length", object("this", "Guest$Strict", fields));

    assertThat(replay.ending()).isEqualTo(new Ending.Returned(new Picture.Primitive(3)));
    assertThat(replay.recipe().isPublic()).isTrue();
  }

  @Test
  void aStateThatNoConstructorMakesIsMadeAllTheSame() throws Exception {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("name", new Datum.Null());
    Replay replay = run("Guest$Thing", "sum", object("this", "Guest$Thing", fields));

    assertThat(replay.ending()).isInstanceOf(Ending.Threw.class);
    assertThat(replay.recipe().isPublic()).isFalse();
  }

  @Test
  void interfacesAnswerAsTold() throws Exception {
    Map<String, Datum> answers = new LinkedHashMap<>();
    answers.put("getAsInt()#0", new Datum.Primitive(5));
    answers.put("getAsInt()#1", new Datum.Primitive(7));
    Input stub =
        new Input(
            "supplier",
            "java.util.function.IntSupplier",
            new Datum.Instance("java.util.function.IntSupplier", 1, answers, /* stub= */ true));

    assertThat(run("Guest", "ask", stub).ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(57)));
  }

  private static Input array(int... elements) {
    List<Datum> data = Arrays.stream(elements).<Datum>mapToObj(Datum.Primitive::new).toList();
    return new Input("a", "int[]", new Datum.Array("int[]", 5, data));
  }

  private static Picture picture(int... elements) {
    List<Picture> pictures =
        Arrays.stream(elements).<Picture>mapToObj(Picture.Primitive::new).toList();
    return new Picture.Array(5, "int[]", pictures);
  }

  @Test
  void whatACallDoesToItsInputsIsSeen() throws Exception {
    assertThat(run("Guest", "sort", array(3, 1)).ending())
        .isEqualTo(
            new Ending.Returned(
                new Picture.Primitive(1), List.of(new Effect(5, picture(3, 1), picture(1, 3)))));
    assertThat(run("Guest", "sort", array(1, 3)).ending())
        .isEqualTo(new Ending.Returned(new Picture.Primitive(1)));
    assertThat(run("Guest", "sortAndFail", array(3, 1)).ending()).isInstanceOf(Ending.Threw.class);
  }

  @Test
  void oneInputMayBeTwoArguments() throws Exception {
    String type = "java.lang.StringBuilder";
    Input one = new Input("one", type, new Datum.Spelled(type, 5, "ab"));
    Input other = new Input("other", type, new Datum.Ref(5));

    assertThat(run("Guest", "join", one, other).ending())
        .isEqualTo(
            new Ending.Returned(
                new Picture.Nothing(),
                List.of(
                    new Effect(
                        5,
                        new Picture.Spelled(5, type, "ab"),
                        new Picture.Spelled(5, type, "abab")))));
    assertThat(run("Guest", "built").ending())
        .isEqualTo(new Ending.Returned(new Picture.Spelled(1, type, "x1")));
  }

  @Test
  void coverageIsWhatTheCallsReached() throws Exception {
    Coverage coverage = new Coverage();
    ClassInfo guest = program.load("Guest");
    MethodInfo branch = method("Guest", "branch");
    coverage.add(run("Guest", "branch", integer("x", 1)).coverage().content());
    assertThat(coverage.of(guest, "branch", branch.descriptor()).branches())
        .isEqualTo(new Coverage.Count(1, 2));

    coverage.add(run("Guest", "branch", integer("x", -1)).coverage().content());
    assertThat(coverage.of(guest, "branch", branch.descriptor()).branches())
        .isEqualTo(new Coverage.Count(2, 2));
  }

  @Test
  void whichWayBranchesWentIsReadFromTheProbes() throws Exception {
    assertThat(taken("branch", 1)).containsExactly(new Taken("branch", "(I)I", 0, false, true));
    assertThat(taken("branch", -1)).containsExactly(new Taken("branch", "(I)I", 0, true, false));
    assertThat(taken("counted", 0)).containsExactly(new Taken("counted", "(I)I", 0, true, false));
    assertThat(taken("counted", 3))
        .as("the loop, either side of the or, and the way back")
        .containsExactly(
            new Taken("counted", "(I)I", 0, true, true),
            new Taken("counted", "(I)I", 1, true, true),
            new Taken("counted", "(I)I", 2, true, false),
            new Taken("counted", "(I)I", 3, true, false));
  }

  private static List<Taken> taken(String method, int x) throws Exception {
    byte[] recorded = run("Guest", method, integer("x", x)).coverage().content();
    return BranchMap.of(program.load("Guest")).taken(recorded).stream()
        .filter(each -> each.method().equals(method)) // the initialiser ran, too
        .toList();
  }
}
