package dev.clew.junit.source.assertion;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.syntax.Accessors;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds what tests can see of an effect: arrays, collections, maps and builders as a whole, objects
 * by those accessors that return something else than before.
 */
final class Changes {

  /** Objects in objects in objects are not looked into any further. */
  private static final int DEEPEST = 2;

  private final TypeNames names;
  private final Accessors accessors;
  private final Likeness likeness = new Likeness();
  private final List<ChangedPart> parts = new ArrayList<>();

  private Changes(TypeNames names) {
    this.names = names;
    this.accessors = new Accessors(names);
  }

  /** None where nobody can see it. */
  static List<ChangedPart> of(Effect effect, TypeNames names) {
    Changes changes = new Changes(names);
    changes.look(new ChangedPart(List.of(), effect.before(), effect.after()));
    return List.copyOf(changes.parts);
  }

  private void look(ChangedPart part) {
    if (part.before() instanceof Picture.Fields before
        && part.after() instanceof Picture.Fields after
        && before.type().equals(after.type())
        && !Boxes.isBox(after.type())) {
      fields(part, before, after);
    } else if (part.before() instanceof Picture.Array before
        && part.after() instanceof Picture.Array after
        && before.elements().size() == after.elements().size()
        && after.elements().stream().anyMatch(Changes::isComposed)) {
      elements(part, before, after);
    } else {
      parts.add(part);
    }
  }

  /** No literal, and no input. */
  private static boolean isComposed(Picture element) {
    return element instanceof Picture.Opaque
        || (element instanceof Picture.Fields fields && !Boxes.isBox(fields.type()));
  }

  private void fields(ChangedPart part, Picture.Fields before, Picture.Fields after) {
    Optional<ClassInfo> type = names.members().type(after.type());
    boolean isSeen =
        type.isPresent() && names.canName(after.type()) && part.path().size() <= DEEPEST;
    for (Map.Entry<String, Picture> each : after.fields().entrySet()) {
      Picture was = before.fields().get(each.getKey());
      if (was != null && !likeness.isSame(was, each.getValue()) && isSeen) {
        accessors
            .of(type.get(), each.getKey())
            .map(found -> new ChangedPart.Step(after.type(), "." + found.code(), found.type()))
            .ifPresent(step -> look(part.below(step, was, each.getValue())));
      }
    }
  }

  private void elements(ChangedPart part, Picture.Array before, Picture.Array after) {
    String component = after.type().substring(0, after.type().length() - 2);
    for (int i = 0; i < after.elements().size(); i++) {
      Picture was = before.elements().get(i);
      Picture now = after.elements().get(i);
      boolean isSeen = names.canName(after.type()) && part.path().size() <= DEEPEST;
      if (!likeness.isSame(was, now) && isSeen) {
        look(part.below(new ChangedPart.Step(after.type(), "[" + i + "]", component), was, now));
      }
    }
  }
}
