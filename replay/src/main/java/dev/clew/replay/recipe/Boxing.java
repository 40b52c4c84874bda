package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Boxes, which have one field and are made by {@code valueOf}. */
final class Boxing {

  private record Kind(String primitive, Object zero) {}

  private static final Map<String, Kind> KINDS =
      Map.of(
          "java.lang.Boolean", new Kind("boolean", false),
          "java.lang.Byte", new Kind("byte", (byte) 0),
          "java.lang.Short", new Kind("short", (short) 0),
          "java.lang.Character", new Kind("char", (char) 0),
          "java.lang.Integer", new Kind("int", 0),
          "java.lang.Long", new Kind("long", 0L),
          "java.lang.Float", new Kind("float", 0f),
          "java.lang.Double", new Kind("double", 0d));

  private Boxing() {}

  static boolean isBox(String type) {
    return KINDS.containsKey(type);
  }

  /** The class that boxes values of a primitive type; null for other types. */
  static @Nullable String boxOf(String primitive) {
    return KINDS.entrySet().stream()
        .filter(each -> each.getValue().primitive().equals(primitive))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  private static Kind kind(Datum.Instance box) {
    Kind kind = KINDS.get(box.type());
    if (kind == null) {
      throw new IllegalArgumentException("not a box: " + box.type());
    }
    return kind;
  }

  static Datum value(Datum.Instance box) {
    Datum value = box.fields().get("value");
    return value == null ? new Datum.Primitive(kind(box).zero()) : value;
  }

  static Step box(Datum.Instance box, int value) {
    return new Step.Invoke(
        box.id(),
        box.type(),
        "valueOf",
        List.of(kind(box).primitive()),
        OptionalInt.empty(),
        List.of(value));
  }
}
