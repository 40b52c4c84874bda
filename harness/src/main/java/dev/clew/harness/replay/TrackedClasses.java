package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Classes as the other JVM changes them. Threads of the code under test ask here, and the server's
 * own, which has the pipe, answers; each class is asked for once.
 */
final class TrackedClasses {

  /** What stands at the end of what is wanted. */
  static final Wanted NOTHING_MORE = new Wanted(new byte[0]);

  private final Map<String, byte[]> known = new ConcurrentHashMap<>();
  private final BlockingQueue<Wanted> wanted = new LinkedBlockingQueue<>();

  /** A class that somebody waits for. */
  static final class Wanted {

    private final byte[] content;
    private final AtomicReference<byte[]> answer = new AtomicReference<>();
    private final CountDownLatch done = new CountDownLatch(1);

    private Wanted(byte[] content) {
      this.content = content;
    }

    byte[] content() {
      return content.clone();
    }

    void answer(byte[] changed) {
      answer.set(changed);
      done.countDown();
    }

    private byte[] await() {
      boolean wasInterrupted = false;
      while (true) {
        try {
          done.await();
          break;
        } catch (InterruptedException e) {
          wasInterrupted = true; // the code under test has done that: its class comes first
        }
      }
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
      byte[] changed = answer.get();
      return changed == null ? content : changed;
    }
  }

  /** The class that is to be defined in the place of one. Waits for it. */
  byte[] of(String name, byte[] content) {
    byte[] changed = known.get(name);
    if (changed == null) {
      Wanted asked = new Wanted(content);
      wanted.add(asked);
      changed = asked.await();
      known.put(name, changed);
    }
    return changed.clone();
  }

  /** What somebody waits for; null where nobody does for a while, or this thread is disturbed. */
  @Nullable
  Wanted next(long millis) {
    try {
      return wanted.poll(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return null; // the code under test has done that: whoever asks goes on
    }
  }

  /** Nothing is wanted any more by those that began so far. */
  void finish() {
    wanted.add(NOTHING_MORE);
  }
}
