package dev.clew.app.cache;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Explorers that need not explore what an earlier run has, unless the user wants no cache. */
public final class CachingExplorers implements ExplorerProvider {

  private final ExplorerProvider explorers;
  private final Consumer<String> note;

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
    Optional<Path> folder = CacheFolder.of(options);
    boolean isElsewhere =
        options.get(ExplorationSettings.MASTER).isPresent(); // asked questions stay there
    if (folder.isEmpty() || isElsewhere) {
      return explorers.create(program, options, jvms);
    }
    try {
      CodeDigests code = new CodeDigests(program);
      ExplorationKeys keys = new ExplorationKeys(program, options, code);
      VerdictStore store = new VerdictStore(folder.get(), note);
      store.tidy();
      Late explorer = new Late(() -> explorers.create(program, options, jvms));
      if (!store.wasSeen(keys.ofAll())) {
        explorer.get(); // there is much to explore: start-up takes no time from the first target
      }
      QuestionDigests answers = new QuestionDigests(program, code);
      LineRanks ranks = new LineRanks(code);
      return new CachingExplorer(
          explorer, store, keys, answers, ranks, program.classPath().questions());
    } catch (IOException e) {
      note.accept("nothing is kept of this run: " + IoFailures.reason(e));
      return explorers.create(program, options, jvms);
    }
  }

  /** Starts the engine when it is needed. */
  private static final class Late implements Supplier<Explorer> {

    private final Supplier<Explorer> maker;
    private @Nullable Explorer made;

    Late(Supplier<Explorer> maker) {
      this.maker = maker;
    }

    @Override
    public synchronized Explorer get() {
      if (made == null) {
        made = maker.get();
      }
      return made;
    }
  }
}
