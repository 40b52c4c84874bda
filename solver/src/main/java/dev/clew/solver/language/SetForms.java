package dev.clew.solver.language;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Normalises choices, intersections and complements: flat, without repetitions and neutral parts,
 * one set of units at most, absorbed by everything or nothing.
 */
final class SetForms {
  private SetForms() {}

  static Language choice(List<Language> options) {
    Set<Language> found = new LinkedHashSet<>();
    CharSet units = CharSet.NONE;
    for (Language option : options) {
      List<Language> flat =
          option instanceof ChoiceLanguage inner ? inner.options() : List.of(option);
      for (Language one : flat) {
        if (one instanceof CharsLanguage chars) {
          units = units.union(chars.set());
        } else {
          found.add(one);
        }
      }
    }
    if (!units.isEmpty()) {
      found.add(Language.chars(units));
    }
    return found.contains(Language.ANYTHING) || hasOpposites(found)
        ? Language.ANYTHING
        : choiceOfDistinct(found);
  }

  private static Language choiceOfDistinct(Set<Language> found) {
    if (found.size() > 1 && found.remove(Language.EMPTY) && !anyNullable(found)) {
      if (found.size() == 1) {
        return emptyOr(found.iterator().next());
      }
      found.add(Language.EMPTY);
    }
    return switch (found.size()) {
      case 0 -> Language.NOTHING;
      case 1 -> found.iterator().next();
      default -> new ChoiceLanguage(new ArrayList<>(found));
    };
  }

  private static Language emptyOr(Language option) {
    return option instanceof LoopLanguage loop && loop.min() == 1
        ? Language.loop(loop.body(), 0, loop.max())
        : Language.optional(option);
  }

  static Language both(List<Language> parts) {
    Set<Language> found = new LinkedHashSet<>();
    CharSet units = CharSet.ALL;
    boolean single = false;
    for (Language part : parts) {
      List<Language> flat = part instanceof BothLanguage inner ? inner.parts() : List.of(part);
      for (Language one : flat) {
        if (one instanceof CharsLanguage chars) {
          units = units.intersect(chars.set());
          single = true;
        } else if (!one.equals(Language.ANYTHING)) {
          found.add(one);
        }
      }
    }
    if (single) {
      found.add(Language.chars(units));
    }
    return units.isEmpty() || hasOpposites(found) ? Language.NOTHING : bothOfDistinct(found);
  }

  private static Language bothOfDistinct(Set<Language> found) {
    for (Language part : found) {
      if (part instanceof WordLanguage word) {
        boolean common = found.stream().allMatch(other -> other.accepts(word.text()));
        return common ? word : Language.NOTHING;
      }
    }
    return switch (found.size()) {
      case 0 -> Language.ANYTHING;
      case 1 -> found.iterator().next();
      default -> new BothLanguage(new ArrayList<>(found));
    };
  }

  static Language not(Language body) {
    if (body instanceof NotLanguage not) {
      return not.body();
    }
    if (body.equals(Language.NOTHING)) {
      return Language.ANYTHING;
    }
    return body.equals(Language.ANYTHING) ? Language.NOTHING : new NotLanguage(body);
  }

  private static boolean hasOpposites(Set<Language> found) {
    for (Language part : found) {
      if (part instanceof NotLanguage not && found.contains(not.body())) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyNullable(Set<Language> found) {
    return found.stream().anyMatch(Language::nullable);
  }
}
