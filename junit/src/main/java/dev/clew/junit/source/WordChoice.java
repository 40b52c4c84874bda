package dev.clew.junit.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Chooses words for a case out of what can be said about it. */
final class WordChoice {

  private static final int MOST = 3;

  /** So many are said to tell a case from those that end in other ways, too. */
  private static final int MOST_APART = 2;

  private final CaseWords of;
  private final List<CaseWords> others;

  private WordChoice(CaseWords of, List<CaseWords> group) {
    this.of = of;
    this.others = group.stream().filter(other -> other != of).toList();
  }

  /**
   * As few as tell it from others; where that takes many, from those that end in the same way.
   *
   * @param group cases of one method, this one among them
   */
  static List<String> of(CaseWords of, List<CaseWords> group) {
    return new WordChoice(of, group).words();
  }

  private List<String> words() {
    List<String> candidates = candidates();
    if (!of.cause().isEmpty()) {
      return refused(candidates);
    }
    List<String> telling = candidates.stream().filter(this::isTelling).toList();
    if (telling.isEmpty() || isUsual()) {
      return List.of();
    }
    for (int size = 1; size <= MOST_APART; size++) {
      for (List<String> some : rows(candidates, size)) {
        if (isApart(some)) {
          return some;
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
    for (int size = 0; size < MOST; size++) {
      for (List<String> some : rows(candidates, size)) {
        if (same.stream().noneMatch(other -> other.all().containsAll(some))) {
          List<String> words = new ArrayList<>(some);
          if (some.isEmpty() || others.stream().anyMatch(each -> each.all().containsAll(some))) {
            words.add(of.cause());
          }
          return words;
        }
      }
    }
    return List.of(of.cause());
  }

  /** Those first that people would say: what is special, what came before, then values. */
  private List<String> candidates() {
    Set<String> words = new LinkedHashSet<>();
    words.addAll(of.special());
    of.relations().stream().filter(this::decides).forEach(words::add);
    words.addAll(of.texts());
    of.rough().values().stream().filter(word -> !word.startsWith("positive")).forEach(words::add);
    words.addAll(of.exact().values());
    words.addAll(of.details());
    words.remove("");
    return List.copyOf(words);
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
