package dev.clew.harness.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads that are left are found in any group, and those that were there before are not meant. */
class StartedThreadsTest {

  private static Thread started(ThreadGroup group, Runnable task) {
    Thread thread = new Thread(group, task);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void await(CountDownLatch latch) {
    while (true) {
      try {
        latch.await();
        return;
      } catch (InterruptedException e) {
        Thread.interrupted(); // goes on, as some do
      }
    }
  }

  @Test
  void oneThatGoesOnInAnotherGroupIsLeft() throws InterruptedException {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    CountDownLatch end = new CountDownLatch(1);
    StartedThreads threads = new StartedThreads();
    Thread thread = started(new ThreadGroup(root, "other"), () -> await(end));

    assertThat(threads.end()).isFalse();

    assertThat(new StartedThreads().end()).isTrue(); // it was there before
    end.countDown();
    thread.join();
    assertThat(threads.end()).isTrue();
  }

  @Test
  void oneThatEndsWhenItIsToldToIsNone() throws InterruptedException {
    StartedThreads threads = new StartedThreads();
    started(
        Thread.currentThread().getThreadGroup(),
        () -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            return;
          }
        });

    assertThat(threads.end()).isTrue();
  }

  @Test
  void workersOfTheCommonPoolAreLeftOnlyWhileTheyWork() throws InterruptedException {
    StartedThreads threads = new StartedThreads();
    IntStream.range(0, 1_000).parallel().forEach(i -> {});

    assertThat(threads.end()).isTrue();

    CountDownLatch end = new CountDownLatch(1);
    StartedThreads others = new StartedThreads();
    ForkJoinPool own = new ForkJoinPool(1);
    own.execute(() -> await(end));
    assertThat(others.end()).isFalse();
    end.countDown();
    own.shutdownNow();
    own.awaitTermination(1, TimeUnit.MINUTES);
  }
}
