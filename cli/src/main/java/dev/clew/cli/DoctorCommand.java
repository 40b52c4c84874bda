package dev.clew.cli;

import dev.clew.app.Doctor;
import dev.clew.app.HostMachine;
import dev.clew.app.MachineCheck;
import dev.clew.app.run.ExitCode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code clew doctor}: one line for each thing Clew looks for; exit 0 when it can work. */
@Command(
    name = "doctor",
    description =
        "Says what this machine has for Clew: JDK, memory, temporary folder, solvers, walls.",
    footer = {
      "",
      "Exit code 0 when Clew has what it needs, 1 when something is missing.",
      "",
      "Examples:",
      "  clew doctor",
      "  CLEW_JAVA_OPTS=-Xmx4g clew doctor   is this much memory granted?"
    })
final class DoctorCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<MachineCheck> checks = Doctor.examine(HostMachine.current());
    PrintWriter out = spec.commandLine().getOut();
    checks.forEach(check -> out.println(line(check)));
    out.flush();
    boolean healthy = checks.stream().allMatch(MachineCheck::ok);
    return (healthy ? ExitCode.NOTHING_FOUND : ExitCode.FOUND).number();
  }

  static String line(MachineCheck check) {
    String found = check.name() + ": " + check.detail();
    if (check.remedy().isEmpty()) {
      return "ok       " + found;
    }
    return (check.ok() ? "without  " : "missing  ") + found + "; " + check.remedy();
  }
}
