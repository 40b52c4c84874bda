package dev.clew.junit.source.words;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Words about how the inputs of a call stand to each other, and to what its receiver was made of:
 * {@code sameFirstAndSecond}, {@code centsAboveLimit}.
 */
final class RelationWords {

  private final Map<Integer, Step> made;

  private RelationWords(Map<Integer, Step> made) {
    this.made = made;
  }

  /**
   * @param made what the steps of the recipe make, by number
   */
  static List<String> of(Recipe recipe, MethodInfo target, Map<Integer, Step> made) {
    RelationWords words = new RelationWords(made);
    Map<String, Object> given = words.values(target.parameterNames(), arguments(recipe.call()));
    List<String> all = new ArrayList<>(same(given));
    all.addAll(words.known(given, recipe));
    List<String> names = List.copyOf(given.keySet());
    for (int i = 1; i < names.size(); i++) {
      Map<String, Object> before = new LinkedHashMap<>(given);
      before.keySet().retainAll(names.subList(0, i));
      compare(before, names.get(i), given.get(names.get(i)), all);
    }
    OptionalInt receiver =
        recipe.call() instanceof Step.Invoke call ? call.receiver() : OptionalInt.empty();
    if (receiver.isPresent() && made.get(receiver.getAsInt()) instanceof Step.Construct maker) {
      words.constructor(target, maker).forEach((name, value) -> compare(given, name, value, all));
    }
    return all;
  }

  private static List<Integer> arguments(Step call) {
    return call instanceof Step.Construct construct
        ? construct.arguments()
        : ((Step.Invoke) call).arguments();
  }

  private Map<String, Object> constructor(MethodInfo target, Step.Construct maker) {
    for (MethodInfo method : target.owner().methods()) {
      List<String> types = method.signature().parameters().stream().map(JvmType::javaName).toList();
      if (method.isConstructor() && types.equals(maker.parameters())) {
        return values(method.parameterNames(), maker.arguments());
      }
    }
    return Map.of();
  }

  /** Numbers and texts by the names of parameters. */
  private Map<String, Object> values(List<String> names, List<Integer> arguments) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < arguments.size() && i < names.size(); i++) {
      Step step = CaseWords.unwrapped(made.get(arguments.get(i)), made);
      Object value =
          step instanceof Step.Constant constant
              ? constant.value()
              : step instanceof Step.NewText text ? text.text() : null;
      if (value instanceof Number || (value instanceof String text && !text.isBlank())) {
        values.put(names.get(i), value);
      }
    }
    return values;
  }

  /** Whether a text was given to a call before: {@code otherArticle} where another one was. */
  private List<String> known(Map<String, Object> given, Recipe recipe) {
    Set<Object> before = new HashSet<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Invoke invoke && invoke.receiver().isPresent()) {
        invoke.arguments().stream()
            .map(made::get)
            .filter(each -> each instanceof Step.NewText)
            .forEach(each -> before.add(((Step.NewText) each).text()));
      }
    }
    return given.entrySet().stream()
        .filter(each -> each.getValue() instanceof String && !before.isEmpty())
        .map(each -> (before.contains(each.getValue()) ? "same" : "other") + word(each.getKey()))
        .toList();
  }

  /** Two texts, or dates, that are equal; of numbers that is mostly chance. */
  private static List<String> same(Map<String, Object> given) {
    List<String> words = new ArrayList<>();
    List<String> names = List.copyOf(given.keySet());
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        Object value = given.get(names.get(i));
        if (value instanceof String && value.equals(given.get(names.get(j)))) {
          words.add("same" + word(names.get(i)) + "And" + word(names.get(j)));
        }
      }
    }
    return words;
  }

  private static void compare(
      Map<String, Object> given, String name, @Nullable Object value, List<String> words) {
    given.forEach(
        (each, number) -> {
          if (number instanceof Number one && value instanceof Number other) {
            int order = Double.compare(one.doubleValue(), other.doubleValue());
            String relation = order > 0 ? "Above" : order < 0 ? "Below" : "Equal";
            words.add(InputWords.letters(each) + relation + word(name));
          }
        });
  }

  private static String word(String name) {
    return Identifiers.capitalised(InputWords.letters(name));
  }
}
