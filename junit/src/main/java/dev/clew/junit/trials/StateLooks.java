package dev.clew.junit.trials;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What objects look like after calls: a state that was there before leads nowhere else. For one
 * thread.
 */
final class StateLooks {

  private final Set<String> known = new HashSet<>();

  /** Whether the receiver of a call that changed it looks as none did so far. */
  boolean isNew(SuiteCase of) {
    int receiver = RecipeChain.receiver(of.replay().recipe()).orElse(-1);
    List<Effect> effects =
        of.replay().ending() instanceof Ending.Returned returned ? returned.effects() : List.of();
    return effects.stream()
        .filter(effect -> effect.number() == receiver)
        .map(effect -> look(effect.after()))
        .anyMatch(known::add);
  }

  /** Without the numbers of objects, which every recipe has its own of. */
  private static String look(Picture picture) {
    if (picture instanceof Picture.Text text) {
      return '"' + text.value() + '"';
    } else if (picture instanceof Picture.Primitive primitive) {
      return String.valueOf(primitive.value());
    } else if (picture instanceof Picture.EnumConstant constant) {
      return constant.name();
    } else if (picture instanceof Picture.Array array) {
      return looks(array.elements());
    } else if (picture instanceof Picture.Elements elements) {
      return looks(elements.elements());
    } else if (picture instanceof Picture.Entries entries) {
      return entries.entries().stream()
          .map(entry -> look(entry.key()) + "=" + look(entry.value()))
          .collect(Collectors.joining(",", "{", "}"));
    } else if (picture instanceof Picture.Fields fields) {
      return fields.fields().entrySet().stream()
          .map(entry -> entry.getKey() + ":" + look(entry.getValue()))
          .collect(Collectors.joining(",", fields.type() + "(", ")"));
    } else if (picture instanceof Picture.Spelled spelled) {
      return spelled.text();
    }
    return picture.getClass().getSimpleName();
  }

  private static String looks(List<Picture> parts) {
    return parts.stream().map(StateLooks::look).collect(Collectors.joining(",", "[", "]"));
  }
}
