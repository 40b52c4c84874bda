package dev.clew.harness.replay;

import dev.clew.harness.base.PipeDescriptors;
import dev.clew.harness.guard.GuardKey;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Where trials are performed, one after the other, each as if it were the first. */
final class Stage {

  private final URL[] places;
  private final ClassContents originals;
  private final GuardKey key;
  private final Surroundings surroundings = new Surroundings();
  private List<ChangedClass> changed = new ArrayList<>();
  private ClassContents contents;
  private UserClasses classes;

  /**
   * @param originals what the classes at these places are made of
   */
  Stage(URL[] places, ClassContents originals, GuardKey key) {
    this.places = places.clone();
    this.key = key;
    this.originals = originals;
    this.contents = originals;
    this.classes = new UserClasses(this.places, contents);
  }

  Report perform(Trial trial) {
    Surroundings.Printed printed = surroundings.restore(trial.input());
    Recorder.take();
    key.takeRefused();
    key.clearGiven();
    boolean isAsked = trial.steps().stream().anyMatch(step -> step.kind() == ReplayStep.Kind.GIVEN);
    if (!changed.equals(trial.changed())) {
      changed = trial.changed();
      contents = originals.with(changed);
      classes = new UserClasses(places, contents);
    }
    if (isAsked) { // initialisers are to ask, too, and constants of theirs are this trial's
      classes = new UserClasses(places, contents);
    }
    StartedThreads started = new StartedThreads();
    ThreadGroup group = new ThreadGroup(StartedThreads.root(), "main");
    AtomicReference<CallEnding> ending = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Thread thread =
        new Thread(
            group,
            () -> {
              ending.set(run(trial, ending::set));
              done.countDown();
            },
            "main");
    thread.setContextClassLoader(classes);
    thread.start();
    boolean inTime = isDone(done, trial.millis());
    key.clearGiven();
    CallEnding ended = ending.get();
    CallEnding found = ended == null ? late(thread) : ended;
    String refused = key.takeRefused();
    byte[] coverage = Recorder.take();
    boolean last =
        !inTime || isExhausted(found) || !started.end() || !PipeDescriptors.areStandardOpen();
    if (isAsked || classes.remembers() || isBroken(found)) {
      classes = new UserClasses(places, contents);
    }
    return new Report(
        refused.isEmpty() ? found : CallEnding.of(CallEnding.Kind.REFUSED, refused, found.trace()),
        printed.text(),
        coverage,
        last);
  }

  /** Waits for a call, whatever the code under test tells this thread meanwhile. */
  private static boolean isDone(CountDownLatch done, long millis) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    long left = deadline - System.nanoTime();
    while (left > 0) {
      try {
        return done.await(left, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        left = deadline - System.nanoTime();
      }
    }
    return done.getCount() == 0;
  }

  /**
   * Performs a trial.
   *
   * @param known hears how the call has ended before the users' code is asked more about it, which
   *     may take for ever
   */
  private CallEnding run(Trial trial, Consumer<CallEnding> known) {
    Workshop workshop = new Workshop(classes, key);
    for (ReplayStep step : trial.steps()) {
      try {
        workshop.perform(step);
      } catch (ReflectiveOperationException | RuntimeException | Error e) {
        return CallEnding.of(CallEnding.Kind.FAILED, Workshop.explain(step, e), "");
      }
    }
    return call(workshop, trial.call(), known);
  }

  private static CallEnding call(Workshop workshop, ReplayStep call, Consumer<CallEnding> known) {
    try {
      boolean primitive = workshop.returnsPrimitive(call);
      Inputs inputs = workshop.inputs();
      Snapshot before = Snapshot.of(inputs);
      Object result = workshop.result(call);
      known.accept(CallEnding.of(CallEnding.Kind.FAILED, "it returned what cannot be told", ""));
      byte[] picture = Painter.ofResult(inputs).paint(result, primitive);
      return CallEnding.returned(picture, before.changes());
    } catch (InvocationTargetException e) {
      return threw(e.getTargetException(), e.getTargetException(), known);
    } catch (ExceptionInInitializerError e) { // reflection initialises the class before the call
      return threw(e, e.getCause() == null ? e : e.getCause(), known);
    } catch (Exception | Error e) {
      return CallEnding.of(CallEnding.Kind.FAILED, Workshop.explain(call, e), "");
    }
  }

  private static CallEnding threw(Throwable thrown, Throwable place, Consumer<CallEnding> known) {
    CallEnding silent = CallEnding.threw(thrown, place);
    known.accept(silent);
    return silent.withMessage(thrown);
  }

  private static CallEnding late(Thread thread) {
    return CallEnding.of(CallEnding.Kind.TIMED_OUT, "", Trace.of(thread.getStackTrace()));
  }

  /** Where memory was short once, other threads may have failed in silence. */
  private static boolean isExhausted(CallEnding ending) {
    return ending.kind() == CallEnding.Kind.THREW
        && ending.text().equals(OutOfMemoryError.class.getName());
  }

  /** A class whose initialiser failed remembers that, without a field. */
  private static boolean isBroken(CallEnding ending) {
    return ending.kind() == CallEnding.Kind.THREW
        && (ending.text().equals(ExceptionInInitializerError.class.getName())
            || ending.text().equals(NoClassDefFoundError.class.getName()));
  }
}
