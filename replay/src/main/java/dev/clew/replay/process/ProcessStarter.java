package dev.clew.replay.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts processes from a thread that lives until the end: on Linux a process may be told to die
 * with its parent, and the parent is the thread that started it.
 */
final class ProcessStarter implements AutoCloseable {

  /** Agents and options of the surrounding run are not meant for the code under test. */
  private static final Set<String> HIDDEN =
      Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "clew-process-starter");
            made.setDaemon(true);
            return made;
          });

  Process start(List<String> words, Path folder) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
    builder.environment().keySet().removeAll(HIDDEN);
    try {
      return thread.submit(builder::start).get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
    }
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
