package dev.clew.solver.smtlib;

import static java.util.Map.entry;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.smtlib.ScriptSession.Check;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Commands about the script, the solver and their options. */
final class InfoCommands {

  /** They name files to write to, and nothing that a script says is written to a file. */
  private static final Set<String> CHANNELS =
      Set.of("regular-output-channel", "diagnostic-output-channel");

  private final ScriptSession session;
  private final String version;
  private String status = "";

  InfoCommands(ScriptSession session, String version) {
    this.session = session;
    this.version = version;
  }

  Map<String, Consumer<ScriptCommand>> all() {
    return Map.ofEntries(
        entry("set-logic", command -> command.require(1, "symbol")),
        entry("set-option", this::setOption),
        entry("get-option", this::getOption),
        entry("set-info", this::setInfo),
        entry("get-info", this::getInfo),
        entry("echo", this::echo));
  }

  /** The answer that the script foretells for the next check, which uses it up; or empty. */
  String takeStatus() {
    String taken = status;
    status = "";
    return taken;
  }

  private void setOption(ScriptCommand command) {
    command.require(2, ":keyword value");
    String option = command.keyword(0);
    if (CHANNELS.contains(option)) {
      session.replies().unsupported();
    } else {
      session.settings().set(option, command.arg(1));
    }
  }

  private void getOption(ScriptCommand command) {
    command.require(1, ":keyword");
    Optional<String> value = session.settings().get(command.keyword(0));
    value.ifPresentOrElse(session.replies()::print, session.replies()::unsupported);
  }

  private void setInfo(ScriptCommand command) {
    command.require(command.size() == 1 || command.size() == 2, ":keyword value");
    if (command.keyword(0).equals("status") && command.size() == 2) {
      status = SmtText.of(command.arg(1));
    }
  }

  private void getInfo(ScriptCommand command) {
    command.require(1, ":keyword");
    String keyword = command.keyword(0);
    Optional<String> value = info(keyword);
    value.ifPresentOrElse(
        text -> session.replies().print("(:" + keyword + " " + text + ")"),
        session.replies()::unsupported);
  }

  private Optional<String> info(String keyword) {
    return switch (keyword) {
      case "name" -> Optional.of(SmtText.quote("Clew"));
      case "version" -> Optional.of(SmtText.quote(version));
      case "authors" -> Optional.of(SmtText.quote("the Clew project"));
      case "error-behavior" -> Optional.of("immediate-exit");
      case "assertion-stack-levels" -> Optional.of(Integer.toString(session.assertions().levels()));
      case "status" -> Optional.of(status.isEmpty() ? "unknown" : status);
      case "reason-unknown" -> reasonUnknown();
      case "all-statistics" -> Optional.of(statistics());
      default -> Optional.empty();
    };
  }

  private Optional<String> reasonUnknown() {
    Check check = session.check();
    if (check == null || !(check.verdict() instanceof Unknown unknown)) {
      return Optional.empty();
    }
    return Optional.of(
        switch (unknown.reason()) {
          case INCOMPLETE -> "incomplete";
          case TIMEOUT, CANCELLED -> SmtText.quote(unknown.detail());
          case UNSUPPORTED, FAILED, WRONG_MODEL ->
              SmtText.quote(
                  unknown.reason().name().toLowerCase(Locale.ROOT) + ": " + unknown.detail());
        });
  }

  private String statistics() {
    return session.solver().statistics().stream()
        .map(InfoCommands::line)
        .collect(Collectors.joining("\n ", "(", ")"));
  }

  private static String line(LayerStatistics layer) {
    return "("
        + String.join(
            " ",
            SmtText.quote(layer.layer()),
            ":queries " + layer.queries(),
            ":sat " + layer.sat(),
            ":unsat " + layer.unsat(),
            ":unknown " + layer.unknown(),
            ":milliseconds " + layer.time().toMillis())
        + ")";
  }

  private void echo(ScriptCommand command) {
    command.require(1, "string");
    session.replies().print(SmtText.quote(command.string(0)));
  }
}
