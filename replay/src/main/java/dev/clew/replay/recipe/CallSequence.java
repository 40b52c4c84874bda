package dev.clew.replay.recipe;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A new object, calls that change it, and the call that matters.
 *
 * @param target an instance method
 */
public record CallSequence(MethodInfo constructor, List<MethodInfo> changes, MethodInfo target) {
  public CallSequence {
    changes = List.copyOf(changes);
  }

  /** One of the calls, with what its parameters are called among all of them. */
  public record Part(MethodInfo method, List<String> names) {}

  /** The calls in their order. Names of the target's parameters stay as they are. */
  public List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts.add(part(constructor, "new."));
    for (int i = 0; i < changes.size(); i++) {
      String before = changes.get(i).name() + (i == 0 ? "" : "#" + (i + 1)) + ".";
      parts.add(part(changes.get(i), before));
    }
    parts.add(part(target, ""));
    return parts;
  }

  private static Part part(MethodInfo method, String before) {
    return new Part(method, method.parameterNames().stream().map(name -> before + name).toList());
  }

  /** The types of all parameters, part by part. */
  public List<JvmType> types() {
    return Stream.of(List.of(constructor), changes, List.of(target))
        .flatMap(List::stream)
        .flatMap(method -> method.signature().parameters().stream())
        .toList();
  }
}
