package dev.clew.app.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What calls of a real JVM can meet is part of the key of what they said. */
class ExplorationKeysTest {

  private static final String SOURCE = "class Cart { int share(int n) { return 100 / n; } }";

  @TempDir private Path folder;

  @BeforeEach
  void compileCart() throws IOException {
    compile("Cart", SOURCE);
  }

  private void compile(String name, String source) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    String[] words = {"-g", "-d", folder.toString(), file.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words)).isZero();
    Files.delete(file);
  }

  private String key(Options options) throws IOException {
    return key(Jdk.running(), options);
  }

  private String key(Jdk jdk, Options options) throws IOException {
    try (ClassPath classPath = ClassPath.open(jdk, List.of(folder))) {
      Program program = new Program(classPath);
      return new ExplorationKeys(program, options, new CodeDigests(program)).ofTrials();
    }
  }

  private String key(Setting<?> setting, String text) throws IOException {
    return key(Options.defaults().with(setting, text));
  }

  private String key() throws IOException {
    return key(Options.defaults());
  }

  @Test
  void theCodeOfAnotherMethodIsNoPartOfIt() throws IOException {
    String before = key();
    compile("Cart", "// a comment\n" + SOURCE.replace("100", "200"));

    assertThat(key()).isEqualTo(before);
  }

  @Test
  void whatClassesDeclareAndFilesBesideThemAre() throws IOException {
    String before = key();
    compile("Cart", SOURCE.replace("int share", "public int share"));
    String declared = key();
    compile("Item", "class Item {}");
    String added = key();
    Files.writeString(folder.resolve("rates.txt"), "1");
    String beside = key();
    Files.writeString(folder.resolve("rates.txt"), "2");

    assertThat(new String[] {before, declared, added, beside, key()}).doesNotHaveDuplicates();
  }

  @Test
  void anotherJdkIs() throws IOException {
    Path running = Path.of(System.getProperty("java.home")).toRealPath();
    try (Stream<Path> all = Files.list(running.resolveSibling(""))) {
      Optional<Path> other =
          all.filter(each -> Files.isRegularFile(each.resolve("lib/modules")))
              .filter(each -> !each.equals(running) && !Files.isSymbolicLink(each))
              .findFirst();
      assumeTrue(other.isPresent(), "there is no second JDK beside " + running);

      assertThat(key(Jdk.at(other.get()), Options.defaults())).isNotEqualTo(key());
    }
  }

  @Test
  void optionsAreUnlessTheyAreAboutTimeAndPlaces() throws IOException {
    assertThat(
            new String[] {
              key(),
              key(ExplorationSettings.SEED, "7"),
              key(ExplorationSettings.NULL_INPUTS, "yes"),
              key(TrialSettings.HUNT, "no"),
              key(TrialSettings.ERRORS, "implicit"),
              key(TrialSettings.REPLAY_TIMEOUT, "1s"),
              key(ResultSettings.ALL_PATHS, "true")
            })
        .doesNotHaveDuplicates();
    assertThat(key(ExplorationSettings.TIME_BUDGET, "5m")).isEqualTo(key());
    assertThat(key(ExplorationSettings.JOBS, "2")).isEqualTo(key());
    assertThat(key(ResultSettings.OUT, "elsewhere")).isEqualTo(key());
  }
}
