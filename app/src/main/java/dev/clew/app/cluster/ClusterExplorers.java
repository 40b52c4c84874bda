package dev.clew.app.cluster;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;
import java.io.IOException;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Explorers that hand their work to a cluster, which is open as long as this is. */
public final class ClusterExplorers implements ExplorerProvider, AutoCloseable {

  private final ClusterProvider provider;
  private final String master;
  private final RoundPolicy policy;
  private @Nullable Cluster cluster;

  /**
   * Those of a cluster of some provider.
   *
   * @param master as the user names it
   */
  public ClusterExplorers(ClusterProvider provider, String master, RoundPolicy policy) {
    this.provider = provider;
    this.master = master;
    this.policy = policy;
  }

  /**
   * Those of a cluster.
   *
   * @param master as the user names it
   * @throws UserException if this installation knows no clusters
   */
  public static ClusterExplorers at(String master) {
    ClassLoader own = ClusterExplorers.class.getClassLoader();
    ClusterProvider provider =
        ServiceLoader.load(ClusterProvider.class, own)
            .findFirst()
            .orElseThrow(() -> missing("which is not in this clew.jar"));
    return new ClusterExplorers(provider, master, RoundPolicy.DEFAULT);
  }

  private static UserException missing(String why) {
    return new UserException(
        "--master needs Spark, " + why,
        "use ./clew, or spark-submit with clew-spark.jar: see docs/howto/run-on-a-cluster.md");
  }

  @Override
  public Explorer create(Program program, Options options, ConfinedJvms jvms) {
    try {
      close();
      Cluster opened = provider.open(master, ClusterProgram.of(program, options));
      cluster = opened;
      return new ClusterExplorer(new WorkRounds(opened, policy));
    } catch (NoClassDefFoundError e) {
      throw missing("whose jars are not on the class path");
    } catch (IOException e) {
      throw new UserException(
          "the class path cannot be read: " + e.getMessage(), "make it readable");
    }
  }

  @Override
  public void close() {
    if (cluster != null) {
      cluster.close();
      cluster = null;
    }
  }
}
