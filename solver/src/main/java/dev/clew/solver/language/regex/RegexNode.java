package dev.clew.solver.language.regex;

import dev.clew.solver.language.LoopLanguage;
import java.util.List;

/** A Java pattern as it was written, with sets in place of characters and classes. */
sealed interface RegexNode {

  /** Matches only nothing. */
  static RegexNode empty() {
    return new Row(List.of());
  }

  /** Any sequence of code points. */
  static RegexNode anything() {
    return new Times(new One(CodePointSet.ALL), 0, LoopLanguage.UNBOUNDED, true);
  }

  /** One code point of a set. */
  record One(CodePointSet set) implements RegexNode {}

  /** One after the other. */
  record Row(List<RegexNode> parts) implements RegexNode {}

  /** Either of them. */
  record Either(List<RegexNode> options) implements RegexNode {}

  /** What a group of a number matches. */
  record Group(int number, RegexNode body) implements RegexNode {}

  /**
   * Repeated, rather more often or rather less; {@link LoopLanguage#UNBOUNDED} is no largest
   * number.
   */
  record Times(RegexNode body, int min, int max, boolean greedy) implements RegexNode {}

  /** Nothing, in the right place. */
  record Anchor(Place place) implements RegexNode {}

  /** Where an anchor holds. */
  enum Place {
    /** {@code \A}, and {@code ^} outside multi-line mode. */
    START,
    /** {@code ^} in multi-line mode. */
    LINE_START,
    /** {@code $} and {@code \Z}: also before a line terminator that ends the text. */
    END,
    /** {@code \z}. */
    VERY_END
  }

  /** A look ahead that must, or must not, succeed. */
  record Look(RegexNode body, boolean positive) implements RegexNode {}

  /**
   * Matches nothing but what the outline matches, but perhaps not all of that: boundaries, back
   * references, looks behind, possessive loops.
   */
  record Loose(RegexNode outline) implements RegexNode {}

  /** The least number of code points. */
  default long least() {
    if (this instanceof One) {
      return 1;
    }
    if (this instanceof Row row) {
      return row.parts().stream().mapToLong(RegexNode::least).sum();
    }
    if (this instanceof Either either) {
      return either.options().stream().mapToLong(RegexNode::least).min().orElse(0);
    }
    if (this instanceof Times times) {
      return Math.min(Integer.MAX_VALUE, times.body().least() * times.min());
    }
    if (this instanceof Group group) {
      return group.body().least();
    }
    return this instanceof Loose loose ? loose.outline().least() : 0;
  }

  /** Whether it never matches a code point. */
  default boolean isEmpty() {
    if (this instanceof Row row) {
      return row.parts().stream().allMatch(RegexNode::isEmpty);
    }
    if (this instanceof Either either) {
      return either.options().stream().allMatch(RegexNode::isEmpty);
    }
    if (this instanceof Times times) {
      return times.max() == 0 || times.body().isEmpty();
    }
    if (this instanceof Group group) {
      return group.body().isEmpty();
    }
    return this instanceof Loose loose ? loose.outline().isEmpty() : !(this instanceof One);
  }
}
