package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpListsTheCommandsAndShowsExamples() {
    assertThat(run("--help")).isEqualTo(0);
    assertThat(out.toString()).contains("doctor", "--verbose", "Examples:");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void helpOfACommandShowsExamplesToo() {
    assertThat(run("doctor", "--help")).isEqualTo(0);
    assertThat(out.toString()).contains("Usage: clew doctor", "Examples:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "test", "strings", "explore"})
  void helpSaysWhatEachExitCodeIsFor(String command) {
    assertThat(run(command, "--help")).isEqualTo(0);
    String help = out.toString().replaceAll("\\s+", " ");
    assertThat(help.substring(help.indexOf("Exit code 0 when ")))
        .contains("2 for bad usage", "results could not be written; 3 when anything was left out")
        .contains("--strict was given; 4 for a bug in Clew.");
    assertThat(out.toString().lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void theVersionIsPrintedOnOneLine() {
    assertThat(run("--version")).isEqualTo(0);
    assertThat(out.toString().strip()).matches("clew \\d+\\.\\d+\\.\\d+.*");
  }

  @Test
  void doctorPrintsOneLineForEachCheck() {
    assertThat(run("doctor")).isEqualTo(0);
    assertThat(out.toString().lines())
        .hasSizeGreaterThanOrEqualTo(3)
        .allMatch(l -> l.startsWith("ok") || l.startsWith("without  wall of the operating system"));
  }

  @Test
  void noCommandIsBadUsage() {
    assertThat(run()).isEqualTo(2);
    assertOneLineOfErrorContaining("no command given", "clew --help");
  }

  @Test
  void anUnknownOptionIsBadUsageThatPointsToTheHelpOfItsCommand() {
    assertThat(run("doctor", "--nonsense")).isEqualTo(2);
    assertOneLineOfErrorContaining("--nonsense", "clew doctor --help");
  }

  @Test
  void whatStandsBehindAnUnknownOptionIsNotCalledOne() {
    assertThat(run("solve", "--timeout", "10s", "query.smt2")).isEqualTo(2);
    assertOneLineOfErrorContaining("Unknown option: '--timeout'", "--solver-timeout");
    assertThat(err.toString()).doesNotContain("query.smt2");
  }

  @Test
  void aMisspeltCommandIsBadUsageWithASuggestion() {
    assertThat(run("docter")).isEqualTo(2);
    assertOneLineOfErrorContaining("docter", "did you mean", "doctor");
  }

  @Test
  void anUnexpectedExceptionAsksForAReportInOneLine() {
    assertThat(runWith(new Broken(), "broken")).isEqualTo(4);
    assertOneLineOfErrorContaining("bug in Clew", "in two lines", "report");
  }

  @Test
  void verboseAddsTheStackTrace() {
    assertThat(runWith(new Broken(), "broken", "--verbose")).isEqualTo(4);
    assertThat(err.toString()).contains("bug in Clew", "\tat " + Broken.class.getName());
  }

  @Test
  void verboseMayComeBeforeTheCommand() {
    assertThat(runWith(new Broken(), "--verbose", "broken")).isEqualTo(4);
    assertThat(err.toString()).contains("\tat " + Broken.class.getName());
  }

  @Test
  void anErrorOfTheJvmIsReportedLikeAnException() {
    assertThat(runWith(new Overflowing(), "overflowing")).isEqualTo(4);
    assertOneLineOfErrorContaining("StackOverflowError");
  }

  private int run(String... args) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  private int runWith(Object subcommand, String... args) {
    ClewCommand clew = new ClewCommand();
    CommandLine command =
        new CommandLine(clew, new CommandFactory(CommandHost.shell(new EngineExplorers())));
    command.addSubcommand(subcommand);
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return Main.run(command, clew, args);
  }

  private void assertOneLineOfErrorContaining(String... parts) {
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).startsWith("clew: ").contains(parts);
  }

  @Command(name = "broken")
  static final class Broken implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new IllegalStateException("in\ntwo lines");
    }
  }

  @Command(name = "overflowing")
  static final class Overflowing implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new StackOverflowError();
    }
  }
}
