package dev.clew.solver.language.regex;

import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Loose;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Place;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Whether the units of a pair can be taken for two lone surrogates.
 *
 * <p>A lone high surrogate followed by a lone low one is not two code points but a pair. A pattern
 * over code points therefore becomes a language over units without more ado only where no set with
 * high ones is followed by one with low ones; or where it does not matter, because the pair could
 * be matched by one of the two places instead. The places of the pattern, and which follows which,
 * are those of Glushkov's automaton.
 */
final class RegexAmbiguity {
  private static final int MOST_PLACES = 300;

  private record Part(boolean nullable, BitSet first, BitSet last) {}

  private final List<CodePointSet> sets = new ArrayList<>();
  private final List<BitSet> next = new ArrayList<>();
  private final BitSet counted = new BitSet();

  /** Whether no other way of matching a pair counts, as not every way is a way for certain. */
  private final boolean strict;

  private RegexAmbiguity(boolean strict) {
    this.strict = strict;
  }

  /** Whether a word over units may be accepted that the pattern over code points does not match. */
  static boolean isPossible(RegexNode node) {
    RegexAmbiguity places = new RegexAmbiguity(!isCertain(node));
    Part whole = places.add(node, false);
    return places.sets.stream().anyMatch(set -> !set.highs().isEmpty())
        && places.sets.stream().anyMatch(set -> !set.lows().isEmpty())
        && (places.sets.size() > MOST_PLACES || places.hasConflict(whole));
  }

  /**
   * Whether all that matches nothing, but only in some places, stands at the ends, where it does.
   */
  private static boolean isCertain(RegexNode node) {
    List<RegexNode> parts = node instanceof Row row ? row.parts() : List.of(node);
    for (int i = 0; i < parts.size(); i++) {
      boolean holds =
          (i == 0 && isAnchor(parts.get(i), Place.START))
              || (i == parts.size() - 1
                  && (isAnchor(parts.get(i), Place.END) || isAnchor(parts.get(i), Place.VERY_END)));
      if (!holds && !isPlain(parts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAnchor(RegexNode node, Place place) {
    return node instanceof Anchor anchor && anchor.place() == place;
  }

  private static boolean isPlain(RegexNode node) {
    if (node instanceof Row row) {
      return row.parts().stream().allMatch(RegexAmbiguity::isPlain);
    }
    if (node instanceof Either either) {
      return either.options().stream().allMatch(RegexAmbiguity::isPlain);
    }
    if (node instanceof Group group) {
      return isPlain(group.body());
    }
    return node instanceof Times times ? isPlain(times.body()) : node instanceof One;
  }

  private boolean hasConflict(Part whole) {
    for (int p = 0; p < sets.size(); p++) {
      CodePointSet highs = sets.get(p).highs();
      for (int q = next.get(p).nextSetBit(0);
          q >= 0 && !highs.isEmpty();
          q = next.get(p).nextSetBit(q + 1)) {
        CodePointSet lows = sets.get(q).lows();
        if (!lows.isEmpty() && matters(whole, p, q, highs, lows)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean matters(Part whole, int p, int q, CodePointSet highs, CodePointSet lows) {
    if (strict || counted.get(p) || counted.get(q)) {
      return true;
    }
    boolean second = sets.get(q).containsPairs(highs, lows) && canSkipTo(whole, p, q);
    return !second && !(sets.get(p).containsPairs(highs, lows) && canSkipFrom(whole, p, q));
  }

  /** Whether all that leads to p leads to q. */
  private boolean canSkipTo(Part whole, int p, int q) {
    if (whole.first().get(p) && !whole.first().get(q)) {
      return false;
    }
    return next.stream().allMatch(follow -> !follow.get(p) || follow.get(q));
  }

  /** Whether all that follows q follows p. */
  private boolean canSkipFrom(Part whole, int p, int q) {
    if (whole.last().get(q) && !whole.last().get(p)) {
      return false;
    }
    BitSet lost = (BitSet) next.get(q).clone();
    lost.andNot(next.get(p));
    return lost.isEmpty();
  }

  private Part add(RegexNode node, boolean inCounted) {
    if (node instanceof One one) {
      return place(one.set(), inCounted);
    }
    if (node instanceof Row row) {
      Part part = new Part(true, new BitSet(), new BitSet());
      for (RegexNode each : row.parts()) {
        part = sequence(part, add(each, inCounted));
      }
      return part;
    }
    if (node instanceof Either either) {
      Part part = new Part(false, new BitSet(), new BitSet());
      for (RegexNode option : either.options()) {
        part = either(part, add(option, inCounted));
      }
      return part;
    }
    if (node instanceof Times times) {
      return loop(times, inCounted);
    }
    if (node instanceof Group group) {
      return add(group.body(), inCounted);
    }
    return node instanceof Loose loose
        ? add(loose.outline(), inCounted)
        : new Part(true, new BitSet(), new BitSet());
  }

  private Part place(CodePointSet set, boolean inCounted) {
    int place = sets.size();
    sets.add(set);
    next.add(new BitSet());
    counted.set(place, inCounted);
    BitSet only = new BitSet();
    only.set(place);
    return new Part(false, only, only);
  }

  private Part sequence(Part left, Part right) {
    follow(left.last(), right.first());
    return new Part(
        left.nullable() && right.nullable(),
        left.nullable() ? union(left.first(), right.first()) : left.first(),
        right.nullable() ? union(left.last(), right.last()) : right.last());
  }

  private static Part either(Part left, Part right) {
    return new Part(
        left.nullable() || right.nullable(),
        union(left.first(), right.first()),
        union(left.last(), right.last()));
  }

  private Part loop(Times times, boolean inCounted) {
    boolean plain = times.max() == 1 || (times.max() == LoopLanguage.UNBOUNDED && times.min() <= 1);
    Part body = add(times.body(), inCounted || !plain);
    if (times.max() != 1) {
      follow(body.last(), body.first());
    }
    return new Part(body.nullable() || times.min() == 0, body.first(), body.last());
  }

  private void follow(BitSet from, BitSet to) {
    from.stream().forEach(place -> next.get(place).or(to));
  }

  private static BitSet union(BitSet left, BitSet right) {
    BitSet both = (BitSet) left.clone();
    both.or(right);
    return both;
  }
}
