package dev.clew.engine.guest;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Threads that were started and tasks that were handed to pools, until another thread waits: then
 * each runs to its end, in the order in which they came. Runs in the engine, as part of the JDK;
 * the fields belong to the path.
 */
@SuppressWarnings({"unused", "NonFinalStaticField"}) // called by name
public final class PendingThreads {

  /** A thread; or a task, and the thread of a pool that runs it. */
  private static final ArrayDeque<Object[]> PENDING = new ArrayDeque<>();

  /** One thread for each pool: its tasks run one after the other. */
  private static final IdentityHashMap<Executor, Thread> WORKERS = new IdentityHashMap<>();

  private PendingThreads() {}

  static void add(Thread thread) {
    PENDING.add(new Object[] {thread});
  }

  static void add(Executor pool, Runnable task) {
    PENDING.add(new Object[] {task, worker(pool)});
  }

  private static Thread worker(Executor pool) {
    Thread known = WORKERS.get(pool);
    if (known == null) {
      known =
          pool instanceof ThreadPoolExecutor threads
              ? threads.getThreadFactory().newThread(null)
              : new Thread("ForkJoinPool.commonPool-worker-1");
      WORKERS.put(pool, known);
    }
    return known;
  }

  /** Runs the one that has waited longest; false if there is none. */
  static boolean runNext() {
    Object[] next = PENDING.poll();
    if (next == null) {
      return false;
    }
    if (next.length == 1) {
      Thread thread = (Thread) next[0];
      run(thread, thread);
      end(thread);
    } else {
      run((Thread) next[1], (Runnable) next[0]);
    }
    return true;
  }

  /** For the run's end, which has to see that nothing is left. */
  static void runAll() {
    boolean isMore = true;
    while (isMore) {
      isMore = runNext();
    }
  }

  private static void run(Thread thread, Runnable task) {
    Thread before = Thread.currentThread();
    become(thread);
    try {
      task.run();
    } catch (Throwable e) {
      tell(thread, e);
    } finally {
      become(before);
    }
  }

  /** As the JVM does it: what the handler throws is dropped. */
  private static void tell(Thread thread, Throwable thrown) {
    try {
      thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    } catch (Throwable e) {
      return;
    }
  }

  /** The engine's: the thread that runs. */
  private static native void become(Thread thread);

  /** The engine's: it is not alive any more. */
  private static native void end(Thread thread);
}
