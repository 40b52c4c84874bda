package dev.clew.maven;

import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * Warnings of Clew's solvers, which use the JDK's logging: while this is open they go where Maven's
 * own do. Of two that are open at a time both hear all of them.
 */
final class SolverWarnings extends Handler {

  private final Logger logger = Logger.getLogger("dev.clew");
  private final SimpleFormatter formatter = new SimpleFormatter();
  private final Consumer<String> lines;

  private SolverWarnings(Consumer<String> lines) {
    this.lines = lines;
  }

  static SolverWarnings to(Consumer<String> lines) {
    SolverWarnings warnings = new SolverWarnings(lines);
    warnings.setLevel(Level.WARNING);
    warnings.logger.addHandler(warnings);
    warnings.logger.setUseParentHandlers(false); // for good: another build may still run
    return warnings;
  }

  @Override
  public void publish(LogRecord message) {
    if (isLoggable(message)) {
      lines.accept(formatter.formatMessage(message));
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
