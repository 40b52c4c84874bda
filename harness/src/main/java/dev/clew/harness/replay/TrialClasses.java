package dev.clew.harness.replay;

import dev.clew.harness.base.StaticState;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The classes of the code under test, as each trial is to find them: as if it were the first.
 * Loading and initialising them anew takes up to a second in a large library, most calls a few
 * microseconds. So they stay as long as no trial has changed what their static fields lead to. To
 * tell that, the initialisers that trials have run so far, and those of the classes that a trial
 * names, run before it; what they leave is compared with what the trial leaves.
 *
 * <p>Where trials change something again and again, initialisers run when they are needed, and
 * every trial gets new classes: looking costs time, too.
 */
final class TrialClasses {

  /** Trials in a row that change something, after which few are prepared. */
  private static final int MOST_CHANGES = 3;

  /** Then one in so many is. */
  private static final int SELDOM = 8;

  private final URL[] places;
  private final Set<String> used = new LinkedHashSet<>();
  private List<ChangedClass> others = new ArrayList<>();
  private UserClasses classes;
  private List<Class<?>> looked = new ArrayList<>();
  private OptionalLong state = OptionalLong.empty();
  private boolean isFresh = true;
  private boolean isPrepared;
  private int changes;
  private int renewals;

  TrialClasses(URL[] places) {
    this.places = places.clone();
    this.classes = new UserClasses(this.places, others);
  }

  UserClasses current() {
    return classes;
  }

  /** New ones, with other content in the place of some files'; the same where that is the same. */
  void replace(List<ChangedClass> wanted) {
    if (!others.equals(wanted)) {
      others = wanted;
      renew();
    }
  }

  /** New ones, as after a trial that did something to them. */
  void renew() {
    classes = new UserClasses(places, others);
    looked = new ArrayList<>();
    state = OptionalLong.empty();
    isFresh = true;
    isPrepared = false;
    renewals++;
  }

  /** New ones, whose initialisers run when they are needed. */
  void renewUnprepared() {
    changes = MOST_CHANGES;
    renew();
    isFresh = false;
  }

  /**
   * Runs initialisers, as far as that is worth it. On a thread that is like the trial's.
   *
   * @return whether none failed; classes are not fit for a trial otherwise
   */
  boolean prepare(Trial trial) {
    if (isFresh) {
      isFresh = false;
      isPrepared = others.isEmpty() && (changes < MOST_CHANGES || renewals % SELDOM == 0);
      if (isPrepared && !initialize(used)) {
        return false;
      }
      Recorder.take(); // told when they ran for the first time
    }
    if (isPrepared) {
      if (!initialize(types(trial))) {
        return false;
      }
      look();
    }
    return true;
  }

  private static Set<String> types(Trial trial) {
    Set<String> types = new LinkedHashSet<>();
    for (ReplayStep step : trial.steps()) {
      types.add(step.type());
    }
    types.add(trial.call().type());
    return types;
  }

  private boolean initialize(Set<String> names) {
    for (String name : names) {
      try {
        Class.forName(name, true, classes);
      } catch (ClassNotFoundException e) {
        // an array, or the trial will say what is missing
      } catch (Error | RuntimeException e) {
        used.remove(name);
        return false;
      }
    }
    return true;
  }

  private void look() {
    List<Class<?>> now = classes.remembering();
    if (now.size() != looked.size()) {
      looked = now;
      state = StaticState.of(classes, now);
    }
  }

  /** Renews them where the trial that has ended may have changed something. */
  void trialEnded(boolean isBroken) {
    if (isBroken || classes.isSpoiled()) {
      renew();
      return;
    }
    List<Class<?>> now = classes.remembering();
    if (now.isEmpty()) {
      return;
    }
    now.forEach(type -> used.add(type.getName()));
    boolean isSame =
        isPrepared
            && now.size() == looked.size()
            && state.isPresent()
            && state.equals(StaticState.of(classes, now));
    if (isSame) {
      changes = 0;
      return;
    }
    changes += isPrepared && now.size() == looked.size() ? 1 : 0;
    renew();
  }
}
