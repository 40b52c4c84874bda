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
  private int stopped;

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
    key.takeRefused();
    key.clearGiven();
    if (most.begin(batch.hunt())) {
      Recorder.take();
    }
    StartedThreads started = new StartedThreads();
    List<TracedTrial> ended = Collections.synchronizedList(new ArrayList<>());
    Thread thread =
        new Thread(
            new ThreadGroup(StartedThreads.root(), "main"),
            () -> {
              try {
                performAll(batch, ended);
              } finally {
                changed.finish();
              }
            },
            "main");
    thread.setContextClassLoader(classes);
    thread.start();
    boolean isDone = attend(ended, batch.bounds().callMillis(), session);
    CallTracks.end();
    List<TracedTrial> done = new ArrayList<>(ended);
    if (!isDone || done.isEmpty()) {
      done.add(TracedTrial.of(TracedTrial.Kind.LOST, ""));
    }
    boolean isLost = done.stream().anyMatch(each -> each.kind() == TracedTrial.Kind.LOST);
    boolean last = isLost || !started.end() || !PipeDescriptors.areStandardOpen();
    boolean isNew = last || done.stream().anyMatch(TracedTrial::isNew);
    return new BatchReport(done, isNew ? Recorder.take() : new byte[0], last);
  }

  private void performAll(CallBatch batch, List<TracedTrial> ended) {
    long most = TimeUnit.MILLISECONDS.toNanos(batch.bounds().batchMillis());
    long start = System.nanoTime();
    for (FilledForm each : batch.calls()) {
      ended.add(perform(batch, each));
      if (System.nanoTime() - start > most) {
        return;
      }
    }
  }

  /** Comes back when the calls have ended, or one does not; whether they have. */
  private boolean attend(List<TracedTrial> ended, int millis, ServerSession session)
      throws IOException {
    int seen = -1;
    long since = System.nanoTime();
    while (System.nanoTime() - since < TimeUnit.MILLISECONDS.toNanos(millis)) {
      TrackedClasses.Wanted next = changed.next(LOOK_MILLIS);
      if (next == TrackedClasses.NOTHING_MORE) {
        return true;
      } else if (next != null) {
        session.answer(out -> ServerAnswer.write(out, next.content()));
        next.answer(Wire.readBytes(session.next()));
      }
      if (next != null || ended.size() != seen) {
        seen = ended.size();
        since = System.nanoTime();
      }
    }
    return false;
  }

  private TracedTrial perform(CallBatch batch, FilledForm call) {
    CallForm form = batch.form(call);
    int fuel = batch.bounds().fuel();
    TracedTrial ended = perform(form, call, fuel, /* compares= */ false, batch.tellsAll());
    if (batch.tellsAll() || !most.add()) {
      return ended;
    }
    int[] ways = CallTracks.reached();
    boolean isWhole =
        ended.kind() == TracedTrial.Kind.RETURNED
            || ended.kind() == TracedTrial.Kind.THREW
            || ended.kind() == TracedTrial.Kind.THREW_AGAIN;
    return isWhole // once more, to see what it compares
        ? perform(form, call, fuel, /* compares= */ true, /* tellsAll= */ true)
            .with(ways, CallTracks.compared())
        : ended.with(ways, new Object[0]);
  }

  private TracedTrial perform(
      CallForm form, FilledForm call, int fuel, boolean compares, boolean tellsAll) {
    CallTracks.begin(fuel, compares);
    TracedTrial ended = run(form, call, tellsAll);
    if (!CallTracks.end()) {
      ended = TracedTrial.of(TracedTrial.Kind.OUT_OF_FUEL, "");
    }
    String refused = key.takeRefused();
    if (!refused.isEmpty()) {
      ended = TracedTrial.of(TracedTrial.Kind.REFUSED, refused);
    }
    if (isBroken(ended)) {
      classes = new UserClasses(places, contents, changed::of);
      types = new Types(classes);
      Thread.currentThread().setContextClassLoader(classes);
    }
    return ended;
  }

  private TracedTrial run(CallForm form, FilledForm call, boolean tellsAll) {
    Workshop workshop;
    try {
      workshop = form.prepare(new Workshop(classes, types, key, call.holes()));
    } catch (ReflectiveOperationException | RuntimeException | Error e) {
      return TracedTrial.of(TracedTrial.Kind.FAILED, String.valueOf(e.getClass()));
    }
    try {
      workshop.result(form.call());
      return TracedTrial.of(TracedTrial.Kind.RETURNED, "");
    } catch (InvocationTargetException e) {
      return threw(e.getTargetException(), e.getTargetException(), tellsAll);
    } catch (ExceptionInInitializerError e) { // reflection initialises the class before the call
      return threw(e, e.getCause() == null ? e : e.getCause(), /* tellsAll= */ true);
    } catch (OutOfFuel e) {
      return TracedTrial.of(TracedTrial.Kind.OUT_OF_FUEL, "");
    } catch (Exception | Error e) {
      return TracedTrial.of(TracedTrial.Kind.FAILED, String.valueOf(e.getClass()));
    }
  }

  private TracedTrial threw(Throwable thrown, Throwable place, boolean tellsAll) {
    if (thrown instanceof OutOfMemoryError) {
      return TracedTrial.of(
          isMemoryLeft() ? TracedTrial.Kind.FAILED : TracedTrial.Kind.LOST, "no such memory");
    } else if (!tellsAll && !most.isRare(thrown) && !(thrown instanceof LinkageError)) {
      return TracedTrial.of(TracedTrial.Kind.THREW_AGAIN, "");
    }
    String message;
    try {
      message = thrown.getMessage();
    } catch (RuntimeException | Error e) {
      message = null; // a message that cannot be told is none
    }
    return TracedTrial.threw(thrown.getClass().getName(), message, Trace.of(place));
  }

  /** Whether it was asked for too much at once: then nobody else was short of memory. */
  private static boolean isMemoryLeft() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() < runtime.maxMemory() / 2;
  }

  /**
   * Whether classes may be of no use any more: an initialiser that failed, or a call that was
   * stopped in the midst of something. To load them again costs what is compiled of them, so not
   * each of many that are stopped is worth it.
   */
  private boolean isBroken(TracedTrial ended) {
    return (ended.kind() == TracedTrial.Kind.OUT_OF_FUEL && Integer.bitCount(++stopped) == 1)
        || ended.kind() == TracedTrial.Kind.LOST
        || (ended.kind() == TracedTrial.Kind.THREW
            && (ended.text().equals(ExceptionInInitializerError.class.getName())
                || ended.text().equals(NoClassDefFoundError.class.getName())));
  }
}
