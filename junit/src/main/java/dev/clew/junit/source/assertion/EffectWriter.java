package dev.clew.junit.source.assertion;

import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asserts what a call did to its inputs, where tests can see that. */
public final class EffectWriter {

  private final TypeNames names;
  private final JUnitVersion version;
  private final Map<Effect, List<ChangedPart>> effects = new LinkedHashMap<>();

  /**
   * Of one test.
   *
   * @param order the inputs that are told of first, by number
   */
  public EffectWriter(
      TypeNames names, JUnitVersion version, List<Effect> effects, List<Integer> order) {
    this.names = names;
    this.version = version;
    for (Effect effect : sorted(effects, order)) {
      this.effects.put(effect, Changes.of(effect, names));
    }
  }

  private static List<Effect> sorted(List<Effect> effects, List<Integer> order) {
    List<Effect> sorted = new ArrayList<>();
    for (int number : order) {
      effects.stream()
          .filter(effect -> effect.number() == number && !sorted.contains(effect))
          .forEach(sorted::add);
    }
    effects.stream().filter(effect -> !sorted.contains(effect)).forEach(sorted::add);
    return sorted;
  }

  /** Adds the numbers that the assertions need names for. */
  public void addShown(Set<Integer> shown) {
    effects.forEach(
        (effect, parts) -> {
          if (!parts.isEmpty()) {
            shown.add(effect.number());
          }
          parts.forEach(part -> References.add(part.after(), shown));
        });
  }

  /** Adds the assertions, which may be none, to what follows the call. */
  public void write(Draft draft, InputWriter inputs) {
    effects.forEach(
        (effect, parts) ->
            inputs
                .value(effect.number())
                .filter(value -> value.kind() == SourceValue.Kind.VARIABLE)
                .ifPresent(
                    value ->
                        parts.forEach(part -> write(draft, inputs, effect.after(), value, part))));
  }

  private void write(
      Draft draft, InputWriter inputs, Picture whole, SourceValue input, ChangedPart part) {
    Draft assertion = draft.sequel();
    try {
      ExpectedValues expected = new ExpectedValues(names, assertion, inputs);
      expected.remember(whole);
      AssertionWriter assertions = new AssertionWriter(names, version, assertion, false);
      boolean isTold =
          new ValueWriter(names, version, inputs, expected, assertions)
              .write(part(input, part), part.after(), part.path().size());
      if (isTold || part.isOfOtherKind()) {
        draft.append(assertion);
      }
    } catch (UntellableException e) {
      return; // the others can be told
    }
  }

  private SourceValue part(SourceValue input, ChangedPart part) throws UntellableException {
    SourceValue at = input;
    for (ChangedPart.Step step : part.path()) {
      String object = at.code().flat();
      String head =
          at.type().equals(step.owner())
              ? object
              : "((" + names.wild(step.owner()) + ") " + object + ")";
      at = SourceValue.expression(Code.of(head + step.code()), step.type());
    }
    return at;
  }
}
