package dev.clew.replay.recipe;

import dev.clew.engine.program.MethodInfo;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A way to make an object: a constructor, then setters, then assignments.
 *
 * @param constructor or a static method that makes a new object
 * @param fields which field a constructor's parameter becomes, by parameter; null for none
 * @param setters a method of one parameter for each field that is left
 * @param injected fields that a container writes, whoever may see them
 * @param assigned fields that are assigned to in the end
 */
record Construction(
    MethodInfo constructor,
    List<@Nullable String> fields,
    Map<String, MethodInfo> setters,
    List<String> injected,
    List<String> assigned) {
  Construction {
    injected = List.copyOf(injected);
    assigned = List.copyOf(assigned);
  }

  /** How many fields it sets. */
  long covered() {
    return setters.size()
        + injected.size()
        + assigned.size()
        + fields.stream().filter(Objects::nonNull).count();
  }
}
