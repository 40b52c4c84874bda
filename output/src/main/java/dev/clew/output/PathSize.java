package dev.clew.output;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.solver.strings.picture.StringPicture;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many bytes a path takes in the results file, roughly and rather too many than too few: to
 * choose before anything is written.
 */
final class PathSize {

  /** Keys, place and statistics of a target without its paths. */
  private static final long TARGET = 1_500;

  private static final long PATH = 600;
  private static final long PLACE = 120;
  private static final long OBJECT = 60;
  private static final long INPUT = 80;
  private static final long NUMBER = 24;
  private static final long DECISION = 4;
  private static final long STEP = 14;

  /** Escaped, as everything beyond ASCII and controls are. */
  private static final int WIDE = 6;

  private PathSize() {}

  static long of(TargetResult target) {
    long reasons =
        target.exploration().reasons().keySet().stream()
            .mapToLong(reason -> OBJECT + text(reason.detail()))
            .sum();
    long places = (long) target.exploration().nullPlaces().size() * PLACE;
    return TARGET + reasons + places + target.findings().size() * PATH + paths(target);
  }

  private static long paths(TargetResult target) {
    TableSize tables = new TableSize();
    long size = 0;
    for (ExploredPath path : target.exploration().paths()) {
      size += of(path) + tables.growth(path);
      tables.add(path);
    }
    return size;
  }

  static long of(ExploredPath path) {
    long size =
        PATH
            + DECISION * path.decisions().size()
            + STEP * path.steps().size()
            + ending(path.outcome());
    size += path.trace().strings().map(PathSize::of).orElse(0L);
    for (String conjunct : path.condition()) {
      size += text(conjunct);
    }
    for (Input input : path.inputs()) {
      size += INPUT + text(input.name()) + of(input.value());
    }
    return size;
  }

  private static long of(StringPicture picture) {
    return picture.nodes().stream().mapToLong(node -> NUMBER + text(node.label())).sum()
        + picture.lines().stream().mapToLong(line -> NUMBER + text(line.label())).sum()
        + picture.derived().stream().mapToLong(each -> NUMBER + text(each.fact())).sum();
  }

  private static long ending(Outcome outcome) {
    if (outcome instanceof Outcome.Returned returned) {
      return of(returned.value());
    }
    return outcome instanceof Outcome.Threw threw ? text(threw.message()) : OBJECT;
  }

  private static long of(@Nullable Datum datum) {
    long size = 0;
    Deque<Datum> open = new ArrayDeque<>();
    if (datum != null) {
      open.push(datum);
    }
    while (!open.isEmpty()) {
      Datum each = open.pop();
      size += own(each);
      parts(each).forEach(open::push);
    }
    return size;
  }

  private static long own(Datum datum) {
    if (datum instanceof Datum.Text text) {
      return OBJECT + text(text.value());
    } else if (datum instanceof Datum.Spelled spelled) {
      return OBJECT + text(spelled.text());
    } else if (datum instanceof Datum.Instance instance) {
      return OBJECT + instance.fields().keySet().stream().mapToLong(PathSize::text).sum();
    }
    return datum instanceof Datum.Primitive ? NUMBER : OBJECT;
  }

  private static Collection<Datum> parts(Datum datum) {
    if (datum instanceof Datum.Array array) {
      return array.elements();
    } else if (datum instanceof Datum.Made made) {
      return made.parts();
    }
    return datum instanceof Datum.Instance instance ? instance.fields().values() : List.of();
  }

  static long text(@Nullable String text) {
    return text == null ? 0 : 4 + text.chars().map(PathSize::escaped).sum();
  }

  private static int escaped(int unit) {
    if (unit == '"' || unit == '\\') {
      return 2;
    }
    return unit >= ' ' && unit < 127 ? 1 : WIDE;
  }
}
