package dev.clew.app.hunt;

import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.replay.Replayer;
import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.FilledCall;
import dev.clew.replay.hunt.ReplayTracer;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Makes the hunts of a run. For one thread. */
public final class Hunts {

  /** More ways in share the calls of a target. */
  private static final int MOST_ENTRIES = 4;

  /** Of each way in, to enter a target. */
  private static final int OPENING_CALLS = 4;

  private final Program program;
  private final EntryMaker entries;
  private final RecipeMaker recipes;
  private final NullInputs nulls;
  private final NullExpectations expected;
  private final CodeWords code;
  private final long seed;
  private int made;

  public Hunts(
      Program program, EntryMaker entries, RecipeMaker recipes, NullInputs nulls, long seed) {
    this.program = program;
    this.entries = entries;
    this.recipes = recipes;
    this.nulls = nulls;
    this.seed = seed;
    this.expected = new NullExpectations(program);
    this.code = new CodeWords(program);
  }

  /**
   * A hunt of a target; empty where an input is needed that nobody makes up.
   *
   * @param coverage hears what calls reached, in JaCoCo's format
   */
  public Optional<Hunt> of(MethodInfo target, Replayer replayer, Consumer<byte[]> coverage) {
    SplittableRandom random = random(target);
    WordList words = new WordList();
    ValueMaker values = new ValueMaker(program, random, words);
    List<HuntedEntry> ways = hunted(target, values, nulls);
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    code.addTo(words, target, new LanguageSamples(random));
    ReplayTracer tracer = new ReplayTracer(replayer, ++made, coverage);
    return Optional.of(new Hunt(ways, tracer, recipes, random, words, values));
  }

  /**
   * A few calls of a target with the simplest inputs and some others: what enters it at once.
   * Nothing is kept of them.
   */
  public List<Recipe> opening(MethodInfo target) {
    SplittableRandom random = random(target);
    ValueMaker values = new ValueMaker(program, random, new WordList());
    List<Recipe> calls = new ArrayList<>();
    for (HuntedEntry entry : hunted(target, values, NullInputs.NO)) {
      for (int i = 0; i < OPENING_CALLS; i++) {
        boolean isSimple = i == 0;
        try {
          calls.add(
              entry.recipe(
                  recipes,
                  entry.slots().stream().map(slot -> values.make(slot.type(), isSimple)).toList()));
        } catch (NoRecipeException e) {
          throw new IllegalStateException("values that nobody can make", e);
        }
      }
    }
    return calls;
  }

  /** Performs calls for what they reach alone. */
  public void perform(
      List<Recipe> calls, Replayer replayer, Consumer<byte[]> coverage, Budget budget)
      throws InterruptedException {
    try (ReplayTracer tracer = new ReplayTracer(replayer, ++made, coverage)) {
      List<FilledCall> left = calls.stream().map(FilledCall::of).toList();
      while (!left.isEmpty()) {
        int done = tracer.perform(left, CallTracer.Purpose.SEARCH, budget).size();
        left = left.subList(done == 0 ? left.size() : done, left.size());
      }
    }
  }

  private SplittableRandom random(MethodInfo target) {
    String name = target.owner().name() + target.name() + target.descriptor();
    return new SplittableRandom(seed * 31 + name.hashCode());
  }

  private List<HuntedEntry> hunted(MethodInfo target, ValueMaker values, NullInputs tried) {
    List<HuntedEntry> ways = new ArrayList<>();
    for (Entry each : ways(target)) {
      if (ways.size() < MOST_ENTRIES) {
        HuntedEntry.of(each, values, tried, expected).ifPresent(ways::add);
      }
    }
    return ways;
  }

  private List<Entry> ways(MethodInfo target) {
    List<Entry> ways = new ArrayList<>(entries.constructing(target));
    ways.add(new Entry.Direct(target));
    ways.addAll(entries.making(target));
    return ways;
  }
}
