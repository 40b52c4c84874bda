package dev.clew.cli;

import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.run.ExitCode;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine;

/** Where the JVM starts: arguments in, exit code out. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the JVM with its exit code. */
  public static void main(String[] args) {
    logInOneLine();
    CommandHost host = CommandHost.ownProcess(new EngineExplorers());
    PrintWriter err = ConsoleText.writer(System.err);
    int code = run(host, ConsoleText.writer(System.out), err, args);
    Optional<String> lost = ConsoleText.lostOutput();
    lost.ifPresent(
        why -> err.println("clew: standard output is incomplete (" + why + "); make room for it"));
    System.exit(
        lost.isPresent() && code < ExitCode.USAGE.number() ? ExitCode.USAGE.number() : code);
  }

  /** A warning about a solver is one line as everything else is, unless the user set a format. */
  private static void logInOneLine() {
    String format = "java.util.logging.SimpleFormatter.format";
    if (System.getProperty(format) == null) {
      System.setProperty(format, "clew: %5$s%n");
    }
  }

  /** Runs the command without ending the JVM; never throws. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return run(new EngineExplorers(), out, err, args);
  }

  /** The same with another engine. */
  static int run(ExplorerProvider explorers, PrintWriter out, PrintWriter err, String... args) {
    return run(CommandHost.shell(explorers), out, err, args);
  }

  private static int run(CommandHost host, PrintWriter out, PrintWriter err, String... args) {
    ClewCommand clew = new ClewCommand();
    CommandLine command = new CommandLine(clew, new CommandFactory(host)).setOut(out).setErr(err);
    return run(command, clew, args);
  }

  /** The same for a command that a test has extended. */
  static int run(CommandLine command, ClewCommand clew, String... args) {
    command.setParameterExceptionHandler(
        (e, parsed) -> FailureReport.report(e, clew.verbose(), e.getCommandLine().getErr()));
    command.setExecutionExceptionHandler(
        (e, failed, parsed) -> FailureReport.report(e, clew.verbose(), command.getErr()));
    try {
      return command.execute(args);
    } catch (
        Throwable e) { // Errors too, such as a stack overflow: picocli hands on exceptions only
      return FailureReport.report(e, clew.verbose(), command.getErr());
    }
  }
}
