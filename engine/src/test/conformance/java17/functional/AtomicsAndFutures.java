package functional;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Atomics, adders, locks and futures, by one thread. */
public final class AtomicsAndFutures {

  public static void main(String[] args) throws Exception {
    AtomicInteger integer = new AtomicInteger(5);
    System.out.println(
        integer.getAndIncrement() + " " + integer.incrementAndGet() + " " + integer.addAndGet(-10));
    System.out.println(integer.compareAndSet(-3, 9) + " " + integer.compareAndSet(-3, 1) + integer);
    System.out.println(
        integer.updateAndGet(x -> x * x)
            + " "
            + integer.getAndAccumulate(2, Math::floorDiv)
            + integer.get());
    AtomicLong big = new AtomicLong(Long.MAX_VALUE);
    System.out.println(big.incrementAndGet() + " " + big.getAndSet(0));
    AtomicReference<String> reference = new AtomicReference<>("a");
    System.out.println(
        reference.getAndUpdate(s -> s + "b") + reference + reference.compareAndSet("ab", "x"));
    AtomicBoolean flag = new AtomicBoolean();
    System.out.println(flag.getAndSet(true) + " " + flag.compareAndSet(true, false) + flag);
    AtomicIntegerArray array = new AtomicIntegerArray(3);
    array.addAndGet(1, 7);
    array.accumulateAndGet(2, 5, Integer::max);
    System.out.println(array);
    LongAdder adder = new LongAdder();
    for (int i = 0; i < 100; i++) {
      adder.add(i);
    }
    System.out.println(adder + " " + adder.sumThenReset() + adder.sum());
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    System.out.println(lock.isLocked() + " " + lock.tryLock() + lock.getHoldCount());
    lock.unlock();
    lock.unlock();
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not held");
    }
    ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    both.readLock().lock();
    System.out.println(both.getReadLockCount() + " " + both.writeLock().tryLock());
    both.readLock().unlock();
    futures();
  }

  private static void futures() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<String> text = future.thenApply(x -> x * 2).thenApply(x -> "v" + x);
    CompletableFuture<Integer> sum =
        future.thenCombine(CompletableFuture.completedFuture(8), Integer::sum);
    future.thenAccept(x -> System.out.println("accepted " + x));
    System.out.println(text.isDone() + " " + text.getNow("not yet"));
    System.out.println(future.complete(21) + " " + future.complete(22));
    System.out.println(
        text.get()
            + " "
            + sum.join()
            + future.thenCompose(x -> CompletableFuture.completedFuture(-x)).join());
    CompletableFuture<Integer> failing = new CompletableFuture<>();
    CompletableFuture<String> handled =
        failing.handle((x, e) -> e == null ? "fine" : "handled " + e.getMessage());
    CompletableFuture<Integer> dependent = failing.thenApply(x -> x + 1);
    CompletableFuture<Integer> rescued =
        dependent.exceptionally(e -> e instanceof CompletionException ? -1 : -2);
    failing.completeExceptionally(new IllegalStateException("broken"));
    System.out.println(
        handled.join() + " " + rescued.join() + dependent.isCompletedExceptionally());
    try {
      failing.get();
    } catch (ExecutionException e) {
      System.out.println(e.getCause());
    }
    try {
      dependent.join();
    } catch (CompletionException e) {
      System.out.println(e.getMessage());
    }
    CompletableFuture<Void> all = CompletableFuture.allOf(future, text, sum);
    System.out.println(
        all.isDone() + " " + CompletableFuture.anyOf(new CompletableFuture<>(), sum).join());
    CompletableFuture<Integer> cancelled = new CompletableFuture<>();
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
    future.whenComplete((x, e) -> System.out.println("complete " + x + " " + e));
  }
}
