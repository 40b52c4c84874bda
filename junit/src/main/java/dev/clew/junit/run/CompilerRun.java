package dev.clew.junit.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A way to run {@code javac}. */
sealed interface CompilerRun permits CompilerProcess, CompilerThread {

  /**
   * What came of a run.
   *
   * @param isClean whether there was no error
   * @param text what was printed, in English
   */
  record Output(boolean isClean, String text) {}

  /**
   * Compiles.
   *
   * @param log the folder for files of the run's own
   * @return nothing if it did not end in time; it is stopped then
   * @throws SuiteException where the compiler itself fails
   */
  Optional<Output> compile(List<String> options, List<Path> sources, Path log, Duration limit)
      throws IOException, InterruptedException, SuiteException;
}
