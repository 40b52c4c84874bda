package dev.clew.junit.source.words;

import dev.clew.junit.source.syntax.Identifiers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Chooses words for a case out of what can be said about it. */
final class WordChoice {

  private static final int MOST = 3;

  /** So many are said to tell a case from those that end in other ways, too. */
  private static final int MOST_APART = 2;

  private final CaseWords of;
  private final List<CaseWords> others;
  private final boolean hasState;

  private WordChoice(CaseWords of, List<CaseWords> group, boolean hasState) {
    this.of = of;
    this.hasState = hasState;
    this.others = group.stream().filter(other -> other != of).toList();
  }

  /**
   * As few as tell it from others; where that takes many, from those that end in the same way.
   *
   * @param group cases of one method, this one among them
   * @param hasState whether what was called before matters to some method of the class
   */
  static List<String> of(CaseWords of, List<CaseWords> group, boolean hasState) {
    return new WordChoice(of, group, hasState).words();
  }

  private List<String> words() {
    List<String> candidates = candidates();
    if (of.isRefused()) {
      String violated = violated();
      if (!violated.isEmpty()) {
        return apart(violated, candidates);
      }
    }
    if (!of.cause().isEmpty()) {
      return refused(candidates);
    }
    List<String> telling = candidates.stream().filter(this::isTelling).toList();
    if (telling.isEmpty() || isUsual()) {
      return alone();
    }
    for (int size = 1; size <= MOST_APART; size++) {
      for (List<String> some : rows(candidates, size)) {
        if (isApart(some)) {
          return withTexts(some);
        }
      }
    }
    for (int size = 1; size <= MOST; size++) {
      for (List<String> some : rows(candidates, size)) {
        if (isUnique(some) && some.stream().anyMatch(telling::contains)) {
          return some;
        }
      }
    }
    return telling.subList(0, Math.min(MOST + 1, telling.size()));
  }

  /** Of a case that nothing tells from others: what its object is, where it is a new one. */
  private List<String> alone() {
    boolean isBound = of.outcome().equals("creates") && !others.isEmpty();
    if (isBound) {
      return of.exact().values().stream().filter(word -> !word.isEmpty()).limit(1).toList();
    }
    Optional<String> asked =
        of.met().stream()
            .filter(fact -> fact.isOwn() && fact.isPlain() && others.isEmpty())
            .map(MetWords.Fact::word)
            .findFirst();
    if (asked.isPresent()) {
      return List.of(asked.get());
    }
    return of.outcome().startsWith("returns") && hasState && of.state().startsWith("new")
        ? List.of(of.state())
        : List.of();
  }

  /** Whether it is what a method does, and all others are refusals, which say why. */
  private boolean isUsual() {
    return !of.isRefused()
        && of.special().stream().allMatch(String::isEmpty)
        && others.stream()
            .filter(other -> other.types().equals(of.types()))
            .noneMatch(other -> other.cause().isEmpty());
  }

  /**
   * The cause; of several that were refused for the same one, what tells them apart, which is
   * enough where it is so of no other.
   */
  private List<String> refused(List<String> candidates) {
    List<CaseWords> same =
        others.stream()
            .filter(other -> other.cause().equals(of.cause()) && other.types().equals(of.types()))
            .toList();
    for (int size = of.isRule() ? 1 : 0; size < MOST; size++) {
      for (List<String> some : rows(candidates, size)) {
        if (same.stream().noneMatch(other -> other.all().containsAll(some))) {
          List<String> words = new ArrayList<>(some);
          if (some.isEmpty()
              || (!of.isRule() && others.stream().anyMatch(each -> each.all().containsAll(some)))) {
            words.add(of.cause());
          }
          return words;
        }
      }
    }
    return List.of(of.cause());
  }

  /**
   * What is wrong with what a call was given: of the method that refuses, the last that it asked.
   * Empty where that is about the object, or where the program says it better.
   */
  private String violated() {
    List<MetWords.Fact> asked =
        of.met().stream().filter(fact -> fact.met().method().name().equals(of.refuser())).toList();
    if (asked.isEmpty() || asked.get(0).isState()) {
      return "";
    }
    MetWords.Fact last = asked.get(0);
    boolean isMetByOthers =
        others.stream().anyMatch(other -> !other.isRefused() && other.all().contains(last.word()));
    if (isMetByOthers) {
      return "";
    }
    for (Map.Entry<String, String> each : of.rough().entrySet()) {
      boolean isWrong = of.special().contains(each.getValue()) && !each.getValue().isEmpty();
      if (isWrong && last.isAbout(each.getKey())) {
        return each.getValue();
      }
    }
    if (of.rough().keySet().stream().noneMatch(last::isAbout)) {
      List<String> wrong = of.special().stream().filter(word -> !word.isEmpty()).toList();
      if (wrong.size() == 1 && !last.isOwn()) {
        return wrong.get(0);
      }
    }
    boolean isSaid = !of.cause().isEmpty() && !of.isRule();
    boolean isExact = last.isPlain() && !last.isTruth();
    return isSaid && !isExact ? "" : last.word();
  }

