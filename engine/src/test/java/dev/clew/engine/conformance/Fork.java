package dev.clew.engine.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process that writes into files, so that several can run while nobody reads. */
record Fork(Process process) {

  private static final int PATIENCE_SECONDS = 120;

  /** Starts it. The two files may be the same one. */
  static Fork start(List<String> command, Path output, Path errors) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(output.toFile());
    // What would add options, and a line about them, to any JVM.
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    if (output.equals(errors)) {
      builder.redirectErrorStream(true);
    } else {
      builder.redirectError(errors.toFile());
    }
    return new Fork(builder.start());
  }

  /** Waits for its end. */
  int exitCode() {
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running after " + PATIENCE_SECONDS + " seconds");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new AssertionError(e);
    }
  }
}
