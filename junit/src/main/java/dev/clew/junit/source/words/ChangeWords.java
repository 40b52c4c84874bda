package dev.clew.junit.source.words;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.assertion.ExpectedValues;
import dev.clew.junit.source.assertion.Likeness;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Step;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Words about what a call that returns nothing has done: {@code statusBecomesPaid}. */
final class ChangeWords {

  private static final String NOTHING_KNOWN = "completes";

  private ChangeWords() {}

  static String of(SuiteCase of, Ending.Returned returned) {
    int self =
        of.replay().recipe().call() instanceof Step.Invoke call ? call.receiver().orElse(-1) : -1;
    Map<String, Picture> changed = new LinkedHashMap<>();
    returned.effects().stream()
        .filter(effect -> effect.number() == self)
        .forEach(effect -> addFields(effect, of.target().owner(), changed));
    of.observations()
        .forEach(seen -> changed.putIfAbsent(stem(seen.call().method()), seen.value()));
    String verb = of.hasEffects() ? "Becomes" : "Stays";
    return changed.entrySet().stream()
        .flatMap(each -> becomes(each.getKey(), each.getValue(), verb).stream())
        .findFirst()
        .or(
            () ->
                changed.entrySet().stream()
                    .flatMap(each -> contains(each.getKey(), each.getValue(), of).stream())
                    .findFirst())
        .orElse(NOTHING_KNOWN);
  }

  /** {@code count} for {@code getCount}. */
  private static String stem(String method) {
    for (String prefix : new String[] {"get", "is"}) {
      boolean fits =
          method.startsWith(prefix)
              && method.length() > prefix.length()
              && Character.isUpperCase(method.charAt(prefix.length()));
      if (fits) {
        return Identifiers.decapitalised(method.substring(prefix.length()));
      }
    }
    return method;
  }

  private static void addFields(Effect effect, ClassInfo type, Map<String, Picture> changed) {
    if (effect.before() instanceof Picture.Fields before
        && effect.after() instanceof Picture.Fields after) {
      Likeness likeness = new Likeness();
      after
          .fields()
          .forEach(
              (name, now) -> {
                Picture was = before.fields().get(name);
                if (was != null && !likeness.isSame(was, now) && isShown(name, type)) {
                  changed.put(name, now);
                }
              });
    }
  }

  private static Optional<String> becomes(String name, Picture picture, String verb) {
    return value(picture).map(word -> InputWords.letters(name) + verb + word);
  }

  /** {@code linesContainTea}, of a collection. */
  private static Optional<String> contains(String name, Picture picture, SuiteCase of) {
    if (!(picture instanceof Picture.Elements elements) || elements.elements().isEmpty()) {
      return Optional.empty();
    }
    int size = elements.elements().size();
    Optional<String> only = size == 1 ? element(elements.elements().get(0), of) : Optional.empty();
    String verb = name.endsWith("s") ? "Contain" : "Contains";
    String count = size == 1 ? "OneElement" : size + "Elements";
    return Optional.of(InputWords.letters(name) + verb + only.orElse(count));
  }

  /** What a name can say of it, or of the input that it is. */
  private static Optional<String> element(Picture picture, SuiteCase of) {
    if (picture instanceof Picture.Ref ref) {
      return of.replay().recipe().steps().stream()
          .filter(step -> step instanceof Step.Making making && making.result() == ref.number())
          .map(InputWords::value)
          .filter(word -> !word.isEmpty())
          .findFirst();
    }
    return value(picture);
  }

  /** What a name can say. */
  private static Optional<String> value(Picture picture) {
    boolean isSimple =
        picture instanceof Picture.Primitive
            || picture instanceof Picture.EnumConstant
            || picture instanceof Picture.Null
            || (picture instanceof Picture.Text text && !ExpectedValues.isFleeting(text.value()));
    return isSimple
        ? Optional.of(OutcomeWords.returned(picture).substring("returns".length()))
        : Optional.empty();
  }

  /** Whether a method is called like a field, so that a test may use it. */
  private static boolean isShown(String field, ClassInfo type) {
    return type.methods().stream()
        .filter(method -> method.isPublic() && method.signature().parameters().isEmpty())
        .anyMatch(method -> stem(method.name()).equals(field));
  }
}
