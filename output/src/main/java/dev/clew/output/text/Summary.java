package dev.clew.output.text;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
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
  public static String of(Exploration exploration) {
    return paths(List.of(exploration))
        + "; "
        + name(exploration.status())
        + reasons(List.of(exploration));
  }

  /** The same for a whole run, which counts methods, too, unless there is one only. */
  public static String of(List<TargetResult> targets) {
    List<Exploration> all = targets.stream().map(TargetResult::exploration).toList();
    if (all.size() == 1) {
      return of(all.get(0));
    }
    Map<Status, Integer> byStatus = new EnumMap<>(Status.class);
    all.forEach(exploration -> byStatus.merge(exploration.status(), 1, Integer::sum));
    List<String> statuses = new ArrayList<>();
    byStatus.forEach((status, count) -> statuses.add(count + " " + name(status)));
    String methods = count(all.size(), "method") + ", ";
    return methods + paths(all) + "; " + String.join(", ", statuses) + reasons(all);
  }

  private static String paths(List<Exploration> explorations) {
    int[] counts = new int[4];
    for (Exploration exploration : explorations) {
      for (ExploredPath path : exploration.paths()) {
        counts[kind(path.outcome())]++;
      }
    }
    List<String> parts = new ArrayList<>();
    String[] names = {"returned", "threw", "cut", "unsupported"};
    int total = 0;
    for (int i = 0; i < counts.length; i++) {
      total += counts[i];
      if (counts[i] > 0) {
        parts.add(counts[i] + " " + names[i]);
      }
    }
    return count(total, "path") + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
  }

  private static int kind(Outcome outcome) {
    if (outcome instanceof Outcome.Returned) {
      return 0;
    } else if (outcome instanceof Outcome.Threw) {
      return 1;
    }
    return outcome instanceof Outcome.Unsupported ? 3 : 2;
  }

  private static String reasons(List<Exploration> explorations) {
    Map<String, Long> byCode = new TreeMap<>();
    for (Exploration exploration : explorations) {
      for (Map.Entry<Reason, Long> reason : exploration.reasons().entrySet()) {
        byCode.merge(reason.getKey().code(), reason.getValue(), Long::sum);
      }
    }
    List<String> parts = new ArrayList<>();
    byCode.forEach((code, count) -> parts.add(count == 1 ? code : code + " " + count + " times"));
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }

  private static String name(Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  private static String count(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
