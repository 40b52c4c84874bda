package dev.clew.junit.run;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;

/**
 * The compiler of the JDK that runs this process, on a thread: after the first time it takes a
 * tenth of what a process of its own does. No code of users' runs in it. A JRE cannot load this
 * class.
 */
record CompilerThread(JavaCompiler compiler) implements CompilerRun {

  /** For long expressions: several times what a thread has by default. */
  private static final long STACK = 16L << 20;

  @Override
  public Optional<Output> compile(
      List<String> options, List<Path> sources, Path log, Duration limit)
      throws InterruptedException, SuiteException {
    Stop stop = new Stop();
    FutureTask<Output> work = new FutureTask<>(() -> compile(options, sources, stop));
    Thread thread = new Thread(null, work, "clew-javac", STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      return Optional.of(work.get(limit.toNanos(), TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new SuiteException("the compiler failed: " + e.getCause(), e);
    } finally {
      stop.isAsked = true;
    }
  }

  private Output compile(List<String> options, List<Path> sources, Stop stop) throws IOException {
    StringWriter text = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              text, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setLocale(Locale.ENGLISH);
      ((JavacTask) task).addTaskListener(stop);
      return new Output(task.call(), text.toString());
    }
  }

  /** Asked before each step that the compiler takes with a class. */
  private static final class Stop implements TaskListener {

    private volatile boolean isAsked;

    @Override
    public void started(TaskEvent event) {
      if (isAsked) {
        throw new CancellationException();
      }
    }
  }
}
