package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** How a method's parameters are called. */
final class ParameterNames {

  private ParameterNames() {}

  /**
   * @param listed by the MethodParameters attribute, which may disagree with the descriptor
   */
  static List<String> of(MethodInfo method, List<String> listed) {
    List<JvmType> parameters = method.signature().parameters();
    if (listed.size() == parameters.size() && new HashSet<>(listed).size() == listed.size()) {
      return listed;
    }
    MethodBody body = method.hasCode() ? method.readBody() : null;
    List<String> names = new ArrayList<>();
    int slot = method.isStatic() ? 0 : 1;
    for (JvmType parameter : parameters) {
      String known = body == null ? null : body.variableAtStart(slot);
      names.add(known == null || names.contains(known) ? "arg" + names.size() : known);
      slot += parameter.slots();
    }
    return List.copyOf(names);
  }
}
