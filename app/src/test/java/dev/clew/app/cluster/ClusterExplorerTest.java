package dev.clew.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.analysis.Analysis;
import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Status;
import dev.clew.output.TargetResult;
import dev.clew.solver.Budget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class ClusterExplorerTest {

  private static final String SOURCE =
      """
      package com.acme;
      public class Shop {
        private final int[] stock;
        public Shop(int[] stock) { this.stock = stock; }
        public int sell(int what, int count) {
          if (stock[what] < count) { throw new IllegalStateException("only " + stock[what]); }
          return stock[what] / (stock[what] - count);
        }
        public static int words(String text) {
          int words = 0;
          for (int i = 0; i < text.length() && i < 5; i++) {
            if (text.charAt(i) == ' ') { words++; } else if (text.charAt(i) == 'x') { words = 0; }
          }
          return 10 / words;
        }
        static int depth(Node n) { int d = 0; while (n != null && d < 6) { n = n.next; d++; } return d; }
        static class Node { Node next; }
      }
      """;

  private static final Duration ENOUGH = Duration.ofMinutes(3);
  private static final RoundPolicy SHORT =
      new RoundPolicy(Duration.ofMillis(20), 2, Duration.ofSeconds(2), 3);

  @TempDir private Path folder;

  @BeforeEach
  void compile() throws IOException {
    Path source = Files.writeString(folder.resolve("Shop.java"), SOURCE);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", folder.toString(), source.toString());
    assertThat(code).isZero();
    Files.delete(source);
  }

  /** Loses answers, gives some twice, and has no order; all that it is told goes by streams. */
  private static final class LossyCluster implements Cluster {

    private final Random random = new Random(3);
    private final ClusterProgram program;
    private final double loss;
    private int lost;
    private int rounds;

    LossyCluster(ClusterProgram program, double loss) {
      this.program = sent(program);
      this.loss = loss;
    }

    @Override
    public int places() {
      return 3;
    }

    @Override
    public List<BundleAnswer> perform(List<BundleTask> tasks, Duration patience) {
      rounds++;
      List<BundleAnswer> answers = new ArrayList<>();
      for (BundleTask task : tasks) {
        if (random.nextDouble() < loss) {
          lost++;
        } else {
          answers.addAll(sent(new ArrayList<>(program.perform(sent(task)))));
        }
        answers.addAll(answers.subList(0, random.nextInt(answers.size() + 1)));
      }
      Collections.shuffle(answers, random);
      return answers;
    }

    @Override
    public void close() {}

    @SuppressWarnings("unchecked") // what comes out of a stream is what went in
    private static <T> T sent(T object) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(object);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        return (T) in.readObject();
      } catch (IOException | ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
  }

  private List<TargetResult> explore(ExplorerProvider explorers) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.JOBS, "1");
    try (TargetSet found = Targets.resolve(List.of(folder.toString()), options, note -> {})) {
      return new Analysis(options, explorers, AnalysisListener.NONE)
          .explore(found, Budget.of(ENOUGH))
          .targets();
    }
  }

  @Test
  void answersThatAreLostOrComeTwiceChangeNothing() throws IOException {
    List<LossyCluster> opened = new ArrayList<>();
    ClusterProvider lossy =
        (master, program) -> {
          opened.add(new LossyCluster(program, 0.3));
          return opened.get(0);
        };
    List<TargetResult> alone = explore(new EngineExplorers());
    List<TargetResult> together;
    try (ClusterExplorers cluster = new ClusterExplorers(lossy, "lossy", SHORT)) {
      together = explore(cluster);
    }

    assertThat(opened.get(0).lost).isPositive();
    assertThat(opened.get(0).rounds).isGreaterThan(2);
    assertThat(together).hasSameSizeAs(alone);
    for (int i = 0; i < alone.size(); i++) {
      Exploration expected = alone.get(i).exploration();
      Exploration found = together.get(i).exploration();
      assertThat(together.get(i).title()).isEqualTo(alone.get(i).title());
      assertThat(found.paths()).isEqualTo(expected.paths());
      assertThat(found.reasons()).isEqualTo(expected.reasons());
      assertThat(found.status()).isEqualTo(expected.status());
      assertThat(found.nullPlaces()).isEqualTo(expected.nullPlaces());
    }
  }

  @Test
  void aClusterThatGivesUpKeepsWhatWasFound() throws IOException {
    ClusterProvider failing =
        (master, program) ->
            new Cluster() {
              private int rounds;

              @Override
              public int places() {
                return 2;
              }

              @Override
              public List<BundleAnswer> perform(List<BundleTask> tasks, Duration patience) {
                if (rounds++ > 0) {
                  throw new IllegalStateException("all machines are gone");
                }
                return tasks.stream().limit(2).flatMap(t -> program.perform(t).stream()).toList();
              }

              @Override
              public void close() {}
            };
    List<TargetResult> found;
    try (ClusterExplorers cluster = new ClusterExplorers(failing, "failing", SHORT)) {
      found = explore(cluster);
    }

    assertThat(found.stream().map(each -> each.exploration().status()))
        .contains(Status.FAILED)
        .hasSizeGreaterThan(3);
    assertThat(found).anyMatch(each -> !each.exploration().paths().isEmpty());
  }

  @Test
  void withoutAProviderThereIsALineWithTheRemedy() {
    assertThatThrownBy(() -> ClusterExplorers.at("local[2]"))
        .isInstanceOfSatisfying(
            UserException.class, e -> assertThat(e.remedy()).contains("run-on-a-cluster.md"));
  }
}
