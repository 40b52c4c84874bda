package dev.clew.app.cache;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Explorers that need not explore what an earlier run has, unless the user wants no cache. */
public final class CachingExplorers implements ExplorerProvider {

  private final ExplorerProvider explorers;
  private final Consumer<String> note;
  private final Map<Program, Optional<RunCache>> caches = new HashMap<>();

  /**
   * @param explorers make what explores the rest
   * @param note hears a line of what goes wrong with the cache
   */
  public CachingExplorers(ExplorerProvider explorers, Consumer<String> note) {
    this.explorers = explorers;
    this.note = note;
  }

  @Override
  public Explorer create(Program program, Options options, ConfinedJvms jvms) {
    Optional<RunCache> cache = cache(program, options);
    if (cache.isEmpty()) {
      return explorers.create(program, options, jvms);
    }
    Late explorer = new Late(() -> explorers.create(program, options, jvms));
    if (!cache.get().wasSeen()) {
      explorer.get(); // there is much to explore: start-up takes no time from the first target
    }
    return new CachingExplorer(explorer, cache.get());
  }

  /**
   * The verdicts of earlier runs. None where calls may do what no key tells, such as reading files.
   */
  public Optional<VerdictCache> verdicts(Program program, Options options) {
    return options.get(TrialSettings.ALLOW).isEmpty()
        ? cache(program, options).flatMap(this::verdicts)
        : Optional.empty();
  }

  private Optional<VerdictCache> verdicts(RunCache cache) {
    try {
      return Optional.of(new VerdictCache(cache));
    } catch (IOException e) {
      note.accept("no verdicts are kept of this run: " + IoFailures.reason(e));
      return Optional.empty();
    }
  }

  private Optional<RunCache> cache(Program program, Options options) {
    return caches.computeIfAbsent(program, p -> open(p, options));
  }

  private Optional<RunCache> open(Program program, Options options) {
    Optional<Path> folder = CacheFolder.of(options);
    boolean isElsewhere =
        options.get(ExplorationSettings.MASTER).isPresent(); // asked questions stay there
    if (folder.isEmpty() || isElsewhere) {
      return Optional.empty();
    }
    try {
      return Optional.of(RunCache.open(program, options, folder.get(), note));
    } catch (IOException e) {
      note.accept("nothing is kept of this run: " + IoFailures.reason(e));
      return Optional.empty();
    }
  }

  /**
   * Starts the engine when it is needed, in a thread of its own: whoever asks for it may be
   * interrupted as its time is up, and an interrupt closes the files of the JDK for all.
   */
  private static final class Late implements Supplier<Explorer> {

    private final Supplier<Explorer> maker;
    private @Nullable CompletableFuture<Explorer> made;

    Late(Supplier<Explorer> maker) {
      this.maker = maker;
    }

    @Override
    public Explorer get() {
      try {
        return started().join();
      } catch (CompletionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw e.getCause() instanceof RuntimeException failure ? failure : e;
      }
    }

    private synchronized CompletableFuture<Explorer> started() {
      if (made == null) {
        made = CompletableFuture.supplyAsync(maker, Late::start);
      }
      return made;
    }

    private static void start(Runnable task) {
      Thread thread = new Thread(task, "clew-engine-start");
      thread.setDaemon(true);
      thread.start();
    }
  }
}
