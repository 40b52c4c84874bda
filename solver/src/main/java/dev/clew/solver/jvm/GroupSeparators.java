package dev.clew.solver.jvm;

import dev.clew.solver.jvm.KnownPattern.Place;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.LanguageUnits;
import dev.clew.solver.language.regex.RegexSearch.Segment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Bounds of groups that a known unit stands at, which is nowhere in what is before: as the end of
 * the first group of {@code ([a-z]+)=(.*)}. Such a bound is where the unit is first found.
 */
final class GroupSeparators {

  /**
   * Where the unit is first found, from the bound of a slot on.
   *
   * @param from a slot
   */
  record Separator(int from, char unit) {}

  private final List<Segment> segments;
  private final IntFunction<Place> places;
  private final Map<Integer, Separator> found = new HashMap<>();

  /** Slots whose bounds are told without those of other slots but the ones told before. */
  private final Set<Integer> told = new LinkedHashSet<>(List.of(0, 1));

  private GroupSeparators(List<Segment> segments, IntFunction<Place> places) {
    this.segments = segments;
    this.places = places;
  }

  /**
   * The separators at slots from which others are measured.
   *
   * @param places from where each slot is measured
   */
  static Map<Integer, Separator> of(List<Segment> segments, IntFunction<Place> places) {
    GroupSeparators separators = new GroupSeparators(segments, places);
    separators.find();
    return separators.found;
  }

  private void find() {
    List<Segment> open = new ArrayList<>(segments);
    open.removeIf(segment -> root(segment.to()) != segment.to());
    while (!open.isEmpty()) {
      open.removeIf(segment -> told.contains(segment.to()));
      if (open.stream().noneMatch(this::tell) && !open.isEmpty()) {
        told.add(open.get(0).to());
      }
    }
  }

  private int root(int slot) {
    return places.apply(slot).slot();
  }

  /** Whether the end of the segment is told by what it is measured from. */
  private boolean tell(Segment before) {
    if (!told.contains(root(before.from()))) {
      return false;
    }
    for (Segment behind : segments) {
      Character unit = behind.from() == before.to() ? separator(before, behind) : null;
      if (unit != null) {
        found.put(before.to(), new Separator(before.from(), unit));
        return told.add(before.to());
      }
    }
    return false;
  }

  private static @Nullable Character separator(Segment before, Segment behind) {
    CharSet first =
        behind.around().nullable() ? CharSet.NONE : LanguageUnits.first(behind.around());
    boolean separates =
        first.isSingle()
            && !Character.isSurrogate(first.first())
            && !LanguageUnits.in(before.around()).contains(first.first());
    return separates ? first.first() : null;
  }
}
