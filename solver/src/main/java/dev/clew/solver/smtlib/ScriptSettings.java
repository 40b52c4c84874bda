package dev.clew.solver.smtlib;

import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The options of a script, under the names of the standard, Z3 and cvc5. */
final class ScriptSettings {

  /** Longer than any run: what is beyond is no limit. */
  private static final BigInteger MOST_MILLIS = BigInteger.valueOf(Duration.ofDays(365).toMillis());

  private static final Map<String, String> DEFAULTS =
      Map.of(
          "print-success", "false",
          "produce-models", "true",
          "produce-unsat-cores", "true",
          "produce-unsat-assumptions", "true",
          "produce-assignments", "true",
          "produce-assertions", "true",
          "global-declarations", "false",
          "random-seed", "0",
          "verbosity", "0");

  private final Duration defaultTimeout;
  private final Map<String, String> values = new HashMap<>();

  ScriptSettings(Duration defaultTimeout) {
    this.defaultTimeout = defaultTimeout;
  }

  /** As it was set, or its default; empty when there is neither. */
  Optional<String> get(String option) {
    String value = values.getOrDefault(option, DEFAULTS.get(option));
    return Optional.ofNullable(value);
  }

  boolean isOn(String option) {
    return get(option).filter("true"::equals).isPresent();
  }

  /** Sets an option; any is accepted, but those with a meaning here must have a fitting value. */
  void set(String option, SExpr value) {
    String text = SmtText.of(value);
    if (option.equals("timeout") || option.equals("tlimit-per")) {
      require(value, text.matches("[0-9]+"), "milliseconds");
    }
    if (option.equals("print-success") || option.equals("global-declarations")) {
      require(value, text.matches("true|false"), "true or false");
    }
    values.put(option.equals("tlimit-per") ? "timeout" : option, text);
  }

  private static void require(SExpr value, boolean fits, String expected) {
    if (!fits) {
      throw new ScriptException(value.position(), "found '" + SmtText.of(value) + "'", expected);
    }
  }

  /** For one check. As for Z3 and cvc5, 0 is no limit. */
  Duration timeout() {
    String set = values.get("timeout");
    if (set == null) {
      return defaultTimeout;
    }
    BigInteger millis = new BigInteger(set);
    return Duration.ofMillis(
        (millis.signum() == 0 ? MOST_MILLIS : millis.min(MOST_MILLIS)).longValueExact());
  }

  void clear() {
    values.clear();
  }
}
