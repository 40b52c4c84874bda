package dev.clew.replay.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.replay.recipe.Step;
import dev.clew.solver.Budget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTracerTest {

  private static final String SOURCE =
      """
      import java.util.*;

      class Traced {
        static final Map<String, Integer> KNOWN = new HashMap<>(Map.of("keyword", 1));
        static int seen;

        static int compare(String s) {
          if (s.startsWith("ab", 1)) { return 1; }
          if (s.regionMatches(true, 0, "--XY", 2, 2)) { return 2; }
          if (s.indexOf("needle", 0) > 3) { return 3; }
          if (s.equals("whole")) { return 4; }
          if (KNOWN.get(s) != null) { return 5; }
          switch (s) { case "case": return 6; default: return 0; }
        }
        static int numbers(int x, long y) {
          if (x == 4711) { return 1; }
          if (y > 123456789012L) { return 2; }
          return 0;
        }
        static int rounds(int n) { int sum = 0; for (int i = 0; i < n; i++) { sum += i; } return sum; }
        static int fail(String s) {
          System.out.println("noise " + ++seen);
          return s.charAt(s.length());
        }
        static int spin(int x) {
          while (x != 7) { try { x += 2; } catch (Throwable t) { x = 0; } }
          return x;
        }
        static void sleep() throws InterruptedException { Thread.sleep(60_000); }
        static void nap() throws InterruptedException { Thread.sleep(1_500); }
        static int large() { return new int[Integer.MAX_VALUE].length; }
        static int hog() {
          List<int[]> all = new ArrayList<>();
          try {
            while (true) { all.add(new int[1 << 20]); }
          } finally {
            seen = all.size();
          }
        }
        static int swallow(String s) { try { return s.charAt(9); } catch (RuntimeException e) { return -1; } }
        static void leave() { System.exit(3); }
        static int made(int n) { return new StringBuilder(n > 3 ? "long" : "no").length(); }
        static int joined(String s, byte[] b, char[] c, int i, boolean z) {
          String all = s + b.length + b[1] + new String(c) + i + z;
          if (!all.equals("text27abc5true")) { throw new IllegalStateException(all); }
          switch (s.charAt(0)) { case 'x': return 1; case 'y': return 2; default: return 3; }
        }
        static int unlike(Object a, Object b) { return a.equals(b) ? 1 : 2; }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static RecipeMaker recipes;
  private static ConfinedJvms jvms;
  private static Replayer replayer;
  private static int hunts;

  private ReplayTracer tracer;

  @BeforeAll
  static void compile() throws Exception {
    Path source = Files.writeString(folder.resolve("Traced.java"), SOURCE);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-d", folder.toString(), source.toString()))
        .isZero();
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    recipes = new RecipeMaker(program);
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(2));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  @BeforeEach
  void begin() {
    tracer = new ReplayTracer(replayer, ++hunts, recorded -> {});
  }

  @AfterEach
  void close() {
    tracer.close();
  }

  private static Recipe call(String name, Datum... arguments) throws NoRecipeException {
    MethodInfo method =
        program.load("Traced").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      inputs.add(
          new Input(
              method.parameterNames().get(i),
              method.signature().parameters().get(i).javaName(),
              arguments[i]));
    }
    return recipes.make(method, inputs).get(0);
  }

  private static Datum text(String text) {
    return new Datum.Text(text, 1);
  }

  private List<TracedCall> perform(Recipe... calls) throws InterruptedException {
    return all(tracer, filled(calls));
  }

  private static List<TracedCall> all(CallTracer tracer, List<FilledCall> calls)
      throws InterruptedException {
    List<TracedCall> traced = new ArrayList<>();
    while (traced.size() < calls.size()) {
      List<FilledCall> left = calls.subList(traced.size(), calls.size());
      traced.addAll(tracer.perform(left, CallTracer.Purpose.SEARCH, Budget.unlimited()));
    }
    return traced;
  }

  private static List<FilledCall> filled(Recipe... calls) {
    return Stream.of(calls).map(FilledCall::of).toList();
  }

  @Test
  void bothSidesOfWhatIsComparedAreTold() throws Exception {
    TracedCall call = perform(call("compare", text("other"))).get(0);
    assertThat(call.end()).isEqualTo(new CallEnd.Returned());
    assertThat(call.compared())
        .contains(
            new Compared.Texts("th", "ab"),
            new Compared.Texts("ot", "XY"),
            new Compared.Texts("other", "needle"),
            new Compared.Texts("other", "whole"),
            new Compared.Texts("other", "keyword"));
  }

  @Test
  void numbersThatAreComparedAreToldAsNumbers() throws Exception {
    TracedCall call =
        perform(call("numbers", new Datum.Primitive(5), new Datum.Primitive(6L))).get(0);
    assertThat(call.compared())
        .contains(new Compared.Numbers(5, 4711), new Compared.Numbers(6, 123_456_789_012L));
  }

  @Test
  void whatIsComparedLeadsToTheSameAnswers() throws Exception {
    for (String each : List.of("xab", "xY", "1234needle", "whole", "keyword", "case")) {
      Replay replay = replayer.run(List.of(call("compare", text(each))));
      assertThat(replay.ending()).isInstanceOf(Replay.Ending.Returned.class);
      assertThat(perform(call("compare", text(each))).get(0).end())
          .isEqualTo(new CallEnd.Returned());
    }
  }

  @Test
  void aCallHasNewsWhereItGoesAnotherWayOrGoesRoundMoreOften() throws Exception {
    List<TracedCall> calls =
        perform(
            call("rounds", new Datum.Primitive(1)),
            call("rounds", new Datum.Primitive(1)),
            call("rounds", new Datum.Primitive(2)),
            call("rounds", new Datum.Primitive(64)),
            call("rounds", new Datum.Primitive(65)));
    assertThat(calls.stream().map(call -> !call.news().isEmpty()))
        .containsExactly(true, false, true, true, false);
    assertThat(calls.get(2).blocks()).containsAll(calls.get(2).news()).isSorted();
  }

  @Test
  void anotherHuntHasItsOwnNewsAndTheFirstGoesOnWithItsOwn() throws Exception {
    Recipe call = call("rounds", new Datum.Primitive(3));
    assertThat(perform(call).get(0).news()).isNotEmpty();
    try (ReplayTracer other = new ReplayTracer(replayer, ++hunts, recorded -> {})) {
      assertThat(all(other, filled(call)).get(0).news()).isNotEmpty();
    }
    assertThat(perform(call).get(0).news()).isEmpty();
  }

  @Test
  void blocksHaveTheSameNumbersInAnotherJvm() throws Exception {
    Recipe before = call("rounds", new Datum.Primitive(3)); // initialises the class
    Recipe call = call("compare", text("whole"));
    List<Integer> blocks = perform(before, call).get(1).blocks();
    try (Replayer another = new Replayer(jvms, Duration.ofSeconds(2));
        ReplayTracer other = new ReplayTracer(another, 1, recorded -> {})) {
      assertThat(all(other, filled(before, call)).get(1).blocks()).isEqualTo(blocks);
    }
  }

  @Test
  void whatACallThrowsIsToldWithItsPlaceAndWhatItPrintsIsNot() throws Exception {
    CallEnd end = perform(call("fail", text("abc"))).get(0).end();
    assertThat(end).isInstanceOf(CallEnd.Threw.class);
    CallEnd.Threw threw = (CallEnd.Threw) end;
    assertThat(threw.exception()).isEqualTo("java.lang.StringIndexOutOfBoundsException");
    assertThat(
            threw.trace().stream().filter(frame -> !frame.isJdk()).findFirst().orElseThrow().site())
        .extracting("className", "method")
        .containsExactly("Traced", "fail");
  }

  @Test
  void aCallThatDoesNotEndCostsOnlyItself() throws Exception {
    List<TracedCall> calls =
        perform(
            call("rounds", new Datum.Primitive(1)),
            call("spin", new Datum.Primitive(0)),
            call("rounds", new Datum.Primitive(2)),
            call("spin", new Datum.Primitive(1)));
    assertThat(calls.stream().map(TracedCall::end))
        .containsExactly(
            new CallEnd.Returned(),
            new CallEnd.OutOfFuel(),
            new CallEnd.Returned(),
            new CallEnd.Returned());
  }

  @Test
  void aCallThatWaitsCostsItsJvmAndTheOthersGoOn() throws Exception {
    List<TracedCall> calls =
        perform(
            call("rounds", new Datum.Primitive(1)),
            call("sleep"),
            call("rounds", new Datum.Primitive(3)));
    assertThat(calls.stream().map(TracedCall::end))
        .containsExactly(new CallEnd.Returned(), new CallEnd.Lost(), new CallEnd.Returned());
  }

  /** Each of them ends before it is taken for one that does not. */
  @Test
  void callsThatTakeTheirTimeTakeNoMoreThanTheirHuntHas() throws Exception {
    perform(call("rounds", new Datum.Primitive(1)));
    List<FilledCall> calls = Collections.nCopies(20, FilledCall.of(call("nap")));
    long start = System.nanoTime();
    assertThat(tracer.perform(calls, CallTracer.Purpose.SEARCH, Budget.of(Duration.ofSeconds(1))))
        .isEmpty();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    assertThat(perform(call("rounds", new Datum.Primitive(1)))).hasSize(1);
  }

  @Test
  void aCallThatTookAllMemoryCostsItsJvmAndTheOthersGoOn() throws Exception {
    Recipe call = call("rounds", new Datum.Primitive(1));
    assertThat(perform(call, call("hog")).stream().map(TracedCall::end))
        .containsExactly(new CallEnd.Returned(), new CallEnd.Lost());
    replayer.run(List.of(call));
    assertThat(replayer.wasFirst()).isTrue();
    assertThat(perform(call("hog"), call).get(1).end()).isEqualTo(new CallEnd.Returned());
  }

  /** An array that no memory has room for takes none. */
  @Test
  void aCallThatAsksForTooMuchAtOnceCostsItselfAlone() throws Exception {
    Recipe call = call("rounds", new Datum.Primitive(1));
    List<TracedCall> calls = perform(call, call("large"), call);
    assertThat(calls.get(1).end()).isInstanceOf(CallEnd.Failed.class);
    replayer.run(List.of(call));
    assertThat(replayer.wasFirst()).isFalse();
  }

  @Test
  void whatIsNotAllowedIsRefusedHereToo() throws Exception {
    assertThat(perform(call("leave")).get(0).end()).isInstanceOf(CallEnd.Refused.class);
  }

  @Test
  void anExceptionThatIsCaughtIsTheCallsOwnBusiness() throws Exception {
    assertThat(perform(call("swallow", text(""))).get(0).end()).isEqualTo(new CallEnd.Returned());
  }

  @Test
  void aRecipeThatCannotBePerformedSaysSo() throws Exception {
    Recipe call = call("unlike", new Datum.Null(), text("a"));
    assertThat(perform(call).get(0).end()).isInstanceOf(CallEnd.Threw.class);
    Recipe wrong = new Recipe(List.of(), call.call(), null);
    assertThat(perform(wrong).get(0).end()).isNotEqualTo(new CallEnd.Returned());
  }

  @Test
  void whatACallLeavesOpenIsFilledInForEach() throws Exception {
    Datum hole = new Datum.Primitive(new CallHole(1));
    Datum units = new Datum.Primitive(new CallHole(2));
    Recipe recipe =
        call(
            "joined",
            text(new CallHole(0).text()),
            new Datum.Array("byte[]", 2, List.of(hole)),
            new Datum.Array("char[]", 3, List.of(units)),
            new Datum.Primitive(new CallHole(3)),
            new Datum.Primitive(new CallHole(4)));
    OpenCall open = OpenCall.of(recipe);
    List<TracedCall> calls =
        tracer.perform(
            List.of(
                new FilledCall(open, List.of("text", "a\u0007", "abc", 5, true)),
                new FilledCall(open, List.of("text", "ab", "", 5, true))),
            CallTracer.Purpose.SEARCH,
            Budget.unlimited());
    assertThat(calls.get(0).end()).isEqualTo(new CallEnd.Returned());
    assertThat(calls.get(0).compared())
        .contains(new Compared.Numbers('t', 'x'), new Compared.Numbers('t', 'y'));
    assertThat(calls.get(1).end())
        .isInstanceOfSatisfying(
            CallEnd.Threw.class, threw -> assertThat(threw.message()).isEqualTo("text2985true"));
  }

  @Test
  void anArrayOfOneZeroIsNoHole() throws Exception {
    Step array = new Step.NewArray(1, "byte[]", 1);
    Recipe recipe = new Recipe(List.of(array), call("made", new Datum.Primitive(1)).call(), null);
    assertThat(perform(recipe)).hasSize(1);
  }

  @Test
  void whatIsThrownAgainAndAgainIsToldSeldom() throws Exception {
    Recipe[] calls = Collections.nCopies(60, call("fail", text("a"))).toArray(new Recipe[0]);
    long told = perform(calls).stream().filter(this::isTold).count();
    assertThat(told).isBetween(12L, 16L);
    assertThat(tracer.perform(filled(calls), CallTracer.Purpose.ENDINGS, Budget.unlimited()))
        .allMatch(this::isTold);
  }

  private boolean isTold(TracedCall call) {
    return call.end() instanceof CallEnd.Threw;
  }

  @Test
  void aTrialAfterABatchFindsItsClassesAsANewJvmHasThem() throws Exception {
    perform(call("fail", text("a")), call("fail", text("b")));
    Replay replay = replayer.run(List.of(call("fail", text("c"))));
    assertThat(replay.printed()).isEqualTo("noise 1\n");
  }
}
