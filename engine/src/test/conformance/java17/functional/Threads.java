package functional;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Threads and tasks whose results do not depend on the order in which they run. */
public final class Threads {

  private static void joined() throws InterruptedException {
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    Thread thread = new Thread(() -> log.add(Thread.currentThread().getName()), "worker");
    System.out.println(thread.isAlive() + " " + thread.getState());
    thread.start();
    thread.join();
    System.out.println(thread.isAlive() + " " + thread.getState() + " " + log);
    try {
      thread.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("started twice");
    }
    System.out.println(Thread.currentThread() == thread);
  }

  private static void failing() throws InterruptedException {
    Thread thread = new Thread(() -> Integer.parseInt("x"), "failing");
    thread.setUncaughtExceptionHandler(
        (where, what) ->
            System.out.println(
                where.getName()
                    + " "
                    + what.getMessage()
                    + " "
                    + what.getStackTrace()[what.getStackTrace().length - 1]
                        .getMethodName()));
    thread.start();
    thread.join();
    Thread worse = new Thread(() -> Integer.parseInt("y"), "worse");
    worse.setUncaughtExceptionHandler(
        (where, what) -> {
          System.out.println(where.getName() + " " + what.getMessage());
          throw new IllegalStateException("nobody hears of it");
        });
    worse.start();
    worse.join();
    System.out.println(worse.isAlive());
  }

  private static void pools() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 1; i <= 4; i++) {
      int n = i;
      futures.add(pool.submit(() -> n * n));
    }
    int sum = 0;
    for (Future<Integer> each : futures) {
      sum += each.get();
    }
    System.out.println(sum);
    Future<Object> failed =
        pool.submit(
            () -> {
              throw new IllegalStateException("no");
            });
    try {
      failed.get();
    } catch (ExecutionException e) {
      System.out.println(e.getMessage() + " " + failed.isDone());
    }
    List<Callable<String>> calls = List.of(() -> "a", () -> "b");
    for (Future<String> each : pool.invokeAll(calls)) {
      System.out.print(each.get());
    }
    System.out.println();
    AtomicInteger count = new AtomicInteger();
    pool.execute(count::incrementAndGet);
    pool.shutdown();
    System.out.println(pool.awaitTermination(9, TimeUnit.SECONDS) + " " + count + pool.isTerminated());
    try {
      pool.execute(() -> {});
    } catch (RejectedExecutionException e) {
      System.out.println("rejected");
    }
  }

  private static void single() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor(r -> new Thread(r, "only"));
    System.out.println(pool.submit(() -> Thread.currentThread().getName()).get());
    System.out.println(pool.submit(() -> Thread.currentThread().getName()).get(5, TimeUnit.SECONDS));
    System.out.println(pool.shutdownNow());
  }

  private static void futures() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 20);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 22);
    System.out.println(one.thenCombine(two, Integer::sum).join());
    System.out.println(
        CompletableFuture.supplyAsync(() -> 1 / Integer.parseInt("0"))
            .handle((value, problem) -> problem.getCause().getMessage())
            .join());
    CompletableFuture.allOf(
            CompletableFuture.runAsync(() -> {}), CompletableFuture.completedFuture(1))
        .join();
    System.out.println("all");
  }

  private static void together() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    ReentrantLock lock = new ReentrantLock();
    int[] total = {0};
    for (int i = 0; i < 2; i++) {
      int n = i;
      new Thread(
              () -> {
                lock.lock();
                try {
                  total[0] += n + 1;
                } finally {
                  lock.unlock();
                }
                latch.countDown();
              })
          .start();
    }
    latch.await();
    System.out.println(total[0]);
    new Thread(() -> queue.add("made")).start();
    System.out.println(queue.take());
    Object monitor = new Object();
    boolean[] done = {false};
    new Thread(
            () -> {
              synchronized (monitor) {
                done[0] = true;
                monitor.notifyAll();
              }
            })
        .start();
    synchronized (monitor) {
      while (!done[0]) {
        monitor.wait();
      }
    }
    System.out.println(done[0]);
  }

  private static void locals() throws InterruptedException {
    ThreadLocal<String> local = ThreadLocal.withInitial(() -> "fresh");
    local.set("main");
    Thread thread = new Thread(() -> System.out.println(local.get()));
    thread.start();
    thread.join();
    System.out.println(local.get());
    System.out.println(List.of(1, 2, 3, 4).parallelStream().mapToInt(i -> i * i).sum());
  }

  public static void main(String[] args) throws Exception {
    joined();
    failing();
    pools();
    single();
    futures();
    together();
    locals();
  }
}
