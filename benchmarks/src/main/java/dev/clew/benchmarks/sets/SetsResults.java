package dev.clew.benchmarks.sets;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who made what of which script. */
final class SetsResults {

  private final List<ScriptFile> files;
  private final double limit;
  private final Map<String, Map<ScriptFile, ScriptOutcome>> outcomes = new LinkedHashMap<>();

  /**
   * @param limit seconds for a file
   */
  SetsResults(List<ScriptFile> files, double limit) {
    this.files = List.copyOf(files);
    this.limit = limit;
  }

  void add(String contestant, ScriptFile file, ScriptOutcome outcome) {
    outcomes.computeIfAbsent(contestant, key -> new LinkedHashMap<>()).put(file, outcome);
  }

  List<ScriptFile> files() {
    return files;
  }

  double limit() {
    return limit;
  }

  Collection<String> contestants() {
    return outcomes.keySet();
  }

  boolean has(String contestant) {
    return outcomes.containsKey(contestant);
  }

  ScriptOutcome outcome(String contestant, ScriptFile file) {
    return outcomes
        .getOrDefault(contestant, Map.of())
        .getOrDefault(file, new ScriptOutcome(List.of(), false, "not asked", 0));
  }

  boolean decided(String contestant, ScriptFile file) {
    return outcome(contestant, file).decided(file, limit);
  }

  /** The contestants that say the opposite of a word. */
  List<String> against(ScriptFile file, int check, String word) {
    return outcomes.keySet().stream()
        .filter(name -> opposite(outcome(name, file).answer(check), word))
        .toList();
  }

  /** The contestants that say a word. */
  List<String> saying(ScriptFile file, int check, String word) {
    return outcomes.keySet().stream()
        .filter(name -> outcome(name, file).answer(check).equals(word))
        .toList();
  }

  private static boolean opposite(String answer, String word) {
    return !answer.isEmpty() && !word.isEmpty() && !answer.equals(word);
  }

  /**
   * Whether a stated answer is wrong: cvc5, Z3 and Clew all give the other one, and none gives it.
   */
  boolean isMislabelled(ScriptFile file, int check) {
    String stated = file.stated().get(check);
    List<String> against = against(file, check, stated);
    return against.contains("cvc5")
        && against.contains("z3")
        && against.stream().anyMatch(name -> !name.equals("cvc5") && !name.equals("z3"))
        && saying(file, check, stated).isEmpty();
  }

  /** One line for each stated answer that a solver contradicts, unless it is mislabelled. */
  List<String> againstStatus() {
    List<String> lines = new ArrayList<>();
    for (ScriptFile file : files) {
      for (int check = 0; check < file.checks(); check++) {
        List<String> against = against(file, check, file.stated().get(check));
        if (!against.isEmpty() && !isMislabelled(file, check)) {
          lines.add(
              "%s, check %d: stated %s; %s against it, %s for it"
                  .formatted(
                      file,
                      check + 1,
                      file.stated().get(check),
                      against,
                      saying(file, check, file.stated().get(check))));
        }
      }
    }
    return lines;
  }

  /** One line for each check that two contestants answer differently. */
  List<String> disagreements() {
    List<String> lines = new ArrayList<>();
    for (ScriptFile file : files) {
      for (int check = 0; check < file.checks(); check++) {
        List<String> sat = saying(file, check, "sat");
        List<String> unsat = saying(file, check, "unsat");
        if (!sat.isEmpty() && !unsat.isEmpty()) {
          lines.add("%s, check %d: sat %s, unsat %s".formatted(file, check + 1, sat, unsat));
        }
      }
    }
    return lines;
  }

  List<ScriptFile> mislabelled() {
    List<ScriptFile> found = new ArrayList<>();
    for (ScriptFile file : files) {
      for (int check = 0; check < file.checks(); check++) {
        if (isMislabelled(file, check)) {
          found.add(file);
          break;
        }
      }
    }
    return found;
  }
}
