package dev.clew.app.targets;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/** Runs a command to its end in a folder: the seam between Clew and the user's build tool. */
@FunctionalInterface
interface BuildCommand {

  /**
   * What became of it.
   *
   * @param output standard output and error
   */
  record Result(int exitCode, String output) {
    boolean succeeded() {
      return exitCode == 0;
    }
  }

  Result run(Path folder, List<String> command) throws IOException, InterruptedException;

  /** A process of the operating system, which ends when the calling thread is interrupted. */
  static Result start(Path folder, List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
      return new Result(process.waitFor(), output);
    } finally {
      process.destroy();
    }
  }
}
