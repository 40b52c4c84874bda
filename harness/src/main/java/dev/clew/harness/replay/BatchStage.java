package dev.clew.harness.replay;

import dev.clew.harness.Types;
import dev.clew.harness.Wire;
import dev.clew.harness.base.CallTracks;
import dev.clew.harness.base.OutOfFuel;
import dev.clew.harness.base.PipeDescriptors;
import dev.clew.harness.guard.GuardKey;
import dev.clew.harness.session.ServerSession;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Where batches of calls are performed. All calls share their classes, and what static fields keep:
 * what is seen here is a hint, and a trial says what is true.
 */
final class BatchStage {

  /** How often it is looked whether a call has come to its end. */
  private static final long LOOK_MILLIS = 50;

  private final URL[] places;
  private final GuardKey key;
  private final ClassContents contents;
  private final Surroundings surroundings = new Surroundings();
  private final TrackedClasses changed = new TrackedClasses();
  private final ReachedMost most = new ReachedMost();
  private UserClasses classes;
  private Types types;

  /**
   * @param contents what the classes at these places are made of
   */
  BatchStage(URL[] places, ClassContents contents, GuardKey key) {
    this.places = places.clone();
    this.key = key;
    this.contents = contents;
    this.classes = new UserClasses(this.places, contents, changed::of);
    this.types = new Types(classes);
  }

  /** Performs calls in a thread of their own, and gives it the classes that it asks for. */
  BatchReport perform(CallBatch batch, ServerSession session) throws IOException {
    surroundings.restore("");
    Recorder.take();
    key.takeRefused();
    key.clearGiven();
    most.begin(batch.hunt());
    StartedThreads started = new StartedThreads();
    List<TracedTrial> ended = Collections.synchronizedList(new ArrayList<>());
    Thread thread =
        new Thread(
            new ThreadGroup(StartedThreads.root(), "main"),
            () -> {
              try {
                batch.trials().forEach(each -> ended.add(perform(each, batch.fuel())));
              } finally {
                changed.finish();
              }
            },
            "main");
    thread.setContextClassLoader(classes);
    thread.start();
    attend(ended, batch.millis(), session);
    CallTracks.end();
    List<TracedTrial> done = new ArrayList<>(ended);
    if (done.size() < batch.trials().size()) {
      done.add(TracedTrial.of(TracedTrial.Kind.LOST, ""));
    }
    boolean isLost = done.stream().anyMatch(each -> each.kind() == TracedTrial.Kind.LOST);
    boolean last = isLost || !started.end() || !PipeDescriptors.areStandardOpen();
    return new BatchReport(done, Recorder.take(), last);
  }

  /** Comes back when all calls have ended, or one does not. */
  private void attend(List<TracedTrial> ended, int millis, ServerSession session)
      throws IOException {
    int seen = -1;
    long since = System.nanoTime();
    while (System.nanoTime() - since < TimeUnit.MILLISECONDS.toNanos(millis)) {
      TrackedClasses.Wanted next = changed.next(LOOK_MILLIS);
      if (next == TrackedClasses.NOTHING_MORE) {
        return;
      } else if (next != null) {
        session.answer(out -> ServerAnswer.write(out, next.content()));
        next.answer(Wire.readBytes(session.next()));
      }
      if (next != null || ended.size() != seen) {
        seen = ended.size();
        since = System.nanoTime();
      }
    }
  }

  private TracedTrial perform(Trial trial, int fuel) {
    CallTracks.begin(fuel);
    TracedTrial ended = run(trial);
    if (!CallTracks.end()) {
      ended = TracedTrial.of(TracedTrial.Kind.OUT_OF_FUEL, "");
    }
    String refused = key.takeRefused();
    if (!refused.isEmpty()) {
      ended = TracedTrial.of(TracedTrial.Kind.REFUSED, refused);
    }
    int[] ways = ReachedMost.ranked(CallTracks.reached());
    boolean isNew = most.add(ways);
    if (isBroken(ended)) {
      classes = new UserClasses(places, contents, changed::of);
      types = new Types(classes);
      Thread.currentThread().setContextClassLoader(classes);
    }
    return isNew ? ended.with(ways, CallTracks.compared()) : ended;
  }

  private TracedTrial run(Trial trial) {
    Workshop workshop = new Workshop(classes, types, key);
    try {
      for (ReplayStep step : trial.steps()) {
        workshop.perform(step);
      }
    } catch (ReflectiveOperationException | RuntimeException | Error e) {
      return TracedTrial.of(TracedTrial.Kind.FAILED, String.valueOf(e.getClass()));
    }
    try {
      workshop.result(trial.call());
      return TracedTrial.of(TracedTrial.Kind.RETURNED, "");
    } catch (InvocationTargetException e) {
      return threw(e.getTargetException(), e.getTargetException());
    } catch (ExceptionInInitializerError e) { // reflection initialises the class before the call
      return threw(e, e.getCause() == null ? e : e.getCause());
    } catch (OutOfFuel e) {
      return TracedTrial.of(TracedTrial.Kind.OUT_OF_FUEL, "");
    } catch (Exception | Error e) {
      return TracedTrial.of(TracedTrial.Kind.FAILED, String.valueOf(e.getClass()));
    }
  }

  private static TracedTrial threw(Throwable thrown, Throwable place) {
    if (thrown instanceof OutOfMemoryError) {
      return TracedTrial.of(TracedTrial.Kind.LOST, "");
    }
    String message;
    try {
      message = thrown.getMessage();
    } catch (RuntimeException | Error e) {
      message = null; // a message that cannot be told is none
    }
    return TracedTrial.threw(thrown.getClass().getName(), message, Trace.of(place));
  }

  /**
   * Whether classes may be of no use any more: an initialiser that failed, or a call that was
   * stopped in the midst of something.
   */
  private static boolean isBroken(TracedTrial ended) {
    return ended.kind() == TracedTrial.Kind.OUT_OF_FUEL
        || ended.kind() == TracedTrial.Kind.LOST
        || (ended.kind() == TracedTrial.Kind.THREW
            && (ended.text().equals(ExceptionInInitializerError.class.getName())
                || ended.text().equals(NoClassDefFoundError.class.getName())));
  }
}
