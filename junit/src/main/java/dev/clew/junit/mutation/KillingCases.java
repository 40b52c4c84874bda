package dev.clew.junit.mutation;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.coverage.Coverage;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds cases to those that were chosen, so that more mistakes in the classes under test would show.
 * Each mistake is tried with what was chosen; one that does not show is tried with what was not,
 * and the first case that shows it is chosen, too. Answers are kept, so that asking again after
 * some cases were dropped costs little. For one thread.
 */
public final class KillingCases {

  /** Of cases that may show a mistake, those with the least to read. */
  private static final int MOST_TRIED = 80;

  private record Question(Mutant mutant, Replay replay) {}

  private final Replayer replayer;
  private final MutantTrials trials;
  private final Map<ClassInfo, Map<Mutant, byte[]>> mutants = new LinkedHashMap<>();
  private final Map<Question, Boolean> answers = new HashMap<>();
  private final IdentityHashMap<Replay, Map<ClassInfo, BitSet>> reached = new IdentityHashMap<>();

  /**
   * @param types where mistakes are made
   * @param replayer for calls that should not take long
   */
  public KillingCases(Set<ClassInfo> types, Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.trials = new MutantTrials(replayer, budget);
    for (ClassInfo type : types) {
      read(type);
    }
  }

  private void read(ClassInfo type) {
    try {
      byte[] file = type.file().read();
      Map<Mutant, byte[]> all = new LinkedHashMap<>();
      Mutants.of(type, file).forEach(mutant -> all.put(mutant, file));
      mutants.put(type, all);
    } catch (IOException e) {
      return; // without its file there is nothing to make a mistake in
    }
  }

  /**
   * Those that were chosen, and more.
   *
   * @param all those that there are, the chosen ones among them, in the order of preference
   */
  public List<SuiteCase> with(List<SuiteCase> chosen, List<SuiteCase> all)
      throws InterruptedException {
    Set<SuiteCase> more = new LinkedHashSet<>(chosen);
    for (Map<Mutant, byte[]> each : mutants.values()) {
      for (Map.Entry<Mutant, byte[]> mutant : each.entrySet()) {
        if (!trials.goOn()) {
          return List.copyOf(more);
        }
        addFor(mutant.getKey(), mutant.getValue(), more, all);
      }
    }
    return List.copyOf(more);
  }

  private void addFor(Mutant mutant, byte[] file, Set<SuiteCase> chosen, List<SuiteCase> all)
      throws InterruptedException {
    List<SuiteCase> order = new ArrayList<>(inOrder(mutant, List.copyOf(chosen)));
    order.addAll(inOrder(mutant, all.stream().filter(each -> !chosen.contains(each)).toList()));
    int tried = 0;
    for (SuiteCase each : order) {
      boolean isChosen = chosen.contains(each);
      if (!trials.goOn() || (!isChosen && tried++ >= MOST_TRIED)) {
        return;
      }
      if (shows(each, mutant, file)) {
        chosen.add(each);
        return;
      }
    }
  }

  /**
   * All mistakes that a case shows, as far as there is time to find out.
   *
   * @return things that are equal where the mistakes are the same
   */
  public Set<Object> shownBy(SuiteCase of) throws InterruptedException {
    Set<Object> shown = new HashSet<>();
    for (Map<Mutant, byte[]> each : mutants.values()) {
      for (Map.Entry<Mutant, byte[]> mutant : each.entrySet()) {
        boolean mayShow = !inOrder(mutant.getKey(), List.of(of)).isEmpty();
        if (mayShow && shows(of, mutant.getKey(), mutant.getValue())) {
          shown.add(mutant.getKey());
        }
      }
    }
    return shown;
  }

  /** Mistakes that a case is known to show; takes no time. */
  public Set<Object> known(SuiteCase of) {
    Set<Object> known = new HashSet<>();
    for (Map<Mutant, byte[]> each : mutants.values()) {
      for (Mutant mutant : each.keySet()) {
        if (answers.getOrDefault(new Question(mutant, of.replay()), false)) {
          known.add(mutant);
        }
      }
    }
    return known;
  }

  /**
   * Whether a case shows some mistakes, all of them.
   *
   * @param some as {@link #known} has them
   */
  public boolean showsAll(SuiteCase of, Set<Object> some, Budget budget)
      throws InterruptedException {
    MutantTrials more = new MutantTrials(replayer, budget);
    for (Map<Mutant, byte[]> each : mutants.values()) {
      for (Map.Entry<Mutant, byte[]> entry : each.entrySet()) {
        Mutant mutant = entry.getKey();
        if (some.contains(mutant)) {
          boolean isShown =
              more.goOn() && more.shows(of.replay(), mutant, mutant.content(entry.getValue()));
          if (!isShown) {
            return false;
          }
          answers.put(new Question(mutant, of.replay()), true);
        }
      }
    }
    return true;
  }

  private boolean shows(SuiteCase of, Mutant mutant, byte[] file) throws InterruptedException {
    Question question = new Question(mutant, of.replay());
    Boolean known = answers.get(question);
    if (known == null) {
      known = trials.goOn() && trials.shows(of.replay(), mutant, mutant.content(file));
      if (trials.goOn()) {
        answers.put(question, known);
      }
    }
    return known;
  }

  /** Whether there is time for more. */
  public boolean goesOn() {
    return trials.goOn();
  }

  /** Calls of the method itself before others; those of other classes never. */
  private List<SuiteCase> inOrder(Mutant mutant, List<SuiteCase> cases) {
    MethodInfo method = mutant.method();
    return cases.stream()
        .filter(each -> outermost(each.target().owner()).equals(outermost(method.owner())))
        .filter(each -> reaches(each, mutant))
        .sorted(Comparator.comparing((SuiteCase each) -> !each.target().equals(method)))
        .toList();
  }

  /** What does not get to a mistake cannot show it. */
  private boolean reaches(SuiteCase of, Mutant mutant) {
    return mutant.line() == 0
        || reached
            .computeIfAbsent(of.replay(), replay -> new HashMap<>())
            .computeIfAbsent(mutant.method().owner(), type -> lines(of.replay(), type))
            .get(mutant.line());
  }

  private static BitSet lines(Replay replay, ClassInfo type) {
    Coverage coverage = new Coverage();
    coverage.add(replay.coverage().content());
    if (replay.ending() instanceof Replay.Ending.Threw threw) {
      coverage.addLeft(threw.trace().stream().map(TraceFrame::site).toList());
    }
    return coverage.lines(type);
  }

  private static String outermost(ClassInfo type) {
    int end = type.name().indexOf('$');
    return end < 0 ? type.name() : type.name().substring(0, end);
  }
}
