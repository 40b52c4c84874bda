package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.hunt.CallEnd;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.Compared;
import dev.clew.replay.hunt.TracedCall;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Calls one target with inputs that are made up, and with changes of those that reached something
 * new. What it does next depends on its seed and on what calls came to, and on no clock. For one
 * thread.
 */
public final class Hunt {

  private static final int BATCH = 64;

  /** Of a hunt that goes on for long: fewer waits for the other JVM. */
  private static final int LONG_BATCH = 256;

  /** Calls in a row that reach nothing new, after which nothing is expected any more. */
  private static final int LEAST_IN_VAIN = 2_048;

  /** As many as there were before them, so many times. */
  private static final int IN_VAIN_PART = 3;

  /** So many for each input that reached something new: code with much to see has more to hide. */
  private static final int IN_VAIN_OF_SEED = 512;

  /** One exception at one place is judged so often: other inputs may make it an error. */
  private static final int MOST_JUDGED = 12;

  private static final int MOST_SHRINKING = 1_500;

  /** A call that takes all memory costs its JVM, and so may each that is a little simpler. */
  private static final Duration SIMPLIFYING = Duration.ofSeconds(2);

  /** So often one exception at one place may be what earlier calls have left: each costs a JVM. */
  private static final int MOST_UNCONFIRMED = 3;

  /** Calls that cost their JVM or do not end, beside one for each input that reached new code. */
  private static final int MOST_LOST = 8;

  private static final Site NOWHERE = new Site("", "", -1);

  private final List<HuntedEntry> entries;
  private final CallTracer tracer;
  private final RecipeMaker recipes;
  private final SplittableRandom random;
  private final WordList words;
  private final ValueMaker values;
  private final Corpus corpus = new Corpus();
  private final Proposals proposals = new Proposals();
  private final Map<Failure, Integer> judged = new HashMap<>();
  private final Map<Failure, Integer> unconfirmed = new HashMap<>();
  private final Set<Failure> caught = new HashSet<>();
  private long calls;
  private long lastNews;
  private long lost;
  private boolean isBegun;

  /** What makes failures the same for a hunt. */
  private record Failure(String exception, Site site) {}

  /**
   * @param entries ways in, at least one
   * @param values makes values up, with the same source of randomness and words
   */
  Hunt(
      List<HuntedEntry> entries,
      CallTracer tracer,
      RecipeMaker recipes,
      SplittableRandom random,
      WordList words,
      ValueMaker values) {
    this.entries = List.copyOf(entries);
    this.tracer = tracer;
    this.recipes = recipes;
    this.random = random;
    this.words = words;
    this.values = values;
  }

  /** How many calls were performed so far. */
  public long calls() {
    return calls;
  }

  /**
   * Performs calls until there are so many in all, or nothing new is expected.
   *
   * @param judge hears of each exception at each place until it confirms one
   * @param run what is caught in time is made simpler in this, a little longer than the budget
   */
  public void go(long most, Judge judge, Budget budget, Budget run) throws InterruptedException {
    Budget simplifying = run.atMost(budget.remaining().plus(SIMPLIFYING));
    while (calls < most && !isInVain() && !budget.exhausted()) {
      List<Seed> batch = isBegun ? next() : first();
      isBegun = true;
      long before = calls;
      List<TracedCall> traced = perform(batch, budget);
      for (int i = 0; i < traced.size(); i++) {
        lost += traced.get(i).end() instanceof CallEnd.Lost ? 1 : 0;
        take(batch.get(i), traced.get(i), judge, simplifying);
      }
      if (calls == before) {
        return; // there is no JVM
      }
    }
  }

  /** Whether nothing new is expected any more. */
  public boolean isInVain() {
    boolean isFixed = entries.stream().allMatch(entry -> entry.slots().isEmpty());
    return isFixed
        ? isBegun
        : lost > MOST_LOST + corpus.size()
            || calls - lastNews
                > Math.max(
                    LEAST_IN_VAIN,
                    Math.max(IN_VAIN_PART * lastNews, IN_VAIN_OF_SEED * (long) corpus.size()));
  }

