package dev.clew.junit.mutation;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
  private static final int MOST_TRIED = 24;

  private record Question(Mutant mutant, Replay replay) {}

  private final MutantTrials trials;
  private final Map<ClassInfo, Map<Mutant, byte[]>> mutants = new LinkedHashMap<>();
  private final Map<Question, Boolean> answers = new HashMap<>();

  /**
   * @param types where mistakes are made
   * @param replayer for calls that should not take long
   */
  public KillingCases(Set<ClassInfo> types, Replayer replayer, Budget budget) {
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
    byte[] content = null;
    int tried = 0;
    for (SuiteCase each : order) {
      boolean isChosen = chosen.contains(each);
      if (!trials.goOn() || (!isChosen && tried++ >= MOST_TRIED)) {
        return;
      }
      Question question = new Question(mutant, each.replay());
      Boolean known = answers.get(question);
      if (known == null) {
        content = content == null ? mutant.content(file) : content;
        known = trials.shows(each.replay(), mutant, content);
        answers.put(question, known);
      }
      if (known) {
        chosen.add(each);
        return;
      }
    }
  }

  /** Calls of the method itself before others; those of other classes never. */
  private static List<SuiteCase> inOrder(Mutant mutant, List<SuiteCase> cases) {
    MethodInfo method = mutant.method();
    return cases.stream()
        .filter(each -> outermost(each.target().owner()).equals(outermost(method.owner())))
        .sorted(Comparator.comparing((SuiteCase each) -> !each.target().equals(method)))
        .toList();
  }

  private static String outermost(ClassInfo type) {
    int end = type.name().indexOf('$');
    return end < 0 ? type.name() : type.name().substring(0, end);
  }
}
