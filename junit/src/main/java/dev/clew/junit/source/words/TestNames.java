package dev.clew.junit.source.words;

import dev.clew.junit.condition.MetConditions;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Names of tests that say what is called, what is special about the inputs, and what happens. */
public final class TestNames {

  private static final int LONGEST = 90;

  private TestNames() {}

  /** One for each case, all different; the same cases get the same names. */
  public static List<String> of(List<SuiteCase> cases) {
    Map<String, List<CaseWords>> byMethod = new LinkedHashMap<>();
    List<CaseWords> all = new ArrayList<>();
    MetConditions conditions = new MetConditions();
    for (SuiteCase each : cases) {
      CaseWords words = CaseWords.of(each, conditions);
      all.add(words);
      byMethod.computeIfAbsent(words.method(), method -> new ArrayList<>()).add(words);
    }
    Map<CaseWords, String> chosen = new HashMap<>();
    boolean hasState =
        all.stream().anyMatch(words -> words.state().startsWith("after"))
            || cases.stream().anyMatch(TestNames::isOfNewObject);
    byMethod.values().forEach(group -> chosen.putAll(names(group, hasState)));
    List<String> names = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (CaseWords words : all) {
      String stem = chosen.getOrDefault(words, words.method());
      String name = stem;
      for (int i = 2; !taken.add(name); i++) {
        name = stem + "_" + i;
      }
      names.add(name);
    }
    return names;
  }

  /** Whether it is called on what a constructor made of nothing, which others fill. */
  private static boolean isOfNewObject(SuiteCase of) {
    Recipe recipe = of.replay().recipe();
    return recipe.call() instanceof Step.Invoke call
        && recipe.steps().stream()
            .anyMatch(
                step ->
                    step instanceof Step.Construct made
                        && made.arguments().isEmpty()
                        && call.receiver().equals(OptionalInt.of(made.result())))
        && !of.target().owner().instanceFields().isEmpty();
  }

  /**
   * The fewest words that tell a case from the others which end like it, and one at least where
   * there are others.
   */
  private static Map<CaseWords, String> names(List<CaseWords> group, boolean hasState) {
    Map<CaseWords, String> names = new HashMap<>();
    for (CaseWords each : group) {
      List<String> words = WordChoice.of(each, group, hasState);
      StringBuilder inputs = new StringBuilder();
      for (int i = 0; i < words.size(); i++) {
        boolean isLast = i > 0 && i == words.size() - 1;
        inputs.append(isLast ? "And" : "");
        inputs.append(i == 0 ? words.get(i) : Identifiers.capitalised(words.get(i)));
      }
      names.put(each, name(each, inputs.toString()));
    }
    return overloadsApart(names);
  }

  /** Says the types of the parameters where methods of one name would have tests of one name. */
  private static Map<CaseWords, String> overloadsApart(Map<CaseWords, String> names) {
    Map<String, Set<String>> types = new HashMap<>();
    names.forEach(
        (words, name) -> types.computeIfAbsent(name, n -> new HashSet<>()).add(words.types()));
    Map<CaseWords, String> apart = new HashMap<>();
    names.forEach(
        (words, name) ->
            apart.put(
                words,
                types.getOrDefault(name, Set.of()).size() == 1
                    ? name
                    : words.method() + words.types() + name.substring(words.method().length())));
    return apart;
  }

  /** With as much of the inputs as there is room for; what happens is always said. */
  private static String name(CaseWords of, String inputs) {
    int room = LONGEST - of.method().length() - of.outcome().length() - 2;
    String middle = inputs.length() <= room ? inputs : inputs.substring(0, Math.max(0, room));
    String name = of.method() + (middle.isEmpty() ? "" : "_" + middle) + "_" + of.outcome();
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST);
  }
}
