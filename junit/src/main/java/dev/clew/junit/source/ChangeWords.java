package dev.clew.junit.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Step;
import java.util.Map;
import java.util.Optional;

/** Words about what a call that returns nothing has done: {@code statusBecomesPaid}. */
final class ChangeWords {

  private static final String NOTHING_KNOWN = "completes";

  private ChangeWords() {}

  static String of(SuiteCase of, Ending.Returned returned) {
    int self =
        of.replay().recipe().call() instanceof Step.Invoke call ? call.receiver().orElse(-1) : -1;
    Optional<String> shown =
        returned.effects().stream()
            .filter(effect -> effect.number() == self)
            .flatMap(effect -> field(effect, of).stream())
            .findFirst();
    if (shown.isPresent()) {
      return shown.get();
    }
    for (Observation seen : of.observations()) {
      Optional<String> value = becomes(seen.value(), of);
      if (value.isPresent()) {
        return InputWords.letters(stem(seen.call().method())) + value.get();
      }
    }
    return NOTHING_KNOWN;
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

  private static Optional<String> field(Effect effect, SuiteCase of) {
    ClassInfo type = of.target().owner();
    if (effect.before() instanceof Picture.Fields before
        && effect.after() instanceof Picture.Fields after) {
      Likeness likeness = new Likeness();
      for (Map.Entry<String, Picture> each : after.fields().entrySet()) {
        Picture was = before.fields().get(each.getKey());
        boolean isChanged =
            was != null && !likeness.isSame(was, each.getValue()) && isShown(each.getKey(), type);
        Optional<String> value = isChanged ? becomes(each.getValue(), of) : Optional.empty();
        if (value.isPresent()) {
          return Optional.of(InputWords.letters(each.getKey()) + value.get());
        }
      }
    }
    return Optional.empty();
  }

  /** {@code BecomesPaid}, and {@code ContainTea} of a collection. */
  private static Optional<String> becomes(Picture picture, SuiteCase of) {
    if (picture instanceof Picture.Elements elements && !elements.elements().isEmpty()) {
      int size = elements.elements().size();
      Optional<String> only =
          size == 1 ? element(elements.elements().get(0), of) : Optional.empty();
      String count = size == 1 ? "HaveOneElement" : "Have" + size + "Elements";
      return Optional.of(only.map(word -> "Contain" + word).orElse(count));
    }
    return value(picture).map(word -> "Becomes" + word);
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
