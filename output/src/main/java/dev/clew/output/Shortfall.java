package dev.clew.output;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Methods of a run that were not covered as a whole, of one cause.
 *
 * @param code of the reason, or of the obstacle that kept all calls from being tried
 * @param untouched how many were not entered: a real JVM reached none of their lines
 * @param partial how many others are not complete because of it
 * @param names what the reasons name, such as missing classes; a few
 */
public record Shortfall(String code, int untouched, int partial, List<String> names) {

  private static final int MOST_NAMES = 3;

  public Shortfall {
    names = List.copyOf(names);
  }

  /** By cause: those first that keep most methods from being entered, then from being complete. */
  public static List<Shortfall> of(Results results) {
    Map<String, Builder> byCode = new LinkedHashMap<>();
    for (TargetResult target : results.targets()) {
      Set<String> codes = codes(target);
      if (!isEntered(target)) {
        String main = lacksTime(target) ? ReasonCode.TIME.code() : first(codes, target);
        byCode.computeIfAbsent(main, Builder::new).add(target, /* isUntouched= */ true);
        codes = Set.of();
      }
      codes.forEach(code -> byCode.computeIfAbsent(code, Builder::new).add(target, false));
    }
    return byCode.values().stream()
        .map(Builder::build)
        .sorted(
            Comparator.comparingInt(Shortfall::untouched)
                .thenComparingInt(Shortfall::partial)
                .reversed())
        .toList();
  }

  private static String first(Set<String> codes, TargetResult target) {
    return codes.stream().findFirst().orElse(obstacle(target));
  }

  /** Whether more time might have entered it: not where all that was found is not supported. */
  private static boolean lacksTime(TargetResult target) {
    PathTally tally = target.tally();
    boolean isLate =
        target.exploration().status() == Status.TIMEOUT
            || tally.untried().stream().anyMatch(each -> each.obstacle() == Obstacle.NO_TIME);
    boolean isHopeless =
        tally.paths() > 0 && tally.count(PathTally.Ending.UNSUPPORTED) == tally.paths();
    return isLate && !isHopeless && isStarted(target);
  }

  private static boolean isStarted(TargetResult target) {
    return target.exploration().effort().totalNanos() > 0 || target.tally().paths() > 0;
  }

  /** Whether a real JVM reached the method; where nobody looked, whether a path of it ended. */
  public static boolean isEntered(TargetResult target) {
    if (target.trials().isEmpty()) {
      return target.tally().paths() > 0;
    }
    Trials trials = target.trials().get();
    return trials.lines().total() == 0
        ? target.tally().count(Confirmation.State.CONFIRMED) > 0
        : trials.lines().covered() > 0;
  }

  /** The most frequent first. */
  private static Set<String> codes(TargetResult target) {
    Exploration exploration = target.exploration();
    Map<String, Long> counts = new LinkedHashMap<>();
    exploration.reasons().forEach((reason, count) -> counts.merge(reason.code(), count, Long::sum));
    List<String> codes = new ArrayList<>(counts.keySet());
    codes.sort(Comparator.comparingLong((String code) -> counts.getOrDefault(code, 0L)).reversed());
    if (exploration.status() == Status.TIMEOUT && !codes.contains(ReasonCode.MEMORY.code())) {
      codes.add(ReasonCode.TIME.code());
    }
    if (isStarted(target)) {
      codes.removeAll(
          List.of(ReasonCode.NOT_STARTED.code(), ReasonCode.NOT_STOPPED.code())); // by some way in
    }
    return new LinkedHashSet<>(codes);
  }

  /** What kept the calls of a complete method from being tried. */
  private static String obstacle(TargetResult target) {
    return IntStream.range(0, target.numbers().size())
        .mapToObj(i -> target.confirmation(i).obstacle())
        .filter(obstacle -> obstacle != Obstacle.NONE)
        .map(Obstacle::code)
        .findFirst()
        .orElse(Obstacle.UNFINISHED.code());
  }

  /** In words: what is wrong, and what helps if anything does. */
  public String text() {
    String listed = names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
    return ReasonCode.of(code)
        .map(known -> known.sentence() + listed + after(known.remedy()))
        .orElseGet(() -> Obstacle.of(code).map(Shortfall::text).orElse(code));
  }

  /** Whether a user can do something about it. */
  public boolean hasRemedy() {
    return !ReasonCode.of(code)
        .map(ReasonCode::remedy)
        .or(() -> Obstacle.of(code).map(Obstacle::remedy))
        .orElse("")
        .isEmpty();
  }

  private static String text(Obstacle obstacle) {
    return obstacle.sentence() + after(obstacle.remedy());
  }

  private static String after(String remedy) {
    return remedy.isEmpty() ? "" : "; " + remedy;
  }

  /** Counts methods of one cause. */
  private static final class Builder {

    private final String code;
    private final Set<String> names = new LinkedHashSet<>();
    private int untouched;
    private int partial;

    Builder(String code) {
      this.code = code;
    }

    void add(TargetResult target, boolean isUntouched) {
      untouched += isUntouched ? 1 : 0;
      partial += isUntouched ? 0 : 1;
      if (ReasonCode.of(code).filter(ReasonCode::hasNames).isPresent()) {
        target.exploration().reasons().keySet().stream()
            .filter(reason -> reason.code().equals(code))
            .map(Reason::detail)
            .forEach(names::add);
      }
    }

    Shortfall build() {
      return new Shortfall(code, untouched, partial, names.stream().limit(MOST_NAMES).toList());
    }
  }
}
