package dev.clew.harness.replay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * The threads that come into being from here on, whatever group they are in: what goes on behind a
 * call's back would be taken for the next call's doing. Carriers of virtual threads and workers of
 * pools are among them; the library's own, such as that of cleaners, and workers of the common pool
 * that have nothing to do are not.
 */
final class StartedThreads {

  private static final long END_MILLIS = 200;
  private static final String OF_LIBRARY = "jdk.internal.misc.InnocuousThread";

  private final Set<Thread> before = Collections.newSetFromMap(new IdentityHashMap<>());

  StartedThreads() {
    before.addAll(all());
  }

  /** Whether none is left, after they were given time to end, and told to. */
  boolean end() {
    if (!areGone() && !areGoneWithin(END_MILLIS)) {
      left().stream().filter(StartedThreads::isInterruptedByLibrary).forEach(Thread::interrupt);
      return areGoneWithin(END_MILLIS);
    }
    return true;
  }

  private boolean areGoneWithin(long millis) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (!areGone() && System.nanoTime() < deadline) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.interrupted(); // the code under test has done that: go on waiting
      }
    }
    return areGone();
  }

  /** Whether it can be told to end without running the users' code, which may not come back. */
  private static boolean isInterruptedByLibrary(Thread thread) {
    try {
      return thread.getClass().getMethod("interrupt").getDeclaringClass() == Thread.class;
    } catch (NoSuchMethodException | LinkageError e) {
      return false; // a class of which not even the methods can be told
    }
  }

  private boolean areGone() {
    return left().isEmpty();
  }

  private List<Thread> left() {
    List<Thread> left = all();
    left.removeIf(each -> before.contains(each) || isHarmless(each));
    return left;
  }

  /** Of workers those of the JDK's own classes alone, which answer for themselves. */
  private static boolean isHarmless(Thread thread) {
    Class<?> type = thread.getClass();
    return type.getName().equals(OF_LIBRARY)
        || (thread instanceof ForkJoinWorkerThread
            && type.getClassLoader() == null
            && isIdle(((ForkJoinWorkerThread) thread).getPool()));
  }

  /** A worker that waits for something in the middle of a task is not idle. */
  private static boolean isIdle(ForkJoinPool pool) {
    return pool == ForkJoinPool.commonPool() && pool.isQuiescent() && !pool.hasQueuedSubmissions();
  }

  /** The group that all others are in. */
  static ThreadGroup root() {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    return root;
  }

  /** Of all groups; groups that the code under test has made do not get to answer. */
  private static List<Thread> all() {
    ThreadGroup root = root();
    Thread[] threads = new Thread[32];
    int count = root.enumerate(threads);
    while (count == threads.length) {
      threads = new Thread[2 * count];
      count = root.enumerate(threads);
    }
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(threads[i]);
    }
    return all;
  }
}
