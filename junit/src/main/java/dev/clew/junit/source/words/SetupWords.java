package dev.clew.junit.source.words;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Words about how the receiver came about, with values: {@code capacity2}, {@code afterEarn100}.
 */
final class SetupWords {

  private static final int MOST_CALLS = 3;

  private SetupWords() {}

  static List<String> of(Recipe recipe, MethodInfo target) {
    OptionalInt receiver =
        recipe.call() instanceof Step.Invoke call ? call.receiver() : OptionalInt.empty();
    if (receiver.isEmpty()) {
      return List.of();
    }
    Map<Integer, Step> made = new HashMap<>();
    List<String> words = new ArrayList<>();
    List<String> calls = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Making making) {
        made.put(making.result(), step);
      }
      boolean isMaker =
          step instanceof Step.Making making && making.result() == receiver.getAsInt();
      if (isMaker && step instanceof Step.Construct each) {
        words.addAll(values("<init>", each.parameters(), each.arguments(), target, made));
      } else if (isMaker && step instanceof Step.Invoke each && each.receiver().isEmpty()) {
        words.addAll(values(each.method(), each.parameters(), each.arguments(), target, made));
      } else if (step instanceof Step.Invoke invoke && invoke.receiver().equals(receiver)) {
        calls.add(called(invoke, made));
      } else if (step instanceof Step.Invoke invoke && invoke.receiver().isPresent()) {
        others.add(0, "with" + called(invoke, made)); // the last says the most
      }
    }
    words.addAll(others);
    if (calls.size() > 1) {
      words.add("after" + calls.get(calls.size() - 1));
    }
    if (!calls.isEmpty() && calls.size() <= MOST_CALLS) {
      words.add("after" + joined(calls));
    }
    return words;
  }

  /** {@code AddAndPay}, and {@code PayTwice}. */
  static String joined(List<String> calls) {
    boolean isTwice = calls.size() == 2 && calls.get(0).equals(calls.get(1));
    return isTwice
        ? calls.get(0) + "Twice"
        : calls.stream().distinct().collect(Collectors.joining("And"));
  }

  /** What the parameters of a constructor or a factory were given. */
  private static List<String> values(
      String name,
      List<String> types,
      List<Integer> arguments,
      MethodInfo target,
      Map<Integer, Step> made) {
    List<String> words = new ArrayList<>();
    for (MethodInfo method : target.owner().methods()) {
      boolean isIt =
          method.name().equals(name)
              && method.signature().parameters().stream()
                  .map(JvmType::javaName)
                  .toList()
                  .equals(types);
      for (int i = 0; isIt && i < arguments.size(); i++) {
        words.add(InputWords.exact(method.parameterNames().get(i), made.get(arguments.get(i))));
      }
    }
    return words;
  }

  private static String called(Step.Invoke invoke, Map<Integer, Step> made) {
    StringBuilder words =
        new StringBuilder(Identifiers.capitalised(InputWords.letters(invoke.method())));
    for (int argument : invoke.arguments()) {
      words.append(InputWords.value(made.get(argument)));
    }
    return words.toString();
  }
}
