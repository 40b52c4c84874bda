package dev.clew.harness.replay;

import dev.clew.harness.base.PipeDescriptors;
import dev.clew.harness.guard.GuardKey;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** Where trials are performed, one after the other, each as if it were the first. */
final class Stage {

  /** For initialisers that have ended before. */
  private static final int PREPARING_MILLIS = 5_000;

  private final URL[] places;
  private final GuardKey key;
  private final Surroundings surroundings = new Surroundings();
  private final TrialClasses kept;

  Stage(URL[] places, GuardKey key) {
    this.places = places.clone();
    this.key = key;
    this.kept = new TrialClasses(this.places);
  }

  Report perform(Trial trial) throws InterruptedException {
    boolean isAsked = trial.steps().stream().anyMatch(step -> step.kind() == ReplayStep.Kind.GIVEN);
    Recorder.take();
    kept.replace(trial.changed());
    StartedThreads started = new StartedThreads();
    if (!isAsked) {
      prepare(trial);
    }
    // initialisers are to ask, too, and constants of theirs are this trial's
    UserClasses classes = isAsked ? new UserClasses(places, trial.changed()) : kept.current();
    Surroundings.Printed printed = surroundings.restore(trial.input());
    key.takeRefused();
    key.clearGiven();
    AtomicReference<CallEnding> ending = new AtomicReference<>();
    Performance performance = Performance.of(classes, () -> ending.set(run(trial, classes)));
    boolean inTime = performance.endsWithin(trial.millis());
    key.clearGiven();
    CallEnding ended = ending.get();
    CallEnding found = inTime && ended != null ? ended : late(performance.trace());
    String refused = key.takeRefused();
    byte[] coverage = Recorder.take();
    boolean last =
        !inTime || isExhausted(found) || !started.end() || !PipeDescriptors.areStandardOpen();
    if (!isAsked && !last) {
      kept.trialEnded(isBroken(found));
    }
    return new Report(
        refused.isEmpty() ? found : CallEnding.of(CallEnding.Kind.REFUSED, refused, found.trace()),
        printed.text(),
        coverage,
        last);
  }

  /** Initialisers that fail, or reach out, or change what others see, are left to the trials. */
  private void prepare(Trial trial) throws InterruptedException {
    surroundings.restore("");
    key.takeRefused();
    AtomicBoolean isFit = new AtomicBoolean();
    Performance performance = Performance.of(kept.current(), () -> isFit.set(kept.prepare(trial)));
    boolean inTime = performance.endsWithin(PREPARING_MILLIS);
    if (!inTime || !isFit.get() || !key.takeRefused().isEmpty() || !surroundings.areRestored()) {
      kept.renewUnprepared();
    }
  }

  private CallEnding run(Trial trial, UserClasses classes) {
    Workshop workshop = new Workshop(classes, key);
    for (ReplayStep step : trial.steps()) {
      try {
        workshop.perform(step);
      } catch (ReflectiveOperationException | RuntimeException | Error e) {
        return CallEnding.of(CallEnding.Kind.FAILED, Workshop.explain(step, e), "");
      }
    }
    return call(workshop, trial.call());
  }

  private static CallEnding call(Workshop workshop, ReplayStep call) {
    try {
      boolean primitive = workshop.returnsPrimitive(call);
      Inputs inputs = workshop.inputs();
      Snapshot before = Snapshot.of(inputs);
      Object result = workshop.result(call);
      byte[] picture = Painter.ofResult(inputs).paint(result, primitive);
      return CallEnding.returned(picture, before.changes());
    } catch (InvocationTargetException e) {
      return CallEnding.threw(e.getTargetException());
    } catch (ExceptionInInitializerError e) { // reflection initialises the class before the call
      return CallEnding.threw(e, e.getCause() == null ? e : e.getCause());
    } catch (Exception | Error e) {
      return CallEnding.of(CallEnding.Kind.FAILED, Workshop.explain(call, e), "");
    }
  }

  private static CallEnding late(StackTraceElement[] trace) {
    return CallEnding.of(CallEnding.Kind.TIMED_OUT, "", Trace.of(trace));
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
