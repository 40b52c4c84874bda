package dev.clew.spark;

import dev.clew.app.cluster.BundleAnswer;
import dev.clew.app.cluster.BundleTask;
import dev.clew.app.cluster.Cluster;
import dev.clew.app.cluster.ClusterProgram;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;

/**
 * The executors of one Spark application. A round is a job, a task of the round a partition of it:
 * what a lost executor had is computed again by another, and a job's answers are collected once.
 */
final class SparkCluster implements Cluster {

  private final JavaSparkContext spark;
  private final Broadcast<ClusterProgram> program;

  /** The same object that threads of this JVM use, where the master is one of these. */
  private final ClusterProgram local;

  SparkCluster(JavaSparkContext spark, ClusterProgram program) {
    this.spark = spark;
    this.program = spark.broadcast(program);
    this.local = program;
  }

  @Override
  public int places() {
    return spark.defaultParallelism();
  }

  @Override
  public List<BundleAnswer> perform(List<BundleTask> tasks, Duration patience) {
    JavaFutureAction<List<BundleAnswer>> job =
        spark
            .parallelize(tasks, tasks.size())
            .mapPartitions(new OnExecutor(program))
            .collectAsync();
    try {
      return job.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      job.cancel(false);
      return List.of();
    } catch (InterruptedException e) {
      job.cancel(false);
      Thread.currentThread().interrupt();
      return List.of();
    } catch (ExecutionException e) {
      throw new IllegalStateException("Spark gave up: " + SparkFailures.reason(e), e);
    }
  }

  /**
   * What an executor runs. The value of a broadcast is one object for each JVM, and so is what that
   * keeps: class path and engines.
   */
  private record OnExecutor(Broadcast<ClusterProgram> program)
      implements FlatMapFunction<Iterator<BundleTask>, BundleAnswer> {
    @Override
    public Iterator<BundleAnswer> call(Iterator<BundleTask> tasks) {
      List<BundleAnswer> answers = new ArrayList<>();
      tasks.forEachRemaining(task -> answers.addAll(program.value().perform(task)));
      return answers.iterator();
    }
  }

  @Override
  public void close() {
    spark.close();
    local.close();
  }
}
