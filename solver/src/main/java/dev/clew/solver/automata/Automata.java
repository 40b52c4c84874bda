package dev.clew.solver.automata;

import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.NotLanguage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The workshop of one thread: makes automata and combines them, keeps scratch arrays, and remembers
 * what it made of which language and of which automata. Equal languages give the same object as
 * long as it is remembered, so asking again costs a look-up. Automata themselves are free to go to
 * other threads.
 *
 * <p>No result has more states than the limit; where one would, {@link TooLarge} says so.
 */
public final class Automata {
  /** Enough for what path conditions need; larger ones are better kept apart. */
  public static final int DEFAULT_LIMIT = 4096;

  private static final long WORK_PER_STATE = 1 << 14;
  private static final long ATTEMPT_WORK = 1 << 19;
  private static final int SLACK = 16;
  private static final int REMEMBERED = 8192;
  private static final long LENGTH_WORK = 1L << 22;
  private static final int LENGTH_STEPS = 1024;

  private final int limit;
  private final OperationCache cache = new OperationCache(REMEMBERED);
  private final Map<Language, Language> interned =
      new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Language, Language> eldest) {
          return size() > REMEMBERED;
        }
      };
  private final Deque<NfaDraft> drafts = new ArrayDeque<>();
  private final RowNumbering numbering = new RowNumbering();
  private final UnitPieces pieces = new UnitPieces();

  public Automata() {
    this(DEFAULT_LIMIT);
  }

  public Automata(int limit) {
    this.limit = limit;
  }

  /** The automaton of a language. Complements need determinisation, which may be exponential. */
  public Nfa of(Language language) throws TooLarge {
    Language known = interned.computeIfAbsent(language, one -> one);
    return cache.get(Nfa.class, "of", known, known, () -> compile(known));
  }

  private Nfa compile(Language language) throws TooLarge {
    if (language instanceof NotLanguage not) {
      return complement(of(not.body()));
    }
    if (language instanceof BothLanguage both) {
      Nfa result = of(both.parts().get(0));
      for (int i = 1; i < both.parts().size(); i++) {
        result = intersect(result, of(both.parts().get(i)));
      }
      return result;
    }
    Nfa nfa = drafted(draft -> reduced(draft, new LanguageCompilation(this, draft).of(language)));
    return nfa.isDeterministic() ? nfa : preferDeterministic(nfa);
  }

  private Nfa reduced(NfaDraft draft, Nfa nfa) throws TooLarge {
    return new StateReduction(draft, limit).of(nfa);
  }

  /**
   * Constants are used again and again, and products of deterministic automata stay small: worth
   * one attempt, given up as soon as the result is no longer of about the same size.
   */
  private Nfa preferDeterministic(Nfa nfa) throws TooLarge {
    int most = Math.min(limit, 2 * nfa.stateCount() + SLACK);
    NfaDraft draft = drafts.isEmpty() ? new NfaDraft() : drafts.pop();
    try {
      SubsetConstruction attempt = determinisation(draft.restart(most));
      pieces.allow(ATTEMPT_WORK);
      return reduced(draft, attempt.deterministic(nfa));
    } catch (TooLarge larger) {
      return nfa;
    } finally {
      drafts.push(draft);
    }
  }

  /** The automaton of one word. */
  public Nfa word(String text) throws TooLarge {
    return of(Language.word(text));
  }

  /** Words of both. */
  public Nfa intersect(Nfa left, Nfa right) throws TooLarge {
    if (left == right || left.isEmpty() || right.isAnything()) {
      return left;
    }
    if (right.isEmpty() || left.isAnything()) {
      return right;
    }
    return cache.get(
        Nfa.class,
        "intersect",
        left,
        right,
        () -> drafted(draft -> new AutomatonProduct(left, right, draft, numbering).intersection()));
  }

  /** Words of either. */
  public Nfa union(Nfa left, Nfa right) throws TooLarge {
    if (left == right || right.isEmpty() || left.isAnything()) {
      return left;
    }
    if (left.isEmpty() || right.isAnything()) {
      return right;
    }
    return combined("union", left, right, work -> work.union(left, right));
  }

  /** A word of the left one and then one of the right one. */
  public Nfa concat(Nfa left, Nfa right) throws TooLarge {
    return combined("concat", left, right, work -> work.concat(left, right));
  }

  /** The words written backwards. */
  public Nfa reverse(Nfa nfa) throws TooLarge {
    return combined("reverse", nfa, nfa, work -> work.reverse(nfa));
  }

  /** All beginnings of words, the words and the empty word included. */
  public Nfa prefixes(Nfa nfa) throws TooLarge {
    return combined("prefixes", nfa, nfa, work -> work.prefixes(nfa));
  }

  /** All ends of words. */
  public Nfa suffixes(Nfa nfa) throws TooLarge {
    return combined("suffixes", nfa, nfa, work -> work.suffixes(nfa));
  }

  /** All stretches of words. */
  public Nfa factors(Nfa nfa) throws TooLarge {
    return suffixes(prefixes(nfa));
  }

  /** An equal automaton in which each word has one way. May be exponentially larger. */
  public Nfa deterministic(Nfa nfa) throws TooLarge {
    if (nfa.isDeterministic()) {
      return nfa;
    }
    return cache.get(
        Nfa.class,
        "deterministic",
        nfa,
        nfa,
        () -> drafted(draft -> determinisation(draft).deterministic(nfa)));
  }

  /** All other words. May be exponentially larger. */
  public Nfa complement(Nfa nfa) throws TooLarge {
    return cache.get(
        Nfa.class,
        "complement",
        nfa,
        nfa,
        () -> drafted(draft -> determinisation(draft).complement(nfa)));
  }

  private SubsetConstruction determinisation(NfaDraft draft) {
    return new SubsetConstruction(draft, numbering, pieces.allow(limit * WORK_PER_STATE));
  }

  /** The words of the left one that the right one does not have. */
  public Nfa minus(Nfa left, Nfa right) throws TooLarge {
    return left.isEmpty() || right.isEmpty() ? left : intersect(left, complement(right));
  }

  /** What is left of words that begin with the given one when it is taken away. */
  public Nfa after(String word, Nfa nfa) throws TooLarge {
    return drafted(draft -> new AutomatonCombination(draft, limit).from(nfa, nfa.after(word)));
  }

  /** What is left when a beginning that is a word of the first automaton is taken away. */
  public Nfa after(Nfa beginnings, Nfa nfa) throws TooLarge {
    return cache.get(
        Nfa.class,
        "after",
        beginnings,
        nfa,
        () -> {
          long[] states =
              drafted(
                  draft ->
                      new AutomatonProduct(beginnings, nfa, draft, numbering).rightAfterLeft());
          return drafted(draft -> new AutomatonCombination(draft, limit).from(nfa, states));
        });
  }

  /** What is left when an end that is a word of the second automaton is taken away. */
  public Nfa before(Nfa nfa, Nfa ends) throws TooLarge {
    return reverse(after(reverse(ends), reverse(nfa)));
  }

  /** What is left of words that end with the given one when it is taken away. */
  public Nfa before(Nfa nfa, String word) throws TooLarge {
    return before(nfa, word(word));
  }

  /** The words in which each unit may be replaced by any unit of its image. Not remembered. */
  public Nfa mapped(Nfa nfa, UnaryOperator<CharSet> image) throws TooLarge {
    return drafted(draft -> new AutomatonCombination(draft, limit).mapped(nfa, image));
  }

  /** The words in which some units are replaced by a word wherever they stand. */
  public Nfa replaced(Nfa nfa, CharSet units, String word) throws TooLarge {
    return cache.get(
        Nfa.class,
        "replaced",
        nfa,
        exchange(units, word),
        () -> drafted(draft -> new UnitExchange(draft, nfa, units, word).image()));
  }

  /** The words that such a replacement makes words of the automaton. */
  public Nfa unreplaced(Nfa nfa, CharSet units, String word) throws TooLarge {
    return cache.get(
        Nfa.class,
        "unreplaced",
        nfa,
        exchange(units, word),
        () -> drafted(draft -> new UnitExchange(draft, nfa, units, word).preimage()));
  }

  /** The same object for the same replacement. */
  private Object exchange(CharSet units, String word) {
    Language both = Language.sequence(Language.chars(units), Language.word(word));
    return interned.computeIfAbsent(both, one -> one);
  }

  /** Whether all words of the left one are words of the right one. At most the limit in pairs. */
  public boolean isIncluded(Nfa left, Nfa right) throws TooLarge {
    if (left == right || left.isEmpty() || right.isAnything()) {
      return true;
    }
    return cache.get(Boolean.class, "included", left, right, () -> inclusion(left, right).holds());
  }

  private LanguageInclusion inclusion(Nfa left, Nfa right) {
    return new LanguageInclusion(left, right, pieces.allow(limit * WORK_PER_STATE), limit);
  }

  /** The lengths of the words; see {@link LengthSet} for what is exact. */
  public LengthSet lengths(Nfa nfa) {
    long affordable = LENGTH_WORK / (nfa.moveCount() + 1);
    long wanted = Math.max(LENGTH_STEPS, 4L * nfa.stateCount());
    int steps = (int) Math.max(2, Math.min(wanted, affordable));
    try {
      return cache.get(
          LengthSet.class, "lengths", nfa, nfa, () -> new LengthAnalysis(nfa, steps).lengths());
    } catch (TooLarge impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The only word, if there is exactly one. */
  public Optional<String> singleWord(Nfa nfa) {
    return SingleWord.of(nfa);
  }

  /** So many words, or all if there are fewer, short and nice ones first. */
  public List<String> firstWords(Nfa nfa, int count) {
    List<String> found = new ArrayList<>();
    AcceptedWords words = new AcceptedWords(nfa, 0, LengthSet.UNBOUNDED);
    while (found.size() < count && words.hasNext()) {
      found.add(words.next());
    }
    return found;
  }

  /** All words, short and nice ones first, if there are at most so many. */
  public Optional<List<String>> finiteWords(Nfa nfa, int count) {
    if (new LengthAnalysis(nfa, 0).longest() == LengthSet.UNBOUNDED) {
      return Optional.empty();
    }
    List<String> found = new ArrayList<>();
    AcceptedWords words = new AcceptedWords(nfa, 0, LengthSet.UNBOUNDED);
    while (words.hasNext()) {
      if (found.size() == count) {
        return Optional.empty();
      }
      found.add(words.next());
    }
    return Optional.of(List.copyOf(found));
  }

  /** Work on a draft. */
  private interface Drafting<T> {
    T run(NfaDraft draft) throws TooLarge;
  }

  /** Work on a combination. */
  private interface Combining {
    Nfa run(AutomatonCombination work) throws TooLarge;
  }

  private Nfa combined(String operation, Nfa left, Nfa right, Combining combining) throws TooLarge {
    return cache.get(
        Nfa.class,
        operation,
        left,
        right,
        () -> drafted(draft -> combining.run(new AutomatonCombination(draft, limit))));
  }

  /** Drafts are taken in turn, as making one automaton may need another one first. */
  private <T> T drafted(Drafting<T> drafting) throws TooLarge {
    NfaDraft draft = drafts.isEmpty() ? new NfaDraft() : drafts.pop();
    try {
      return drafting.run(draft.restart(limit));
    } finally {
      drafts.push(draft);
    }
  }
}
