package dev.clew.app.cluster;

import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.app.work.UnitBudget;
import dev.clew.app.work.UnitJson;
import dev.clew.app.work.WorkProgram;
import dev.clew.app.work.WorkSetup;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.Program;
import dev.clew.engine.work.WorkUnit;
import dev.clew.replay.process.TempFolder;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A program that travels once to every machine, class path included, and is opened there when the
 * first task comes. Each task has an engine to itself; engines are kept for the next tasks.
 */
public final class ClusterProgram implements Serializable, AutoCloseable {

  private static final long serialVersionUID = 1L;

  /** Less is too little for anything. */
  private static final long SHORTEST_MILLIS = 20;

  private final TreeMap<String, String> options;
  private final ArrayList<SentEntry> entries;
  private final int featureVersion;
  private transient @Nullable WorkSetup setup;
  private transient @Nullable ArrayList<WorkProgram> idle;
  private transient @Nullable TempFolder folder;

  private ClusterProgram(Map<String, String> options, List<SentEntry> entries, int featureVersion) {
    this.options = new TreeMap<>(options);
    this.entries = new ArrayList<>(entries);
    this.featureVersion = featureVersion;
  }

  /** Reads the class path of a program. */
  public static ClusterProgram of(Program program, Options options) throws IOException {
    List<SentEntry> entries = new ArrayList<>();
    for (Path place : program.classPath().paths()) {
      entries.add(SentEntry.of(place, program.project().contains(place)));
    }
    return new ClusterProgram(
        options.given(Settings.OF_UNITS), entries, program.classPath().featureVersion());
  }

  /** Performs a task here. */
  public List<BundleAnswer> perform(BundleTask task) {
    WorkProgram program = take();
    try {
      long end = System.nanoTime() + Duration.ofMillis(task.millis()).toNanos();
      Budget all = Budget.of(Duration.ofMillis(task.most()));
      List<BundleAnswer> answers = new ArrayList<>();
      int left = task.bundles().size();
      for (UnitBundle bundle : task.bundles()) {
        long millis = Duration.ofNanos(end - System.nanoTime()).toMillis() / left--;
        answers.add(DeepStack.call(() -> answer(program, bundle, millis, all)));
      }
      return answers;
    } finally {
      giveBack(program);
    }
  }

  private static BundleAnswer answer(
      WorkProgram program, UnitBundle bundle, long millis, Budget all) {
    BundleAnswer.Content content;
    try {
      List<WorkUnit> units = bundle.units().stream().map(UnitJson::read).toList();
      UnitBudget budget =
          new UnitBudget(Math.max(millis, SHORTEST_MILLIS), Long.MAX_VALUE, Long.MAX_VALUE);
      content =
          BundleAnswer.Content.of(
              program.explore(bundle.target(), units, /* jobs= */ 1, budget.from(all)));
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      Exploration nothing = new Exploration(Status.FAILED, Map.of(), List.of(), Effort.NONE);
      content = new BundleAnswer.Content(nothing, List.of(), List.of(), e.toString());
    }
    return BundleAnswer.of(bundle.number(), content);
  }

  private synchronized WorkProgram take() {
    ArrayList<WorkProgram> known = idle == null ? new ArrayList<>() : idle;
    idle = known;
    return known.isEmpty() ? open() : known.remove(known.size() - 1);
  }

  private synchronized void giveBack(WorkProgram program) {
    if (idle != null) {
      idle.add(program);
    }
  }

  /** Closes what is open here; it can be opened again. */
  @Override
  public synchronized void close() {
    if (idle != null) {
      idle.forEach(WorkProgram::close);
      idle = null;
    }
    if (folder != null) {
      folder.close();
      folder = null;
    }
    setup = null;
  }

  private WorkProgram open() {
    WorkSetup known = setup == null ? unpacked() : setup;
    setup = known;
    WorkProgram opened = WorkProgram.open(known);
    int here = opened.program().classPath().featureVersion();
    if (here != featureVersion) {
      opened.close();
      throw new IllegalStateException(
          "a machine has JDK " + here + " and the driver JDK " + featureVersion);
    }
    return opened;
  }

  private WorkSetup unpacked() {
    try {
      TempFolder made = TempFolder.create("clew-classes");
      folder = made;
      Runtime.getRuntime().addShutdownHook(new Thread(made::close, "clew-classes"));
      List<Path> all = new ArrayList<>();
      List<Path> project = new ArrayList<>();
      for (SentEntry entry : entries) {
        Path place = entry.unpackInto(Files.createDirectory(made.path().resolve("" + all.size())));
        all.add(place);
        if (entry.isProject()) {
          project.add(place);
        }
      }
      return new WorkSetup(all, project, Options.defaults().with(options, Settings.OF_UNITS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
