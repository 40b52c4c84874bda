package dev.clew.smt.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("once")
class SmtWorkerTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  /** Nobody factors this in the time of a test. */
  private static final List<String> ENDLESS =
      List.of(
          "(declare-const a (_ BitVec 128))(declare-const b (_ BitVec 128))"
              + "(assert (= (bvmul ((_ zero_extend 128) a) ((_ zero_extend 128) b))"
              + " (_ bv"
              + "115792089237316195423570985008687907853087743403514885215420217466837812838403"
              + " 256)))(assert (bvugt a (_ bv1 128)))(assert (bvugt b (_ bv1 128)))");

  private final List<SmtWorker> workers = new ArrayList<>();

  private SmtWorker worker(SmtEngine engine, long maxBytes) {
    SmtWorker worker = new SmtWorker(engine, maxBytes);
    workers.add(worker);
    try {
      worker.describe(Budget.of(LONG));
    } catch (SolverUnavailable missing) {
      // This is where the libraries must be there.
      assertThat(System.getProperty("os.name") + System.getProperty("os.arch"))
          .as(missing.getMessage())
          .isNotEqualTo("Linuxamd64");
      assumeTrue(false, missing.getMessage());
    }
    return worker;
  }

  private SmtWorker worker(SmtEngine engine) {
    return worker(engine, SmtWorker.DEFAULT_MAX_BYTES);
  }

  @AfterEach
  void endWorkers() {
    workers.forEach(SmtWorker::close);
  }

  private static String said(WorkerReply reply) {
    assertThat(reply).isInstanceOf(WorkerReply.Said.class);
    return ((WorkerReply.Said) reply).text().strip();
  }

  private static String check(SmtWorker worker, String... fragments) {
    return said(worker.ask(List.of(fragments), "(check-sat)", Budget.of(LONG)));
  }

  private static Reason reason(WorkerReply reply) {
    assertThat(reply).isInstanceOf(WorkerReply.Silent.class);
    return ((WorkerReply.Silent) reply).why().reason();
  }

  private static ProcessHandle handle(SmtWorker worker) {
    return ProcessHandle.of(worker.pid().orElseThrow()).orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void saysWhoItIs(SmtEngine engine) throws SolverUnavailable {
    assertThat(worker(engine).describe(Budget.of(LONG))).contains(engine.title()).contains(".");
  }

  @ParameterizedTest
  @EnumSource
  void answersQuestionsAboutStringsWithAModel(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    String text = "(declare-const s String)(assert (= (str.++ \"a\" s) \"abc\"))";
    assertThat(check(worker, text)).isEqualTo("sat");
    assertThat(said(worker.askMore("(get-value (s))", Budget.of(LONG)))).isEqualTo("((s \"bc\"))");
  }

  @ParameterizedTest
  @EnumSource
  void runsAWholeScriptThatNeitherKnowsNorLeavesAnything(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    assertThat(check(worker, "(declare-const s String)(assert (= s \"a\"))")).isEqualTo("sat");
    String script =
        "(set-logic ALL)(declare-const s Int)(assert (> s 3))(check-sat)"
            + "(assert (< s 4))(check-sat)";
    String options = engine == SmtEngine.CVC5 ? "(set-option :incremental true)" : "";
    WorkerReply reply = worker.run(options + script, Budget.of(LONG));
    assertThat(said(reply).lines()).containsExactly("sat", "unsat");
    assertThat(((WorkerReply.Said) reply).nanos()).isPositive();
    assertThat(check(worker, "(declare-const s String)(assert (= s \"b\"))")).isEqualTo("sat");
  }

  @ParameterizedTest
  @EnumSource
  void followsAPathForwardAndBack(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    String length = "(declare-const s String)(assert (= (str.len s) 3))";
    String digits = "(declare-const n Int)(assert (= n (str.to_int s)))(assert (> n 99))";
    String large = "(assert (> n 999))";
    String small = "(assert (= n 123))";
    assertThat(check(worker, length)).isEqualTo("sat");
    assertThat(check(worker, length, digits)).isEqualTo("sat");
    assertThat(check(worker, length, digits, large)).isEqualTo("unsat");
    assertThat(check(worker, length, digits, small)).isEqualTo("sat");
    assertThat(said(worker.askMore("(get-value (s))", Budget.of(LONG)))).isEqualTo("((s \"123\"))");
    assertThat(check(worker)).isEqualTo("sat");
    assertThat(check(worker, "(declare-const s Bool)(assert s)")).isEqualTo("sat");
  }

  @ParameterizedTest
  @EnumSource
  void complainsAboutBadInputAndGoesOn(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    String good = "(declare-const s String)(assert (= s \"x\"))";
    for (String bad :
        List.of(
            "(assert (= 1 ",
            "(assert (= 1 \"a\"))",
            "(assert unknown-name)",
            "(assert true))",
            "(get-value (1",
            "\"")) {
      WorkerReply reply = worker.ask(List.of(good, bad), "(check-sat)", Budget.of(LONG));
      assertThat(reply).as(bad).isInstanceOf(WorkerReply.Refused.class);
      assertThat(((WorkerReply.Refused) reply).text()).as(bad).isNotBlank();
      assertThat(check(worker, good)).as("after " + bad).isEqualTo("sat");
    }
    assertThat(check(worker, good, "(assert false)")).isEqualTo("unsat");
    assertThat(worker.askMore("(get-value (s))", Budget.of(LONG)))
        .isInstanceOf(WorkerReply.Refused.class);
    assertThat(reason(worker.askMore("(get-value (s))", Budget.of(LONG)))).isEqualTo(Reason.FAILED);
  }

  @ParameterizedTest
  @EnumSource
  void endsAQueryThatDoesNotEndAndAnswersTheNext(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    WorkerReply reply = worker.ask(ENDLESS, "(check-sat)", Budget.of(Duration.ofMillis(300)));
    if (reply instanceof WorkerReply.Said said) {
      assertThat(said.text()).contains("unknown");
    } else {
      assertThat(reason(reply)).isEqualTo(Reason.TIMEOUT);
    }
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
  }

  @Test
  void killsASolverThatTakesNoNoticeOfItsTime() {
    SmtWorker worker = worker(SmtEngine.CVC5);
    ProcessHandle before = handle(worker);
    List<String> unbounded =
        List.of(ENDLESS.get(0) + SmtEngine.CVC5.limit(1_000_000) + "(check-sat)");
    WorkerReply reply = worker.ask(unbounded, "", Budget.of(Duration.ofMillis(200)));
    assertThat(reason(reply)).isEqualTo(Reason.TIMEOUT);
    assertThat(before.isAlive()).isFalse();
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
  }

  @Test
  void survivesTheDeathOfTheSolver() throws InterruptedException {
    SmtWorker worker = worker(SmtEngine.Z3);
    ProcessHandle process = handle(worker);
    Thread killer =
        new Thread(
            () -> {
              pause();
              process.destroyForcibly();
            });
    killer.start();
    WorkerReply reply = worker.ask(ENDLESS, "(check-sat)", Budget.of(LONG));
    killer.join();
    assertThat(reason(reply)).isEqualTo(Reason.FAILED);
    assertThat(((WorkerReply.Silent) reply).why().detail())
        .isEqualTo(SmtEngine.Z3.title() + " died with signal 9");
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
  }

  @Test
  void startsAgainWhenTheSolverDiedBetweenQueries() {
    SmtWorker worker = worker(SmtEngine.CVC5);
    String fragment = "(declare-const s String)(assert (= s \"x\"))";
    assertThat(check(worker, fragment)).isEqualTo("sat");
    ProcessHandle process = handle(worker);
    process.destroyForcibly();
    process.onExit().join();
    assertThat(check(worker, fragment, "(assert (= s \"y\"))")).isEqualTo("unsat");
  }

  private static void pause() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void stopsWhenCancelledFromAnotherThread() throws InterruptedException {
    SmtWorker worker = worker(SmtEngine.CVC5);
    Cancellation cancellation = new Cancellation();
    Thread other =
        new Thread(
            () -> {
              pause();
              cancellation.request();
            });
    other.start();
    WorkerReply reply = worker.ask(ENDLESS, "(check-sat)", Budget.of(LONG, cancellation));
    other.join();
    assertThat(reason(reply)).isEqualTo(Reason.CANCELLED);
    assertThat(reason(worker.ask(List.of(), "(check-sat)", Budget.of(LONG, cancellation))))
        .isEqualTo(Reason.CANCELLED);
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
  }

  @Test
  void keepsAnInterruptForTheCallerAndAnswersNonetheless() {
    SmtWorker worker = worker(SmtEngine.CVC5);
    Thread.currentThread().interrupt();
    String answer = check(worker, "(assert true)");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(answer).isEqualTo("sat");
  }

  @Test
  void killsASolverThatTakesTooMuchMemory() {
    SmtWorker worker = worker(SmtEngine.Z3, 256L << 20);
    assumeTrue(ResidentMemory.of(worker.pid().orElseThrow()) > 0, "memory is not known here");
    StringBuilder large = new StringBuilder("(declare-const x (_ BitVec 2048))");
    large.append("(assert (= (bvmul x x x) (bvudiv (bvadd x (_ bv12345 2048)) (bvlshr x x))))");
    WorkerReply reply = worker.ask(List.of(large.toString()), "(check-sat)", Budget.of(LONG));
    assertThat(reason(reply)).isEqualTo(Reason.FAILED);
    assertThat(((WorkerReply.Silent) reply).why().detail()).contains("more than 256 MiB");
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
  }

  @ParameterizedTest
  @EnumSource
  void takesAFormulaOfAMegabyte(SmtEngine engine) {
    SmtWorker worker = worker(engine);
    String text = "(declare-const s String)(assert (and" + " true".repeat(1 << 18) + "))";
    String answer = "(assert (= s \"" + "x".repeat(1000) + "\"))";
    assertThat(check(worker, text, answer)).isEqualTo("sat");
    assertThat(said(worker.askMore("(get-value (s))", Budget.of(LONG))))
        .isEqualTo("((s \"" + "x".repeat(1000) + "\"))");
  }

  @Test
  void leavesNoProcessAndNoFileBehind() throws IOException {
    SmtWorker worker = worker(SmtEngine.Z3);
    assertThat(check(worker, "(assert true)")).isEqualTo("sat");
    ProcessHandle process = handle(worker);
    worker.close();
    worker.close();
    assertThat(process.isAlive()).isFalse();
    assertThatThrownBy(() -> worker.describe(Budget.of(LONG)))
        .isInstanceOf(SolverUnavailable.class);
    assertThat(ProcessHandle.current().children().map(ProcessHandle::pid))
        .doesNotContain(process.pid());
    assertThat(reason(worker.ask(List.of(), "(check-sat)", Budget.of(LONG))))
        .isEqualTo(Reason.FAILED);
  }

  @Test
  void aWorkerEndsWhenItsInputDoes() throws IOException {
    ScratchFolder scratch = ScratchFolder.create();
    Process process = WorkerLauncher.start(SmtEngine.CVC5, scratch);
    process.getOutputStream().close();
    process.onExit().orTimeout(60, java.util.concurrent.TimeUnit.SECONDS).join();
    assertThat(scratch.directory()).doesNotExist();
  }

  @Test
  void deletesNothingButAWorkersDirectory() throws IOException {
    Path other = Files.createTempDirectory("other");
    assertThatThrownBy(() -> ScratchFolder.at(other.toString()))
        .isInstanceOf(IllegalArgumentException.class);
    Files.delete(other);
    ScratchFolder scratch = ScratchFolder.create();
    Files.writeString(scratch.errors(), "\n what happened\nmore\n");
    Files.createDirectories(scratch.directory().resolve("a/b"));
    scratch.deleteLibraries();
    try (Stream<Path> left = Files.list(scratch.directory())) {
      assertThat(left).containsExactly(scratch.errors());
    }
    assertThat(scratch.firstError()).isEqualTo("what happened");
    scratch.delete();
    assertThat(scratch.directory()).doesNotExist();
    assertThat(scratch.firstError()).isEmpty();
  }
}
