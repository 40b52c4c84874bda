package dev.clew.solver.jvm;

import dev.clew.solver.jvm.GroupSeparators.Separator;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex.Bounds;
import dev.clew.solver.language.regex.RegexSearch;
import dev.clew.solver.language.regex.RegexSearch.Segment;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of a pattern: where bounds of groups are, measured from other bounds. */
final class KnownPattern {

  /** So many units behind, or before, the bound of a slot. */
  record Place(int slot, long offset) {}

  private final RegexSearch search;
  private final List<Segment> segments;
  private final @Nullable String literal;
  private final Language notBehind;
  private final Language within;
  private final Bounds starts;
  private final Bounds contained;
  private final Bounds containedInWhole;
  private final Map<Integer, Place> inWhole;
  private final Map<Integer, Place> inPart;
  private final Map<Integer, Separator> separatorsInWhole;
  private final Map<Integer, Separator> separatorsInPart;

  KnownPattern(RegexSearch search) {
    this.search = search;
    this.segments = search.segments();
    this.literal = search.literal().orElse(null);
    this.notBehind = Language.chars(search.notBehind());
    this.within = search.within();
    this.starts = search.starts();
    this.contained = search.contained(/* areWhole= */ false);
    this.containedInWhole = search.contained(/* areWhole= */ true);
    this.inWhole = places(List.of(0, 1));
    this.inPart = places(List.of(0));
    this.separatorsInWhole = GroupSeparators.of(segments, slot -> place(slot, /* whole= */ true));
    this.separatorsInPart = GroupSeparators.of(segments, slot -> place(slot, /* whole= */ false));
  }

  RegexSearch search() {
    return search;
  }

  /** What is never the next unit behind a match. */
  Language notBehind() {
    return notBehind;
  }

  /** Words that match wherever they are. */
  Language within() {
    return within;
  }

  /** The texts that it matches a start of. */
  Bounds starts() {
    return starts;
  }

  /** The texts in which it is found, whole ones or those behind others. */
  Bounds contained(boolean areWhole) {
    return areWhole ? containedInWhole : contained;
  }

  List<Segment> segments() {
    return segments;
  }

  /** Whether a group takes part in every match. */
  boolean participates(int group) {
    return segments.stream().anyMatch(segment -> segment.to() == 2 * group + 1);
  }

  /** The only text that matches, or null. */
  @Nullable String literal() {
    return literal;
  }

  /**
   * Where a bound is.
   *
   * @param whole whether the end of the match is as well known as its start
   */
  Place place(int slot, boolean whole) {
    return (whole ? inWhole : inPart).getOrDefault(slot, new Place(slot, 0));
  }

  /**
   * What stands at a bound from which others are measured; null where nothing is known.
   *
   * @param whole whether the end of the match is as well known as its start
   */
  @Nullable Separator separator(int slot, boolean whole) {
    return (whole ? separatorsInWhole : separatorsInPart).get(slot);
  }

  /** From the given slots on: those of which it is known how far away they are. */
  private Map<Integer, Place> places(List<Integer> roots) {
    Map<Integer, Place> places = new HashMap<>();
    roots.forEach(root -> spread(root, places));
    for (Segment segment : segments) {
      spread(segment.from(), places);
      spread(segment.to(), places);
    }
    return places;
  }

  private void spread(int root, Map<Integer, Place> places) {
    if (places.putIfAbsent(root, new Place(root, 0)) != null) {
      return;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Segment segment : segments) {
        long length = segment.around().minLength();
        if (length == segment.around().maxLength()) {
          changed |= step(places, segment.from(), segment.to(), length);
          changed |= step(places, segment.to(), segment.from(), -length);
        }
      }
    }
  }

  private static boolean step(Map<Integer, Place> places, int from, int to, long distance) {
    Place known = places.get(from);
    if (known == null || places.containsKey(to)) {
      return false;
    }
    places.put(to, new Place(known.slot(), known.offset() + distance));
    return true;
  }
}
