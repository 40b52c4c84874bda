package dev.clew.spark;

import dev.clew.app.UserException;
import dev.clew.app.cluster.Cluster;
import dev.clew.app.cluster.ClusterProgram;
import dev.clew.app.cluster.ClusterProvider;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Opens clusters of Spark: settings that the user gave Spark itself come first. */
public final class SparkClusterProvider implements ClusterProvider {

  private static final String EXECUTOR_OPTIONS =
      "-XX:TieredStopAtLevel=1 -XX:+UseParallelGC --enable-native-access=ALL-UNNAMED";

  /** For {@link java.util.ServiceLoader}. */
  public SparkClusterProvider() {}

  @Override
  public Cluster open(String master, ClusterProgram program) {
    SparkConf conf = new SparkConf().setMaster(master);
    conf.setIfMissing("spark.app.name", "clew");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    conf.setIfMissing("spark.executor.extraJavaOptions", EXECUTOR_OPTIONS);
    conf.set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
    placeClasses(conf, master);
    try {
      return new SparkCluster(new JavaSparkContext(conf), program);
    } catch (Exception e) { // Scala's code throws checked ones, too, that it does not declare
      throw new UserException(
          "no Spark at '" + master + "' (" + SparkFailures.reason(e) + ")",
          "name one as local[2], local-cluster[2,1,2048] or spark://HOST:7077; see"
              + " docs/howto/run-on-a-cluster.md");
    }
  }

  /**
   * Executors on this machine have the class path of this JVM; to others the jar is sent, unless
   * {@code spark-submit} does that.
   */
  private static void placeClasses(SparkConf conf, String master) {
    if (master.startsWith("local")) {
      conf.setIfMissing("spark.driver.host", "localhost");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
      conf.setIfMissing("spark.executor.extraClassPath", classPath());
      return;
    }
    Path own = ownPlace();
    if (Files.isRegularFile(own)) {
      conf.setIfMissing("spark.jars", own.toString());
    }
  }

  /** Without patterns such as {@code jars/*}, which a JVM has replaced when it says so. */
  private static String classPath() {
    StringBuilder all = new StringBuilder();
    for (String each : System.getProperty("java.class.path", "").split(File.pathSeparator, -1)) {
      all.append(all.isEmpty() ? "" : File.pathSeparator).append(new File(each).getAbsolutePath());
    }
    return all.toString();
  }

  private static Path ownPlace() {
    try {
      return Path.of(
          SparkClusterProvider.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
