package dev.clew.solver.language;

import java.util.BitSet;

/**
 * Matches a word by sets of positions: from the positions where a part may start to those where it
 * may end. Sequences and loops hand such sets on; intersections and complements must look at each
 * start on its own, as what they share is the stretch between start and end.
 */
final class WordSimulation {
  private static final int FIRST_LOOK = 16;

  private final String word;

  private WordSimulation(String word) {
    this.word = word;
  }

  static boolean accepts(Language language, String word) {
    if (language instanceof NotLanguage not) {
      return !accepts(not.body(), word);
    }
    if (language instanceof BothLanguage both) {
      for (Language part : both.parts()) {
        if (!accepts(part, word)) {
          return false;
        }
      }
      return true;
    }
    if (word.length() < language.minLength() || word.length() > language.maxLength()) {
      return false;
    }
    BitSet start = new BitSet(word.length() + 1);
    start.set(0);
    return new WordSimulation(word).ends(language, start).get(word.length());
  }

  /** Where the shortest word ends that starts here and ends no earlier than there; -1 for none. */
  static int shortest(Language language, String text, int start, int least) {
    long most = Math.min(text.length(), start + Math.min(language.maxLength(), text.length()));
    BitSet starts = new BitSet();
    starts.set(0);
    // Most words are short: a longer and longer piece is looked at until it has one.
    for (long size = FIRST_LOOK; ; size *= 2) {
      int end = (int) Math.min(most, start + size);
      BitSet ends = new WordSimulation(text.substring(start, end)).ends(language, starts);
      int found = ends.nextSetBit(least - start);
      if (found >= 0 || end == most) {
        return found < 0 ? -1 : start + found;
      }
    }
  }

  /**
   * The positions where a word of the language may end that starts at one of the given positions.
   */
  private BitSet ends(Language language, BitSet starts) {
    if (starts.isEmpty()) {
      return starts;
    }
    if (language instanceof CharsLanguage chars) {
      return afterUnit(chars.set(), starts);
    }
    if (language instanceof WordLanguage literal) {
      return afterWord(literal.text(), starts);
    }
    if (language instanceof SequenceLanguage sequence) {
      BitSet at = starts;
      for (Language part : sequence.parts()) {
        at = ends(part, at);
      }
      return at;
    }
    if (language instanceof ChoiceLanguage choice) {
      BitSet found = new BitSet(word.length() + 1);
      for (Language option : choice.options()) {
        found.or(ends(option, starts));
      }
      return found;
    }
    return language instanceof LoopLanguage loop
        ? afterLoop(loop, starts)
        : fromEach(language, starts);
  }

  private BitSet afterUnit(CharSet set, BitSet starts) {
    BitSet found = new BitSet(word.length() + 1);
    for (int i = starts.nextSetBit(0); i >= 0 && i < word.length(); i = starts.nextSetBit(i + 1)) {
      if (set.contains(word.charAt(i))) {
        found.set(i + 1);
      }
    }
    return found;
  }

  private BitSet afterWord(String literal, BitSet starts) {
    BitSet found = new BitSet(word.length() + 1);
    for (int i = starts.nextSetBit(0); i >= 0; i = starts.nextSetBit(i + 1)) {
      if (word.startsWith(literal, i)) {
        found.set(i + literal.length());
      }
    }
    return found;
  }

  /**
   * Every round of a body that is not nullable moves each position on, and a nullable body has no
   * least number of rounds: so there are at most as many rounds as positions, whatever the counters
   * say.
   */
  private BitSet afterLoop(LoopLanguage loop, BitSet starts) {
    if (loop.isAnything()) {
      BitSet found = new BitSet(word.length() + 1);
      found.set(starts.nextSetBit(0), word.length() + 1);
      return found;
    }
    BitSet frontier = starts;
    for (int round = 0; round < loop.min() && !frontier.isEmpty(); round++) {
      frontier = ends(loop.body(), frontier);
    }
    BitSet found = (BitSet) frontier.clone();
    for (int round = loop.min(); round != loop.max() && !frontier.isEmpty(); round++) {
      BitSet next = (BitSet) ends(loop.body(), frontier).clone();
      next.andNot(found);
      found.or(next);
      frontier = next;
    }
    return found;
  }

  private BitSet fromEach(Language language, BitSet starts) {
    BitSet found = new BitSet(word.length() + 1);
    for (int i = starts.nextSetBit(0); i >= 0; i = starts.nextSetBit(i + 1)) {
      BitSet start = new BitSet(word.length() + 1);
      start.set(i);
      found.or(fromOne(language, start, i));
    }
    return found;
  }

  private BitSet fromOne(Language language, BitSet start, int position) {
    BitSet found = new BitSet(word.length() + 1);
    found.set(position, word.length() + 1);
    if (language instanceof NotLanguage not) {
      found.andNot(ends(not.body(), start));
    } else if (language instanceof BothLanguage both) {
      for (Language part : both.parts()) {
        found.and(ends(part, start));
      }
    }
    return found;
  }
}
