package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.UserException;
import dev.clew.spark.SparkRun.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparkClusterTest {

  @TempDir private static Path folder;
  private static SparkRun run;
  private static Map<String, Found> alone;

  @BeforeAll
  static void exploreAlone() throws IOException {
    Programs.compile(folder);
    run = new SparkRun(folder, List.of(folder.toString()));
    alone = run.here(1);
    // executors of a local cluster look for Spark's jars there; they have them on their class path
    Files.createDirectories(Path.of(System.getenv("SPARK_HOME")).resolve("jars"));
  }

  @Test
  void twoThreadsFindWhatOneExplorerFinds() throws IOException {
    assertThat(run.on("local[2]")).isEqualTo(alone);
  }

  @Test
  void aMasterThatIsNoneIsAMistakeInOneLine() {
    assertThatThrownBy(() -> run.on("nonsense"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("no Spark at 'nonsense'");
  }

  @Test
  @Tag("long")
  void twoThreadsOfOneJvmFindTheSame() throws IOException {
    assertThat(run.here(2)).isEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"local-cluster[2,1,1024]", "local-cluster[4,1,1024]"})
  @Tag("long")
  void executorsFindTheSame(String master) throws IOException {
    assertThat(run.on(master)).isEqualTo(alone);
  }

  @Test
  @Tag("long")
  void executorsThatAreKilledCostTimeAndNothingElse() throws IOException {
    ExecutorKiller killer = new ExecutorKiller(2);

    Map<String, Found> found =
        run.on(
            "local-cluster[2,1,1024]",
            (master, program) -> killer.around(new SparkClusterProvider().open(master, program)));

    assertThat(killer.killed()).isEqualTo(2);
    assertThat(found).isEqualTo(alone);
  }
}
