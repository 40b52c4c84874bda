package functional;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks, waits and interrupts of a thread that is alone. */
public final class Waiting {

  private static void show(String title, Callable<?> action) {
    try {
      System.out.println(title + " " + action.call());
    } catch (Exception e) {
      System.out.println(title + " " + e);
    }
  }

  private static synchronized Object twice(Object lock) {
    synchronized (lock) {
      synchronized (lock) {
        lock.notify();
      }
      return Thread.holdsLock(lock) + " " + Thread.holdsLock(Waiting.class);
    }
  }

  private static Object timed(Object lock) throws InterruptedException {
    synchronized (lock) {
      lock.wait(2);
      lock.wait(1, 500);
      lock.notifyAll();
    }
    return Thread.holdsLock(lock);
  }

  private static Object interrupted() throws InterruptedException {
    Thread.currentThread().interrupt();
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(5);
    }
    return "not interrupted";
  }

  private static Object locks() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    lock.lock();
    lock.lock();
    boolean signalled = condition.await(1, TimeUnit.MILLISECONDS);
    String state = lock.getHoldCount() + " " + signalled;
    lock.unlock();
    lock.unlock();
    ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
    shared.readLock().lock();
    return state + lock.isLocked() + shared.writeLock().tryLock() + shared.getReadLockCount();
  }

  public static void main(String[] args) {
    Object lock = new Object();
    show("twice", () -> twice(lock));
    show("timed", () -> timed(lock));
    show("notify", () -> { lock.notify(); return "no"; });
    show("wait", () -> { lock.wait(5); return "no"; });
    show("negative", () -> { lock.wait(-1); return "no"; });
    show("nothing", () -> { Thread.holdsLock(null); return "no"; });
    show("null", () -> { synchronized ((Object) (args.length > 99 ? lock : null)) { return "no"; } });
    show("interrupted", () -> interrupted());
    show("still", () -> Thread.currentThread().isInterrupted());
    show("sleep", () -> { Thread.currentThread().interrupt(); Thread.sleep(5); return "no"; });
    show("negative sleep", () -> { Thread.sleep(-1); return "no"; });
    show("short sleep", () -> { Thread.sleep(1); return "slept"; });
    show("flag", () -> { Thread.currentThread().interrupt(); return Thread.interrupted() + " " + Thread.interrupted(); });
    show("locks", () -> locks());
    show("unlock", () -> { new ReentrantLock().unlock(); return "no"; });
    show("semaphore", () -> { Semaphore two = new Semaphore(2); two.acquire(2); return two.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + two.availablePermits(); });
    show("latch", () -> { CountDownLatch latch = new CountDownLatch(1); boolean early = latch.await(1, TimeUnit.MILLISECONDS); latch.countDown(); latch.await(); return early + " " + latch.getCount(); });
    show("queue", () -> { LinkedBlockingQueue<Integer> one = new LinkedBlockingQueue<>(1); return one.offer(1) + " " + one.offer(2) + one.take() + one.poll(1, TimeUnit.MILLISECONDS); });
    show("map", () -> { ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>(); map.put("b", 1); map.put("a", 2); return map.firstKey() + map; });
    show("future", () -> CompletableFuture.supplyAsync(() -> 5, Runnable::run).thenCombine(CompletableFuture.completedFuture(2), Integer::sum).get());
    show("failed", () -> CompletableFuture.supplyAsync(() -> 5 / args.length, Runnable::run).get());
    try {
      new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timeout " + e.getMessage());
    } catch (Exception e) {
      System.out.println(e);
    }
  }
}