  /** With one more word where another case of the method is refused for the same. */
  private List<String> apart(String word, List<String> candidates) {
    List<CaseWords> same =
        others.stream()
            .filter(other -> other.isRefused() && other.all().contains(word))
            .filter(other -> other.types().equals(of.types()))
            .toList();
    return candidates.stream()
        .filter(each -> !same.isEmpty() && !each.equals(word))
        .filter(each -> same.stream().noneMatch(other -> other.all().contains(each)))
        .findFirst()
        .map(each -> List.of(each, word))
        .orElse(List.of(word));
  }

  /** What texts have to be for the last condition to be asked is said, too. */
  private List<String> withTexts(List<String> words) {
    boolean isPlain =
        of.met().stream()
            .anyMatch(fact -> fact.isOwn() && fact.isPlain() && words.contains(fact.word()));
    List<String> texts =
        of.met().stream()
            .filter(fact -> isPlain && fact.isOwn() && fact.isPlain() && fact.isOfValue())
            .map(MetWords.Fact::word)
            .filter(word -> !words.contains(word))
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.reverse(texts); // in the order of the code
    texts.addAll(words);
    return texts.size() <= MOST ? texts : words;
  }

  /**
   * Those first that people would say: what the method asks of what it was given, what is special,
   * what came before, then values.
   */
  private List<String> candidates() {
    Set<String> words = new LinkedHashSet<>();
    of.special().stream().filter(word -> word.matches("(null|empty)[A-Z].*")).forEach(words::add);
    addMet(fact -> fact.isOwn() && fact.isPlain() && !fact.isState(), words);
    words.addAll(of.special());
    of.relations().stream().filter(this::decides).forEach(words::add);
    addMet(fact -> fact.isPlain() && fact.isState() && fact.isNumber(), words);
    words.removeIf(word -> word.startsWith("positive"));
    if (isStateTold()) {
      words.add(of.state());
    }
    addMet(fact -> fact.isPlain() && !fact.word().startsWith("positive"), words);
    words.add(otherwise());
    addMet(fact -> fact.isOwn() && fact.word().matches(".*(Do|[wW]ithout).*"), words);
    words.addAll(of.texts());
    addMet(fact -> fact.isOwn() && !fact.word().matches("(non|positive)[A-Z].*"), words);
    of.rough().values().stream().filter(word -> !word.startsWith("positive")).forEach(words::add);
    of.exact().entrySet().stream()
        .sorted(Comparator.comparing(each -> !isAskedAbout(each.getKey())))
        .map(Map.Entry::getValue)
        .forEach(words::add);
    addMet(fact -> fact.isOwn(), words);
    words.addAll(of.details());
    words.remove("");
    return List.copyOf(words);
  }

  /** Whether what was called before may matter. */
  private boolean isStateTold() {
    return of.state().startsWith("after")
        || others.stream().anyMatch(other -> other.state().startsWith("after"));
  }

  private boolean isAskedAbout(String parameter) {
    return of.met().stream().anyMatch(fact -> fact.isOwn() && fact.isAbout(parameter));
  }

  /** {@code otherCode} of a text that is none of those that a method asks for. */
  private String otherwise() {
    Map<String, Integer> refuted = new LinkedHashMap<>();
    for (MetWords.Fact fact : of.met()) {
      if (fact.isOwn() && fact.isOfText()) {
        refuted.merge(fact.subject(), fact.isPlain() ? -of.met().size() : 1, Integer::sum);
      }
    }
    return refuted.entrySet().stream()
        .filter(each -> each.getValue() > 1 && !each.getKey().isEmpty())
        .map(each -> "other" + Identifiers.capitalised(each.getKey()))
        .findFirst()
        .orElse("");
  }

  private void addMet(Predicate<MetWords.Fact> which, Set<String> words) {
    List<String> more = of.met().stream().filter(which).map(MetWords.Fact::word).toList();
    words.addAll(more);
  }

  /** Whether it is not so of all others. */
  private boolean isTelling(String word) {
    return others.stream().anyMatch(other -> !other.all().contains(word));
  }

  /**
   * Whether a relation may be why a case ends as it does: of those that return, some return
   * something else, and none of these has it.
   */
  private boolean decides(String relation) {
    List<CaseWords> otherwise =
        others.stream()
            .filter(other -> !other.isRefused() && !other.outcome().equals(of.outcome()))
            .toList();
    return !otherwise.isEmpty()
        && otherwise.stream().noneMatch(other -> other.relations().contains(relation));
  }

  /** Whether nothing else can be meant, however others end; a refusal says what is wrong. */
  private boolean isApart(Collection<String> words) {
    return others.stream()
        .filter(other -> of.isRefused() || !other.isRefused())
        .noneMatch(other -> other.cause().isEmpty() && other.all().containsAll(words));
  }

  private boolean isUnique(Collection<String> words) {
    return others.stream()
        .noneMatch(
            other ->
                other.outcome().equals(of.outcome())
                    && other.types().equals(of.types())
                    && other.all().containsAll(words));
  }

  /** Rows of so many words, in their order. */
  private static List<List<String>> rows(List<String> words, int size) {
    List<List<String>> rows = new ArrayList<>();
    if (size == 0) {
      rows.add(List.of());
      return rows;
    }
    for (int i = 0; i < words.size(); i++) {
      for (List<String> rest : rows(words.subList(i + 1, words.size()), size - 1)) {
        List<String> row = new ArrayList<>(List.of(words.get(i)));
        row.addAll(rest);
        rows.add(row);
      }
    }
    return rows;
  }
}
