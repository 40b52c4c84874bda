package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.output.Results;
import java.util.function.Consumer;

/**
 * Who runs the commands.
 *
 * @param explorers the engine
 * @param isTerminal whether lines can be drawn over
 * @param results hears what a run found, when all of it is written
 */
record Host(ExplorerProvider explorers, boolean isTerminal, Consumer<Results> results) {

  /** A shell, which looks at exit codes and files. */
  static Host shell(ExplorerProvider explorers) {
    return new Host(explorers, Console.isTerminal(), results -> {});
  }
}
