package dev.clew.cli;

import dev.clew.app.ClewVersion;
import dev.clew.app.UserException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command {@code clew} itself: options that every sub-command shares, and nothing to do. */
@Command(
    name = "clew",
    description = "Finds runtime errors in Java bytecode by symbolic execution, strings included.",
    versionProvider = ClewCommand.Version.class,
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      CheckCommand.class,
      TestCommand.class,
      StringsCommand.class,
      ExploreCommand.class,
      ReportCommand.class,
      SolveCommand.class,
      SvcompCommand.class,
      WorkCommand.class,
      DoctorCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  clew check target/classes",
      "                       find runtime errors, each confirmed by a real JVM",
      "  clew test target/classes --out src/test/java",
      "                       write JUnit tests",
      "  clew explore -cp target/classes com.acme.Cart",
      "                       list every path of every method",
      "  clew report          make the page about the last run again",
      "  clew doctor          what this machine has, and what is missing",
      "  clew solve q.smt2    answer an SMT-LIB script",
      "  clew doctor --help   more about one command"
    })
final class ClewCommand implements Callable<Integer> {

  @Option(
      names = "--verbose",
      description = "Say more on standard error, stack traces included.",
      scope = ScopeType.INHERIT)
  private boolean verbose;

  boolean verbose() {
    return verbose;
  }

  @Override
  public Integer call() {
    throw new UserException("no command given", "see 'clew --help'");
  }

  /** Asked only for {@code --version}. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"clew " + ClewVersion.current()};
    }
  }
}
