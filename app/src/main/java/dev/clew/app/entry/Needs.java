package dev.clew.app.entry;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which fields of which objects paths have read: where one of them has to have a value that no
 * constructor gives it, a method that changes it may.
 *
 * @param fields by the name of the input, {@code this} among them
 */
record Needs(Map<String, Set<String>> fields) {

  static final Needs NONE = new Needs(Map.of());

  static Needs of(Collection<ExploredPath> paths) {
    Map<String, Set<String>> fields = new HashMap<>();
    for (ExploredPath path : paths) {
      for (Input input : path.inputs()) {
        if (input.value() instanceof Datum.Instance instance && !instance.stub()) {
          fields
              .computeIfAbsent(input.name(), name -> new HashSet<>())
              .addAll(instance.fields().keySet());
        }
      }
    }
    return new Needs(fields);
  }

  Set<String> of(String input) {
    return fields.getOrDefault(input, Set.of());
  }
}
