package dev.clew.app.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {

  private static final Options PLAIN = Options.defaults();

  private static final Path HOME = Path.of(System.getProperty("user.home"));

  @Test
  void eachSystemHasAPlaceForIt() {
    assertThat(CacheFolder.of(PLAIN, Map.of(), "Linux")).contains(HOME.resolve(".cache/clew"));
    assertThat(CacheFolder.of(PLAIN, Map.of("XDG_CACHE_HOME", "/c"), "Linux"))
        .contains(Path.of("/c/clew"));
    assertThat(CacheFolder.of(PLAIN, Map.of(), "Mac OS X"))
        .contains(HOME.resolve("Library/Caches/clew"));
    assertThat(CacheFolder.of(PLAIN, Map.of("LOCALAPPDATA", "/local"), "Windows 11"))
        .contains(Path.of("/local/clew/cache"));
  }

  @Test
  void theOptionCountsMoreThanTheVariable() {
    Options named = PLAIN.with(ResultSettings.CACHE, "/mine");

    assertThat(CacheFolder.of(PLAIN, Map.of("CLEW_CACHE", "/all"), "Linux"))
        .contains(Path.of("/all"));
    assertThat(CacheFolder.of(PLAIN, Map.of("CLEW_CACHE", "no"), "Linux")).isEmpty();
    assertThat(CacheFolder.of(named, Map.of("CLEW_CACHE", "no"), "Linux"))
        .contains(Path.of("/mine"));
    assertThat(CacheFolder.of(named.with(ResultSettings.NO_CACHE, "true"), Map.of(), "Linux"))
        .isEmpty();
  }
}
