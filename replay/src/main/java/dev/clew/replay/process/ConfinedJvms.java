package dev.clew.replay.process;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.replay.process.Exchange.AnswerReader;
import dev.clew.replay.wall.OsWall;
import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.Permission;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The one place that starts JVMs which run users' code, for one run. All of them have the guard in
 * their JDK, armed before the first class of the users' is loaded, and the operating system's wall
 * around them where this machine has one; what is allowed is allowed in all of them alike.
 *
 * <p>Nothing is started or written before the first JVM is needed. May be used by several threads.
 * The end of the run closes what is left of it; so does the end of this JVM.
 */
public final class ConfinedJvms implements AutoCloseable {

  /** How long a run may take to write down what there is, once this JVM is told to end. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(11);

  /** A process, and the folder that it may write to. */
  private record Running(Process process, TempFolder scratch) {
    void end() {
      process.destroyForcibly();
      scratch.close();
    }
  }

  private final ClassPath classPath;
  private final Set<Permission> allowed;
  private final OsWalls walls;
  private final Path temp;
  private final Duration patience;
  private final Thread hook = new Thread(this::closeLate, "clew-confined-jvms");
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Set<Running> running = ConcurrentHashMap.newKeySet();
  private final ProcessStarter starter = new ProcessStarter();
  private @Nullable HarnessClasses harness;

  private ConfinedJvms(
      ClassPath classPath, Set<Permission> allowed, OsWalls walls, Path temp, Duration patience) {
    this.classPath = classPath;
    this.allowed = Set.copyOf(allowed);
    this.walls = walls;
    this.temp = temp;
    this.patience = patience;
  }

  /** Some that nothing else is done with when this JVM is told to end. */
  public static ConfinedJvms of(ClassPath classPath, Set<Permission> allowed) {
    return with(classPath, allowed, OsWalls.asConfigured(), temp());
  }

  /** Those of a run, which needs them for its last words, too, and closes them itself. */
  public static ConfinedJvms forRun(ClassPath classPath, Set<Permission> allowed) {
    return new ConfinedJvms(classPath, allowed, OsWalls.asConfigured(), temp(), LAST_WORDS);
  }

  /**
   * Some within certain walls.
   *
   * @param temp where files are written to
   */
  public static ConfinedJvms with(
      ClassPath classPath, Set<Permission> allowed, OsWalls walls, Path temp) {
    return new ConfinedJvms(classPath, allowed, walls, temp, Duration.ZERO);
  }

  private static Path temp() {
    return Path.of(System.getProperty("java.io.tmpdir", ""));
  }

  /** The classes that its JVMs run. */
  public ClassPath classPath() {
    return classPath;
  }

  /** The class path's places as one finds them from any folder. */
  public List<Path> places() {
    return classPath.paths().stream().map(Path::toAbsolutePath).toList();
  }

  /**
   * Starts a JVM and waits until it is there. A wall in which none starts is no wall for this
   * machine: the next one is tried.
   *
   * @param answers read one answer each
   * @throws JvmStartException when there is no such process
   */
  public <A> ForkedJvm<A> start(JvmPlan plan, AnswerReader<A> answers)
      throws JvmStartException, InterruptedException {
    return start(plan, answers, ForkedJvm.START);
  }

  /** The same within a time; a wall is not to blame where that was short. */
  public <A> ForkedJvm<A> start(JvmPlan plan, AnswerReader<A> answers, Duration time)
      throws JvmStartException, InterruptedException {
    long deadline = System.nanoTime() + time.toNanos();
    Duration patience = time.compareTo(ForkedJvm.START) < 0 ? time : ForkedJvm.START;
    HarnessClasses classes = classes(plan);
    while (true) {
      OsWall wall = walls.chosen(allowed, classPath.paths());
      try {
        return start(plan, classes, answers, wall, patience);
      } catch (JvmStartException e) {
        if (System.nanoTime() >= deadline || !walls.giveUp(wall)) {
          throw e;
        }
      }
    }
  }

  private <A> ForkedJvm<A> start(
      JvmPlan plan, HarnessClasses classes, AnswerReader<A> answers, OsWall wall, Duration time)
      throws JvmStartException, InterruptedException {
    TempFolder scratch;
    try {
      scratch = TempFolder.create(temp, "clew-scratch");
    } catch (IOException e) {
      throw JvmStartException.noFolder(temp, e);
    }
    String java = JvmCommand.java(classPath).toString();
    List<String> words = new JvmCommand(classPath, allowed, classes, scratch.path()).words(plan);
    Process process;
    try {
      process = starter.start(wall.around(words, scratch.path(), allowed), scratch.path());
    } catch (IOException e) {
      scratch.close();
      throw JvmStartException.noProcess(java, e);
    }
    Running made = new Running(process, scratch);
    running.add(made);
    try {
      return ForkedJvm.of(process, answers, time, () -> end(made));
    } catch (IOException e) {
      throw JvmStartException.noAnswer(java, e);
    }
  }

  private void end(Running each) {
    each.end();
    running.remove(each);
  }

  private synchronized HarnessClasses classes(JvmPlan plan) throws JvmStartException {
    try {
      HarnessClasses known = harness;
      if (known == null) {
        known = HarnessClasses.write(classPath, temp);
        harness = known;
        closeAtTheEnd();
      }
      known.add(plan.classes());
      return known;
    } catch (IOException e) {
      throw JvmStartException.noFolder(temp, e);
    }
  }

  private void closeAtTheEnd() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // this JVM is ending already, and who needs another closes it
    }
  }

  /** Ends every JVM that is left, and deletes what was written for them. */
  @Override
  public void close() {
    closeAll();
    closed.countDown();
    starter.close();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // it is running
    }
  }

  private void closeLate() {
    try {
      if (patience.isZero() || !closed.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        closeAll();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void closeAll() {
    running.forEach(this::end);
    HarnessClasses known = harness;
    if (known != null) {
      known.delete();
      harness = null;
    }
  }
}
