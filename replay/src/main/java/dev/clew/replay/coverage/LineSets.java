package dev.clew.replay.coverage;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * Which lines of one class each call reached. Calls that reached the same share a set: a class is
 * analysed once for each, and not for each call. For one thread.
 */
public final class LineSets {

  /** Of a call whose set would be one too many. */
  public static final int UNKNOWN = -1;

  /** To analyse a class takes a millisecond. */
  private static final int MOST_SETS = 48;

  /** What JaCoCo recorded of the class, and the lines that exceptions ended. */
  private record Reached(BitSet probes, BitSet left) {}

  private final ClassInfo type;
  private final Map<Reached, Integer> numbers = new HashMap<>();
  private final Map<Integer, Coverage> sets = new LinkedHashMap<>();

  public LineSets(ClassInfo type) {
    this.type = type;
  }

  /** The number of a call's set, from 0. */
  public int add(byte[] recorded, List<Site> left) {
    Reached reached = new Reached(probes(recorded), lines(left));
    Integer known = numbers.get(reached);
    if (known != null) {
      return known;
    }
    if (numbers.size() == MOST_SETS) {
      return UNKNOWN;
    }
    int number = numbers.size();
    numbers.put(reached, number);
    Coverage coverage = new Coverage();
    coverage.add(recorded);
    coverage.addLeft(left);
    sets.put(number, coverage);
    return number;
  }

  private BitSet probes(byte[] recorded) {
    BitSet set = new BitSet();
    if (recorded.length == 0) {
      return set;
    }
    ExecutionDataStore store = new ExecutionDataStore();
    Coverage.read(recorded, store);
    for (ExecutionData data : store.getContents()) {
      if (data.getName().equals(type.name())) {
        boolean[] probes = data.getProbes();
        for (int i = 0; i < probes.length; i++) {
          set.set(i, probes[i]);
        }
      }
    }
    return set;
  }

  private BitSet lines(List<Site> left) {
    BitSet lines = new BitSet();
    for (Site site : left) {
      if (site.line() >= 0 && site.className().equals(type.toString())) {
        lines.set(site.line());
      }
    }
    return lines;
  }

  /** The lines of each set, by its number. Costs an analysis of the class for each. */
  public List<List<Integer>> lines() {
    return sets.values().stream()
        .map(coverage -> coverage.lines(type).stream().boxed().toList())
        .toList();
  }
}
