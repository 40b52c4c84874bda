package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.regex.JavaRegex.Bounds;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Look;
import dev.clew.solver.language.regex.RegexNode.Loose;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Place;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a pattern is found in a text: in which texts, and what is between the bounds of its groups.
 *
 * <p>A search goes from unit to unit, a match from code point to code point. What holds for certain
 * is therefore said of matches without lone surrogates; what may hold, of all.
 */
public final class RegexSearch {

  private static final Language LINE_BREAK = Language.chars(CharSet.of("\n\r\u0085\u2028\u2029"));

  /**
   * What is between two bounds of groups in each match where both are.
   *
   * @param from a slot: the start of group g is 2g, its end 2g + 1
   * @param to a slot
   */
  public record Segment(int from, int to, Language around) {}

  private final RegexNode whole;
  private final Map<String, Integer> names;
  private final boolean hasLines;

  /**
   * @param hasLines whether it may be in multi-line mode
   */
  RegexSearch(RegexParser.Parsed parsed, boolean hasLines) {
    this.whole = parsed.node();
    this.names = parsed.names();
    this.hasLines = hasLines;
  }

  RegexNode node() {
    return whole;
  }

  /** The number of the group of a name; empty if there is none. */
  public Optional<Integer> group(String name) {
    return Optional.ofNullable(names.get(name));
  }

  /** What a group matches when it takes part: too many words. */
  public Language group(int number) {
    Group found = find(whole, number);
    return found == null ? Language.ANYTHING : above(found.body());
  }

  private static @Nullable Group find(RegexNode node, int number) {
    if (node instanceof Group group) {
      return group.number() == number ? group : find(group.body(), number);
    }
    for (RegexNode child : children(node)) {
      Group found = find(child, number);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static List<RegexNode> children(RegexNode node) {
    if (node instanceof Row row) {
      return row.parts();
    }
    if (node instanceof Either either) {
      return either.options();
    }
    if (node instanceof Times times) {
      return List.of(times.body());
    }
    if (node instanceof Look look) {
      return List.of(look.body());
    }
    return node instanceof Loose loose ? List.of(loose.outline()) : List.of();
  }

  /** What is never the next unit behind a match, which would have been longer. */
  public CharSet notBehind() {
    RegexNode last = whole;
    while (last instanceof Group || (last instanceof Row row && !row.parts().isEmpty())) {
      List<RegexNode> parts = parts(last);
      last = last instanceof Group group ? group.body() : parts.get(parts.size() - 1);
    }
    boolean takesAll =
        last instanceof Times times
            && times.greedy()
            && times.max() == LoopLanguage.UNBOUNDED
            && times.body() instanceof One;
    return takesAll ? units(((One) ((Times) last).body()).set()) : CharSet.NONE;
  }

  /** The units that are code points of a set and never a part of a pair. */
  private static CharSet units(CodePointSet set) {
    CharSet surrogates = CharSet.HIGH_SURROGATES.union(CharSet.LOW_SURROGATES);
    return CharSet.where(set::contains).minus(surrogates);
  }

  /** Whether no match is empty. */
  public boolean consumes() {
    return whole.least() > 0;
  }

  /** The only text that it matches, without surrogates; wherever that is, it matches. */
  public Optional<String> literal() {
    StringBuilder text = new StringBuilder();
    for (RegexNode part : parts()) {
      Language one = part instanceof One single ? single.set().language() : Language.NOTHING;
      if (!(one instanceof CharsLanguage chars) || !chars.set().isSingle()) {
        return Optional.empty();
      }
      char unit = chars.set().first();
      if (Character.isSurrogate(unit)) {
        return Optional.empty();
      }
      text.append(unit);
    }
    return Optional.of(text.toString());
  }

  /** Words that match wherever they are: too few of them. */
  public Language within() {
    return below().of(whole, /* atStart= */ false, /* atEnd= */ false);
  }

  private static Language above(RegexNode node) {
    return new RegexMeaning(true, set -> set).of(node, /* atStart= */ false, /* atEnd= */ false);
  }

  private static RegexMeaning below() {
    return new RegexMeaning(false, set -> set.withoutHighs().withoutLows());
  }

  private List<RegexNode> parts() {
    return parts(whole);
  }

  private static List<RegexNode> parts(RegexNode node) {
    return node instanceof Row row ? row.parts() : List.of(node);
  }

  /** The texts that it matches a start of. */
  public Bounds starts() {
    return texts(/* atStart= */ true);
  }

  /**
   * The texts in which it is found.
   *
   * @param areWhole whether there is nothing before these texts
   */
  public Bounds contained(boolean areWhole) {
    return texts(areWhole && !parts().isEmpty() && isAnchor(parts().get(0), Place.START));
  }

  private Bounds texts(boolean atStart) {
    Language before = atStart ? Language.EMPTY : Language.ANYTHING;
    RegexNode last = parts().isEmpty() ? RegexNode.empty() : parts().get(parts().size() - 1);
    boolean endsLine = !hasLines && isAnchor(last, Place.END);
    boolean ends = endsLine || isAnchor(last, Place.VERY_END);
    Language breaks = endsLine ? Language.loop(LINE_BREAK, 0, 2) : Language.EMPTY;
    Language above = new RegexMeaning(true, set -> set).of(whole, atStart, ends);
    Language below = below().of(whole, atStart, ends);
    return new Bounds(
        Language.sequence(before, below, ends ? Language.EMPTY : Language.ANYTHING),
        Language.sequence(before, above, ends ? breaks : Language.ANYTHING));
  }

  private static boolean isAnchor(RegexNode node, Place place) {
    return node instanceof Anchor anchor && anchor.place() == place;
  }

  /** What is known to be between groups that take part in every match, and in those. */
  public List<Segment> segments() {
    return segments(whole);
  }

  /** The same for the matches in which a group takes part; empty where nothing is known of them. */
  public List<Segment> segments(int group) {
    RegexNode taken = GroupParticipation.of(whole, group);
    return taken == null ? List.of() : segments(taken);
  }

  private static List<Segment> segments(RegexNode node) {
    List<Segment> segments = new ArrayList<>();
    segments.add(new Segment(0, 1, above(node)));
    addSegments(node, 0, 1, segments);
    return segments;
  }

  private static void addSegments(RegexNode node, int start, int end, List<Segment> segments) {
    int from = start;
    List<RegexNode> run = new ArrayList<>();
    for (RegexNode part : GroupParticipation.flat(node)) {
      if (part instanceof Group group) {
        int first = 2 * group.number();
        segments.add(new Segment(from, first, above(new Row(run))));
        segments.add(new Segment(first, first + 1, above(group.body())));
        addSegments(group.body(), first, first + 1, segments);
        from = first + 1;
        run = new ArrayList<>();
      } else {
        run.add(part);
      }
    }
    if (from != start) {
      segments.add(new Segment(from, end, above(new Row(run))));
    }
  }
}