  /** The simplest inputs of each way in. */
  private List<Seed> first() {
    List<Seed> first = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      first.add(new Seed(i, made(i, /* isSimple= */ true)));
      for (int j = 0; j < BATCH / 4; j++) {
        first.add(new Seed(i, made(i, /* isSimple= */ false)));
      }
    }
    return first;
  }

  private List<Datum> made(int entry, boolean isSimple) {
    return entries.get(entry).slots().stream().map(slot -> made(slot, isSimple)).toList();
  }

  private Datum made(Slot slot, boolean isSimple) {
    boolean isNull = slot.isNullable() && !isSimple && random.nextInt(12) == 0;
    return isNull ? new Datum.Null() : values.make(slot.type(), isSimple);
  }

  private List<Seed> next() {
    List<Seed> batch = new ArrayList<>();
    int size = calls < LONG_BATCH * 4 ? BATCH : LONG_BATCH;
    while (batch.size() < size) {
      Seed proposed = batch.size() % 2 == 0 ? proposals.poll() : null;
      if (proposed != null) {
        batch.add(proposed);
      } else if (corpus.isEmpty() || random.nextInt(20) == 0) {
        int entry = random.nextInt(entries.size());
        batch.add(new Seed(entry, made(entry, /* isSimple= */ false)));
      } else {
        batch.add(mutated(corpus.next(random)));
      }
    }
    return batch;
  }

  private Seed mutated(Seed seed) {
    List<Datum> changed = seed.values();
    int times = 1;
    while (times < 6 && random.nextInt(2) == 0) {
      times++;
    }
    for (int i = 0; i < times; i++) {
      changed = changed(seed.entry(), changed);
    }
    return new Seed(seed.entry(), changed);
  }

  private List<Datum> changed(int entry, List<Datum> old) {
    if (old.isEmpty()) {
      return old;
    }
    List<Object> leaves = Leaves.of(old);
    int kind = random.nextInt(16);
    if (leaves.isEmpty() || kind == 0) {
      int slot = random.nextInt(old.size());
      return with(old, slot, made(entries.get(entry).slots().get(slot), kind > 0));
    } else if (kind == 1) {
      Seed other = corpus.any(random);
      int slot = random.nextInt(old.size());
      return other.entry() == entry ? with(old, slot, other.values().get(slot)) : old;
    }
    int place = random.nextInt(leaves.size());
    Object leaf =
        leaves.get(place) instanceof String text
            ? values.texts().mutate(text, otherText(leaves))
            : values.numbers().mutate(leaves.get(place));
    return Leaves.with(old, place, leaf);
  }

  private static List<Datum> with(List<Datum> old, int slot, Datum value) {
    List<Datum> changed = new ArrayList<>(old);
    changed.set(slot, value);
    return changed;
  }

  /** A text of another seed, or of this one. */
  private String otherText(List<Object> own) {
    List<Object> leaves = random.nextInt(4) == 0 ? own : Leaves.of(corpus.any(random).values());
    return leaves.isEmpty() ? "" : leaves.get(random.nextInt(leaves.size())).toString();
  }

  private List<TracedCall> perform(List<Seed> batch, Budget budget) throws InterruptedException {
    List<Recipe> made = new ArrayList<>();
    for (Seed each : batch) {
      try {
        made.add(entries.get(each.entry()).recipe(recipes, each.values()));
      } catch (NoRecipeException e) {
        throw new IllegalStateException("values that nobody can make", e);
      }
    }
    List<TracedCall> traced = tracer.perform(made, budget);
    calls += traced.size();
    return traced;
  }

  private void take(Seed seed, TracedCall traced, Judge judge, Budget budget)
      throws InterruptedException {
    if (!traced.news().isEmpty()) {
      lastNews = calls;
      Seed known = new Seed(seed.entry(), seed.values(), traced.blocks(), traced.compared());
      corpus.add(known);
      learn(traced.compared());
      proposals.add(known);
    }
    if (traced.end() instanceof CallEnd.Threw threw) {
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

  private void learn(List<Compared> compared) {
    for (Compared each : compared) {
      if (each instanceof Compared.Texts texts) {
        words.add(texts.left());
        words.add(texts.right());
      } else if (each instanceof Compared.Numbers numbers) {
        words.add(numbers.right());
      }
    }
  }

  private boolean isUnwanted(Seed seed, CallEnd.Threw threw, Judge judge) {
    HuntedEntry entry = entries.get(seed.entry());
    return judge.isUnwanted(entry.entry(), entry.inputs(seed.values()), threw);
  }

  /** Simpler and simpler inputs, as long as they fail at the same place and are as unwanted. */
  private Caught shrunk(Seed seed, CallEnd.Threw threw, Judge judge, Budget budget)
      throws InterruptedException {
    Failure wanted = failure(threw);
    Seed best = seed;
    CallEnd.Threw end = threw;
    long most = calls + MOST_SHRINKING;
    boolean isSimpler = true;
    while (isSimpler && calls < most && !budget.exhausted()) {
      isSimpler = false;
      List<Seed> simpler = new ArrayList<>();
      for (List<Datum> each : Reductions.of(best.values())) {
        simpler.add(new Seed(seed.entry(), each));
      }
      for (int from = 0; from < simpler.size() && !isSimpler; from += BATCH) {
        List<Seed> some = simpler.subList(from, Math.min(from + BATCH, simpler.size()));
        List<TracedCall> traced = perform(some, budget);
        for (int i = 0; i < traced.size() && !isSimpler; i++) {
          if (traced.get(i).end() instanceof CallEnd.Threw other
              && failure(other).equals(wanted)
              && isUnwanted(some.get(i), other, judge)) {
            best = some.get(i);
            end = other;
            isSimpler = true;
          }
        }
      }
    }
    return caught(best, end);
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
