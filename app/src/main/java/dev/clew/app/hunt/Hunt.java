package dev.clew.app.hunt;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.hunt.CallEnd;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.Compared;
import dev.clew.replay.hunt.TracedCall;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Calls one target with inputs that are made up, and with changes of those that reached something
 * new. What it does next depends on its seed and on what calls came to, and on no clock. For one
 * thread.
 */
public final class Hunt {

  private static final int BATCH = 64;

  /** Of a hunt that goes on for long: fewer waits for the other JVM. */
  private static final int LONG_BATCH = 512;

  private static final int LONGEST_BATCH = 2_048;

  /** Calls in a row that reach nothing new, after which nothing is expected any more. */
  private static final int LEAST_IN_VAIN = 8_192;

  /** As many as there were before them, so many times. */
  private static final int IN_VAIN_PART = 3;

  /** So many for each input that reached something new: code with much to see has more to hide. */
  private static final int IN_VAIN_OF_SEED = 2_048;

  /** What others offer comes at times that nobody knows before: the first calls are without it. */
  private static final int LEAST_OWN = 2_048;

  /** A call that takes all memory costs its JVM, and so may each that is a little simpler. */
  private static final Duration SIMPLIFYING = Duration.ofSeconds(2);

  /** Calls that cost their JVM or do not end, beside one for each input that reached new code. */
  private static final int MOST_LOST = 8;

  private final List<HuntedEntry> entries;
  private final HuntedCalls performer;
  private final FailedCalls failed;
  private final SeedMaker seeds;
  private final OfferedInputs offered;
  private final SplittableRandom random;
  private final WordList words;
  private final Corpus corpus = new Corpus();
  private final Proposals proposals = new Proposals();

  /** Calls without those that made inputs simpler. */
  private long tried;

  private long lastNews;
  private long lost;
  private boolean isBegun;

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
    InputShapes shapes = new InputShapes(entries, recipes);
    this.performer = new HuntedCalls(tracer);
    this.failed = new FailedCalls(entries, performer, shapes);
    this.seeds = new SeedMaker(entries, shapes, values, corpus, random);
    this.offered = new OfferedInputs(entries, shapes);
    this.random = random;
    this.words = words;
  }

  /**
   * Adds inputs that somebody else knows, to be called with and changed. From any thread.
   *
   * @param explored the method whose inputs these are; only those of ways in are of use here
   */
  public void offer(MethodInfo explored, List<Input> inputs) {
    offered.add(explored, inputs);
  }

  /** How many calls were performed so far. */
  public long calls() {
    return performer.count();
  }

  /**
   * Performs calls until there are so many in all, or nothing new is expected.
   *
   * @param judge hears of each exception at each place until it confirms one
   * @param run what is caught in time is made simpler in this, a little longer than the budget
   */
  public void go(long most, Judge judge, Budget budget, Budget run) throws InterruptedException {
    Budget simplifying = run.atMost(budget.remaining().plus(SIMPLIFYING));
    while (calls() < most && !isInVain() && !budget.exhausted()) {
      List<Seed> batch = isBegun ? next() : first();
      isBegun = true;
      while (!batch.isEmpty() && lost <= MOST_LOST + corpus.size()) {
        List<TracedCall> traced = performer.perform(batch, CallTracer.Purpose.SEARCH, budget);
        if (traced.isEmpty()) {
          return; // there is no JVM, or no time
        }
        for (int i = 0; i < traced.size(); i++) {
          tried++;
          lost += traced.get(i).end() instanceof CallEnd.Lost ? 1 : 0;
          take(batch.get(i), traced.get(i), judge, simplifying);
        }
        batch = batch.subList(traced.size(), batch.size());
      }
    }
  }

  /** Whether nothing new is expected any more. */
  public boolean isInVain() {
    boolean isFixed = entries.stream().allMatch(entry -> entry.slots().isEmpty());
    return isFixed
        ? isBegun
        : lost > MOST_LOST + corpus.size()
            || tried - lastNews
                > Math.max(
                    LEAST_IN_VAIN,
                    Math.max(IN_VAIN_PART * lastNews, IN_VAIN_OF_SEED * (long) corpus.size()));
  }

  /** The simplest inputs of each way in. */
  private List<Seed> first() {
    List<Seed> first = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      first.add(seeds.made(i, /* isSimple= */ true));
      for (int j = 0; j < BATCH / 4; j++) {
        first.add(seeds.made(i, /* isSimple= */ false));
      }
    }
    return first;
  }

  private List<Seed> next() {
    List<Seed> batch = new ArrayList<>();
    if (tried >= LEAST_OWN) {
      batch.addAll(offered.take(BATCH));
    }
    int size = tried < 4 * BATCH ? BATCH : tried < 4 * LONG_BATCH ? LONG_BATCH : LONGEST_BATCH;
    while (batch.size() < size) {
      Seed proposed = batch.size() % 2 == 0 ? proposals.poll() : null;
      if (proposed != null) {
        batch.add(proposed);
      } else if (corpus.isEmpty() || random.nextInt(20) == 0) {
        batch.add(seeds.made(random.nextInt(entries.size()), /* isSimple= */ false));
      } else {
        batch.add(seeds.mutated(corpus.next(random)));
      }
    }
    return batch;
  }

  private void take(Seed seed, TracedCall traced, Judge judge, Budget budget)
      throws InterruptedException {
    if (!traced.news().isEmpty()) {
      lastNews = tried;
      Seed known = new Seed(seed.shape(), seed.leaves(), traced.blocks(), traced.compared());
      corpus.add(known);
      learn(known);
      proposals.add(known, random);
    }
    failed.take(seed, traced.end(), judge, budget);
  }

  /** Words that code looks for; parts of the inputs themselves are none. */
  private void learn(Seed seed) {
    List<String> own =
        seed.leaves().stream().map(leaf -> leaf.toString().toLowerCase(Locale.ROOT)).toList();
    for (Compared each : seed.compared()) {
      if (each instanceof Compared.Texts texts) {
        learn(texts.left(), own);
        learn(texts.right(), own);
      } else if (each instanceof Compared.Numbers numbers) {
        words.add(numbers.right());
      }
    }
  }

  private void learn(String text, List<String> own) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (own.stream().noneMatch(leaf -> leaf.contains(lower))) {
      words.addMet(text);
    }
  }
}
