package dev.clew.solver.language;

import java.util.List;

/**
 * A regular language over UTF-16 units: an immutable syntax tree with content equality and a hash
 * that is the same in every run. The constructors below are the only way to build one; they
 * normalise, in time linear in the number of parts, so that simple cases have one form: nothing is
 * always {@link #NOTHING}, a literal is always one {@link WordLanguage} (or a single unit),
 * sequences and choices are flat.
 *
 * <p>Deep trees are walked recursively, long lists are not: a sequence of a million parts is fine,
 * a thousand loops inside each other is not.
 */
public sealed interface Language
    permits CharsLanguage, WordLanguage, CompoundLanguage, LoopLanguage, NotLanguage {
  /** Stands for "no bound" where lengths are bounded. */
  long UNBOUNDED_LENGTH = Long.MAX_VALUE;

  /** No word at all. */
  Language NOTHING = new CharsLanguage(CharSet.NONE);

  /** Only the empty word. */
  Language EMPTY = new WordLanguage("");

  /** The words of one unit. */
  Language ANY_CHAR = new CharsLanguage(CharSet.ALL);

  /** All words. */
  Language ANYTHING = new LoopLanguage(ANY_CHAR, 0, LoopLanguage.UNBOUNDED);

  /** The words of one unit of the set. */
  static Language chars(CharSet set) {
    return set.isEmpty() ? NOTHING : new CharsLanguage(set);
  }

  /** One word. */
  static Language word(String text) {
    if (text.length() == 1) {
      return new CharsLanguage(CharSet.of(text.charAt(0)));
    }
    return text.isEmpty() ? EMPTY : new WordLanguage(text);
  }

  /** Words of the parts, one after the other. */
  static Language sequence(List<Language> parts) {
    return SequenceForm.of(parts);
  }

  /** Words of the parts, one after the other. */
  static Language sequence(Language... parts) {
    return SequenceForm.of(List.of(parts));
  }

  /** The words of any option. */
  static Language choice(List<Language> options) {
    return SetForms.choice(options);
  }

  /** The words of any option. */
  static Language choice(Language... options) {
    return SetForms.choice(List.of(options));
  }

  /** The words that all parts have. */
  static Language both(List<Language> parts) {
    return SetForms.both(parts);
  }

  /** The words that all parts have. */
  static Language both(Language... parts) {
    return SetForms.both(List.of(parts));
  }

  /** The words that the body does not have. */
  static Language not(Language body) {
    return SetForms.not(body);
  }

  /** The words of the first language that the second does not have. */
  static Language minus(Language language, Language removed) {
    return both(language, not(removed));
  }

  /**
   * The body at least {@code min} and at most {@code max} times, {@link LoopLanguage#UNBOUNDED} for
   * no limit.
   */
  static Language loop(Language body, int min, int max) {
    return LoopForm.of(body, min, max);
  }

  /** The body any number of times. */
  static Language star(Language body) {
    return LoopForm.of(body, 0, LoopLanguage.UNBOUNDED);
  }

  /** The body once or more. */
  static Language plus(Language body) {
    return LoopForm.of(body, 1, LoopLanguage.UNBOUNDED);
  }

  /** The body or the empty word. */
  static Language optional(Language body) {
    return LoopForm.of(body, 0, 1);
  }

  /**
   * Whether the word is in the language. Simulates the tree on sets of positions: memory is linear
   * in the word and the depth of the tree; time is linear in word, tree and the counters of loops
   * where they are below the word's length, and gains a factor of the word's length for each {@link
   * BothLanguage} or {@link NotLanguage} that stands inside a sequence or loop.
   */
  boolean accepts(String word);

  /**
   * Where the shortest word of a language ends that starts in a text at one place, and ends no
   * earlier than at another; -1 where there is none. Costs as much as {@link #accepts} of twice
   * that word, or of the rest of the text.
   */
  static int shortestEnd(Language language, String text, int start, int least) {
    return WordSimulation.shortest(language, text, start, least);
  }

  /** Whether the empty word is in the language. Exact, constant time but for nested loops. */
  boolean nullable();

  /**
   * No word is shorter. Exact without {@link BothLanguage} and {@link NotLanguage}, a lower bound
   * with them. {@link #UNBOUNDED_LENGTH} for {@link #NOTHING}; whenever it is above {@link
   * #maxLength}, there is no word.
   */
  long minLength();

  /**
   * No word is longer. Exact without {@link BothLanguage} and {@link NotLanguage}, an upper bound
   * with them. {@link #UNBOUNDED_LENGTH} if there is no bound or the bound does not fit; 0 for
   * {@link #NOTHING}.
   */
  long maxLength();
}
