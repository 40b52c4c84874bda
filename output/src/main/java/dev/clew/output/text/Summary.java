package dev.clew.output.text;

import dev.clew.engine.outcome.Status;
import dev.clew.output.PathTally.Ending;
import dev.clew.output.TargetResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Explorations in one line: how many paths ended how, and what kept them from being complete. */
public final class Summary {

  private Summary() {}

  /** As in {@code 12 paths: 10 returned, 2 threw; complete}. */
  public static String of(TargetResult target) {
    return paths(List.of(target))
        + "; "
        + name(target.exploration().status())
        + reasons(List.of(target));
  }

  /** The same for a whole run, which counts methods, too, unless there is one only. */
  public static String of(List<TargetResult> targets) {
    if (targets.size() == 1) {
      return of(targets.get(0));
    }
    Map<Status, Integer> byStatus = new EnumMap<>(Status.class);
    targets.forEach(target -> byStatus.merge(target.exploration().status(), 1, Integer::sum));
    List<String> statuses = new ArrayList<>();
    byStatus.forEach((status, count) -> statuses.add(count + " " + name(status)));
    String methods = count(targets.size(), "method") + ", ";
    return methods + paths(targets) + "; " + String.join(", ", statuses) + reasons(targets);
  }

  private static String paths(List<TargetResult> targets) {
    long total = targets.stream().mapToLong(target -> target.tally().paths()).sum();
    List<String> parts = new ArrayList<>();
    for (Ending ending : Ending.values()) {
      long count = targets.stream().mapToLong(target -> target.tally().count(ending)).sum();
      if (count > 0) {
        parts.add(count + " " + ending.name().toLowerCase(Locale.ROOT));
      }
    }
    return count(total, "path") + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
  }

  private static String reasons(List<TargetResult> targets) {
    Map<String, Long> byCode = new TreeMap<>();
    for (TargetResult target : targets) {
      target
          .exploration()
          .reasons()
          .forEach((reason, count) -> byCode.merge(reason.code(), count, Long::sum));
    }
    List<String> parts = new ArrayList<>();
    byCode.forEach((code, count) -> parts.add(count == 1 ? code : code + " " + count + " times"));
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }

  private static String name(Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  private static String count(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
