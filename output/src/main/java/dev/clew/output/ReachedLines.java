package dev.clew.output;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Lines of a target's class that calls reached, as JaCoCo saw them.
 *
 * @param sets what calls reached that differ in it, each in rising order
 * @param bySet by the number of a path that was tried, the index of its set; a path whose set is
 *     one too many is not there
 * @param tried how many paths were tried
 * @param executable the lines of the class that have code, in rising order
 * @param covered those that any call of the run reached
 */
public record ReachedLines(
    List<List<Integer>> sets,
    Map<Integer, Integer> bySet,
    int tried,
    List<Integer> executable,
    List<Integer> covered) {

  public static final ReachedLines NONE =
      new ReachedLines(List.of(), Map.of(), 0, List.of(), List.of());

  public ReachedLines {
    sets = sets.stream().map(List::copyOf).toList();
    bySet = Map.copyOf(bySet);
    executable = List.copyOf(executable);
    covered = List.copyOf(covered);
  }

  /** How many paths reached each set. */
  public List<Integer> counts() {
    Map<Integer, Integer> counts = new HashMap<>();
    bySet.values().forEach(set -> counts.merge(set, 1, Integer::sum));
    return IntStream.range(0, sets.size()).mapToObj(set -> counts.getOrDefault(set, 0)).toList();
  }

  /** The same with other sets: those of a file whose lines have other numbers now. */
  public ReachedLines withSets(List<List<Integer>> others) {
    return new ReachedLines(others, bySet, tried, executable, covered);
  }

  ReachedLines ofClass(List<Integer> lines, List<Integer> reached) {
    return new ReachedLines(sets, bySet, tried, lines, reached);
  }
}
