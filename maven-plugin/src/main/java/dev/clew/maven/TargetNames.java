package dev.clew.maven;

import java.util.ArrayList;
import java.util.List;

/** Names of targets, as Maven hands them over. */
final class TargetNames {

  private TargetNames() {}

  /**
   * Maven takes a list apart at every comma, those between the types of a method's parameters
   * included: puts together what belongs together.
   */
  static List<String> joined(List<String> parts) {
    List<String> names = new ArrayList<>();
    StringBuilder name = new StringBuilder();
    for (String part : parts) {
      name.append(name.isEmpty() ? "" : ",").append(part.strip());
      if (name.indexOf("(") < 0 || name.indexOf(")") >= 0) {
        names.add(name.toString());
        name.setLength(0);
      }
    }
    if (!name.isEmpty()) {
      names.add(name.toString());
    }
    return names;
  }
}
