package dev.clew.app.cache;

import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Which folder runs keep results in for later ones. */
public final class CacheFolder {

  /** Names a folder for all runs, or says {@code no}. */
  private static final String VARIABLE = "CLEW_CACHE";

  private CacheFolder() {}

  /** As the user says, or the user's cache folder; empty where none is wanted. */
  public static Optional<Path> of(Options options) {
    return of(options, System.getenv(), System.getProperty("os.name", ""));
  }

  static Optional<Path> of(Options options, Map<String, String> environment, String system) {
    Optional<Path> named = options.get(ResultSettings.CACHE);
    String variable = environment.getOrDefault(VARIABLE, "");
    if (options.get(ResultSettings.NO_CACHE) || (named.isEmpty() && variable.equals("no"))) {
      return Optional.empty();
    }
    if (named.isPresent()) {
      return named;
    }
    return Optional.of(variable.isEmpty() ? ofUser(environment, system) : Path.of(variable));
  }

  private static Path ofUser(Map<String, String> environment, String system) {
    Path home = Path.of(System.getProperty("user.home", "."));
    if (system.startsWith("Windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      Path folder = local.isEmpty() ? home.resolve("AppData").resolve("Local") : Path.of(local);
      return folder.resolve("clew").resolve("cache");
    }
    if (system.startsWith("Mac")) {
      return home.resolve("Library").resolve("Caches").resolve("clew");
    }
    String chosen = environment.getOrDefault("XDG_CACHE_HOME", "");
    return (chosen.isEmpty() ? home.resolve(".cache") : Path.of(chosen)).resolve("clew");
  }
}
