package dev.clew.solver.language.regex;

import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a pattern is where one of its groups takes part in a match. */
final class GroupParticipation {

  private GroupParticipation() {}

  /**
   * A pattern of all matches in which a group takes part, and perhaps of others: what is optional
   * is taken, alternatives are decided. The JDK forgets a group when it takes back what the group
   * is in.
   *
   * @return null where that is not known: a group in a loop may be left from an earlier turn, one
   *     in what is looked at, or not taken back, from a way that was given up
   */
  static @Nullable RegexNode of(RegexNode node, int group) {
    if (node instanceof Group numbered) {
      if (numbered.number() == group) {
        return numbered;
      }
      RegexNode body = of(numbered.body(), group);
      return body == null ? null : new Group(numbered.number(), body);
    }
    if (node instanceof Row row) {
      return of(row.parts(), group);
    }
    if (node instanceof Either either) {
      return either.options().stream()
          .map(option -> of(option, group))
          .filter(option -> option != null)
          .findFirst()
          .orElse(null);
    }
    return node instanceof Times times && times.max() == 1 ? of(times.body(), group) : null;
  }

  private static @Nullable RegexNode of(List<RegexNode> parts, int group) {
    for (int i = 0; i < parts.size(); i++) {
      RegexNode taken = of(parts.get(i), group);
      if (taken != null) {
        List<RegexNode> all = new ArrayList<>(parts);
        all.set(i, taken);
        return new Row(all);
      }
    }
    return null;
  }

  /** Parts in a row, none of them a row. */
  static List<RegexNode> flat(RegexNode node) {
    if (!(node instanceof Row row)) {
      return List.of(node);
    }
    List<RegexNode> all = new ArrayList<>();
    row.parts().forEach(part -> all.addAll(flat(part)));
    return all;
  }
}
