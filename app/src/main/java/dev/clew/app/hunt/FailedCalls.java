package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.hunt.CallEnd;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.TracedCall;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/** Looks into calls that fail or do not seem to end: makes them simple, and has them judged. */
final class FailedCalls {

  /** One exception at one place is judged so often: other inputs may make it an error. */
  private static final int MOST_JUDGED = 12;

  private static final int MOST_SHRINKING = 1_500;

  /** Calls that do not end take some milliseconds each. */
  private static final int MOST_LONG = 64;

  /** Calls that seem not to end, and turn out to do so. */
  private static final int MOST_FOLLOWED = 4;

  /** Calls that take their time: there may be many. */
  private static final int MOST_SLOW = 64;

  /** Each wait for the other JVM takes longer than some calls. */
  private static final int SOME = 128;

  private static final int FEW = 8;

  /** So often one exception at one place may be what earlier calls have left: each costs a JVM. */
  private static final int MOST_UNCONFIRMED = 3;

  private static final Site NOWHERE = new Site("", "", -1);

  private final List<HuntedEntry> entries;
  private final HuntedCalls calls;
  private final InputShapes shapes;
  private final Map<Failure, Integer> judged = new HashMap<>();
  private final Map<Failure, Integer> unconfirmed = new HashMap<>();
  private final Set<Failure> caught = new HashSet<>();
  private boolean isEndless;
  private int followed;
  private int slow;

  /** What makes failures the same for a hunt. */
  private record Failure(String exception, Site site) {}

  FailedCalls(List<HuntedEntry> entries, HuntedCalls calls, InputShapes shapes) {
    this.entries = List.copyOf(entries);
    this.calls = calls;
    this.shapes = shapes;
  }

  /** Hears how a call has ended. */
  void take(Seed seed, CallEnd end, Judge judge, Budget budget) throws InterruptedException {
    if (end instanceof CallEnd.OutOfFuel) {
      follow(seed, judge, budget);
    } else if (end instanceof CallEnd.Threw threw) {
      Failure failure = failure(threw);
      boolean isOpen =
          !caught.contains(failure)
              && judged.merge(failure, 1, Integer::sum) <= MOST_JUDGED
              && unconfirmed.getOrDefault(failure, 0) < MOST_UNCONFIRMED;
      if (isOpen && isUnwanted(seed, threw, judge)) {
        settle(failure, seed, threw, judge, budget);
      }
    }
  }

  /** What goes on for long may go on for ever. */
  private void follow(Seed seed, Judge judge, Budget budget) throws InterruptedException {
    if (isEndless || followed >= MOST_FOLLOWED || slow >= MOST_SLOW) {
      return;
    }
    List<TracedCall> again = calls.perform(List.of(seed), CallTracer.Purpose.LONG_ENDINGS, budget);
    if (again.isEmpty() || !isLong(again.get(0).end())) {
      slow++;
      return;
    }
    followed++;
    HuntedEntry entry = entries.get(seed.entry());
    if (judge.isEndless(entry.entry(), entry.inputs(seed.values()))) {
      Seed simple = simplest(seed, (each, end) -> isLong(end), MOST_LONG, FEW, budget);
      isEndless = isShown(simple, judge) || (!simple.equals(seed) && isShown(seed, judge));
    }
  }

  private static boolean isLong(CallEnd end) {
    return end instanceof CallEnd.OutOfFuel || end instanceof CallEnd.Lost;
  }

  private boolean isShown(Seed seed, Judge judge) {
    HuntedEntry entry = entries.get(seed.entry());
    return judge.isShownEndless(entry.entry(), entry.inputs(seed.values()));
  }

  /** Simpler inputs may fail only where other calls were before, and the first ones anywhere. */
  private void settle(Failure failure, Seed seed, CallEnd.Threw threw, Judge judge, Budget budget)
      throws InterruptedException {
    Caught first = caught(seed, threw);
    Caught simple = shrunk(seed, threw, judge, budget);
    if (judge.isConfirmed(simple)
        || (!simple.inputs().equals(first.inputs()) && judge.isConfirmed(first))) {
      caught.add(failure);
    } else {
      unconfirmed.merge(failure, 1, Integer::sum);
    }
  }

  private Caught caught(Seed seed, CallEnd.Threw threw) {
    HuntedEntry entry = entries.get(seed.entry());
    return new Caught(entry.entry(), entry.inputs(seed.values()), threw, site(threw));
  }

  private boolean isUnwanted(Seed seed, CallEnd.Threw threw, Judge judge) {
    HuntedEntry entry = entries.get(seed.entry());
    return judge.isUnwanted(entry.entry(), entry.inputs(seed.values()), threw);
  }

  /** Simpler inputs that fail at the same place and are as unwanted. */
  private Caught shrunk(Seed seed, CallEnd.Threw threw, Judge judge, Budget budget)
      throws InterruptedException {
    Failure wanted = failure(threw);
    List<CallEnd.Threw> ends = new ArrayList<>(List.of(threw));
    Seed simple =
        simplest(
            seed,
            (each, end) -> {
              boolean fits =
                  end instanceof CallEnd.Threw other
                      && failure(other).equals(wanted)
                      && isUnwanted(each, other, judge);
              if (fits) {
                ends.add((CallEnd.Threw) end);
              }
              return fits;
            },
            MOST_SHRINKING,
            SOME,
            budget);
    return caught(simple, ends.get(ends.size() - 1));
  }

  /**
   * Simpler and simpler inputs, as long as their calls end as is wanted.
   *
   * @param atOnce so many are tried together: the first that will do is taken
   */
  private Seed simplest(
      Seed seed, BiPredicate<Seed, CallEnd> fits, long most, int atOnce, Budget budget)
      throws InterruptedException {
    Seed best = seed;
    long last = calls.count() + most;
    boolean isSimpler = true;
    while (isSimpler && calls.count() < last && !budget.exhausted()) {
      isSimpler = false;
      List<Seed> simpler = new ArrayList<>();
      for (List<Datum> each : Reductions.of(best.values())) {
        simpler.add(shapes.of(seed.entry(), each));
      }
      for (int from = 0;
          from < simpler.size() && !isSimpler && calls.count() < last;
          from += atOnce) {
        List<Seed> some = simpler.subList(from, Math.min(from + atOnce, simpler.size()));
        List<TracedCall> traced = calls.perform(some, CallTracer.Purpose.ENDINGS, budget);
        for (int i = 0; i < traced.size() && !isSimpler; i++) {
          if (fits.test(some.get(i), traced.get(i).end())) {
            best = some.get(i);
            isSimpler = true;
          }
        }
      }
    }
    return best;
  }

  /** Where a stack ends that overflows says nothing. */
  private static Failure failure(CallEnd.Threw threw) {
    boolean isDeep = threw.exception().equals("java.lang.StackOverflowError");
    return new Failure(threw.exception(), isDeep ? NOWHERE : site(threw));
  }

  private static Site site(CallEnd.Threw threw) {
    return threw.trace().stream()
        .filter(frame -> !frame.isJdk())
        .findFirst()
        .or(() -> threw.trace().stream().findFirst())
        .map(TraceFrame::site)
        .orElse(NOWHERE);
  }
}
