package dev.clew.junit.trials;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What calls that went well were given as the same argument as one that was refused: what is wrong
 * is best seen in something that is almost right.
 */
final class GivenTexts {

  /** By the numbers of what the refused call is given. */
  private final Map<Integer, String> texts = new HashMap<>();

  private GivenTexts() {}

  static GivenTexts of(SuiteCase of, List<SuiteCase> others) {
    GivenTexts given = new GivenTexts();
    if (!(of.replay().ending() instanceof Ending.Threw)) {
      return given;
    }
    List<Integer> wanted = StepNumbers.arguments(of.replay().recipe().call());
    for (SuiteCase other : others) {
      boolean isLike =
          other.target().equals(of.target()) && other.replay().ending() instanceof Ending.Returned;
      List<Integer> had = StepNumbers.arguments(other.replay().recipe().call());
      for (int i = 0; isLike && i < Math.min(wanted.size(), had.size()); i++) {
        for (Step step : other.replay().recipe().steps()) {
          if (step instanceof Step.NewText text && text.result() == had.get(i)) {
            given.texts.putIfAbsent(wanted.get(i), text.text());
          }
        }
      }
    }
    return given;
  }

  /** Texts that are almost like one that went well. */
  List<String> broken(Step step) {
    String text = step instanceof Step.NewText each ? texts.get(each.result()) : null;
    return text == null ? List.of() : TextWording.broken(text);
  }
}
