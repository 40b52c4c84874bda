package dev.clew.solver.unrolled;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Glushkov's automaton of a language without intersections and complements: a state for every
 * occurrence of a set of units. Loops are unfolded as often as a bound on the length allows.
 */
final class PositionAutomaton {

  /** A language that is too large to be unrolled. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
      super("a language with too many positions", null, false, false);
    }
  }

  private static final int MOST = 2000;

  /** A part: where it can start and end, and whether it has the empty word. */
  private record Part(BitSet first, BitSet last, boolean nullable) {}

  private final int longest;
  private final List<CharSet> sets = new ArrayList<>();
  private final List<BitSet> before = new ArrayList<>();
  private final Part whole;

  private PositionAutomaton(Language language, int longest) {
    this.longest = longest;
    whole = build(language);
  }

  /**
   * @param longest words beyond this length may get lost
   */
  static PositionAutomaton of(Language language, int longest) {
    return new PositionAutomaton(language, longest);
  }

  int size() {
    return sets.size();
  }

  CharSet set(int position) {
    return sets.get(position);
  }

  /** The positions that can come right before one. */
  BitSet before(int position) {
    return before.get(position);
  }

  boolean starts(int position) {
    return whole.first().get(position);
  }

  BitSet last() {
    return whole.last();
  }

  boolean nullable() {
    return whole.nullable();
  }

  private Part build(Language language) {
    if (language instanceof CharsLanguage chars) {
      return chars.set().isEmpty() ? nothing() : position(chars.set());
    }
    if (language instanceof WordLanguage word) {
      return word(word.text());
    }
    if (language instanceof SequenceLanguage sequence) {
      Part all = empty();
      for (Language part : sequence.parts()) {
        all = then(all, build(part));
      }
      return all;
    }
    if (language instanceof ChoiceLanguage choice) {
      Part any = nothing();
      for (Language option : choice.options()) {
        any = either(any, build(option));
      }
      return any;
    }
    if (language instanceof LoopLanguage loop) {
      return loop(loop);
    }
    throw new IllegalArgumentException("no positions for " + language);
  }

  private Part word(String text) {
    Part all = empty();
    for (int i = 0; i < text.length(); i++) {
      all = then(all, position(CharSet.of(text.charAt(i))));
    }
    return all;
  }

  /** Rounds that take no unit change nothing, so there are at most as many as units. */
  private Part loop(LoopLanguage loop) {
    if (loop.min() > longest) {
      return nothing();
    }
    Part all = empty();
    for (int i = 0; i < loop.min(); i++) {
      all = then(all, build(loop.body()));
    }
    if (loop.max() == LoopLanguage.UNBOUNDED || loop.max() >= longest) {
      return then(all, star(build(loop.body())));
    }
    List<Part> rest = new ArrayList<>();
    for (int i = loop.min(); i < loop.max(); i++) {
      rest.add(build(loop.body()));
    }
    Part tail = empty();
    for (int i = rest.size() - 1; i >= 0; i--) {
      tail = either(empty(), then(rest.get(i), tail));
    }
    return then(all, tail);
  }

  private Part star(Part body) {
    link(body.last(), body.first());
    return new Part(body.first(), body.last(), true);
  }

  private Part position(CharSet set) {
    if (sets.size() == MOST) {
      throw new TooLarge();
    }
    BitSet self = new BitSet();
    self.set(sets.size());
    sets.add(set);
    before.add(new BitSet());
    return new Part(self, self, false);
  }

  private Part then(Part left, Part right) {
    link(left.last(), right.first());
    BitSet first = left.nullable() ? union(left.first(), right.first()) : left.first();
    BitSet last = right.nullable() ? union(left.last(), right.last()) : right.last();
    return new Part(first, last, left.nullable() && right.nullable());
  }

  private static Part either(Part left, Part right) {
    return new Part(
        union(left.first(), right.first()),
        union(left.last(), right.last()),
        left.nullable() || right.nullable());
  }

  private void link(BitSet from, BitSet to) {
    to.stream().forEach(position -> before.get(position).or(from));
  }

  private static BitSet union(BitSet left, BitSet right) {
    BitSet both = (BitSet) left.clone();
    both.or(right);
    return both;
  }

  private static Part empty() {
    return new Part(new BitSet(), new BitSet(), true);
  }

  private static Part nothing() {
    return new Part(new BitSet(), new BitSet(), false);
  }
}
