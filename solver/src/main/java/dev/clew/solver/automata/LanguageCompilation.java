package dev.clew.solver.automata;

import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * From a syntax tree to an automaton by Glushkov's construction: a state for each place of a unit
 * in the tree, no empty moves. Counted loops are written out. Intersections and complements are
 * made as automata of their own and put in.
 */
final class LanguageCompilation {
  private final Automata automata;
  private final NfaDraft draft;

  LanguageCompilation(Automata automata, NfaDraft draft) {
    this.automata = automata;
    this.draft = draft;
  }

  Nfa of(Language language) throws TooLarge {
    Fragment whole = fragment(language);
    for (int i = 0; i < whole.first.size(); i++) {
      draft.move(0, whole.first.get(i));
    }
    for (int i = 0; i < whole.last.size(); i++) {
      draft.accept((int) whole.last.get(i));
    }
    if (whole.nullable) {
      draft.accept(0);
    }
    return draft.build();
  }

  /** A part: the moves into it, the states at its end, and whether it can be skipped. */
  private static final class Fragment {
    final LongList first = new LongList();
    final LongList last = new LongList();
    boolean nullable;
  }

  private Fragment fragment(Language language) throws TooLarge {
    if (language instanceof CharsLanguage chars) {
      return unit(chars.set());
    } else if (language instanceof WordLanguage word) {
      return word(word.text());
    } else if (language instanceof SequenceLanguage sequence) {
      return sequence(sequence.parts());
    } else if (language instanceof ChoiceLanguage choice) {
      return choice(choice.options());
    } else if (language instanceof LoopLanguage loop) {
      return loop(loop);
    } else if (language instanceof BothLanguage || language instanceof NotLanguage) {
      return embedded(automata.of(language));
    }
    throw new IllegalArgumentException(language.toString());
  }

  private Fragment unit(CharSet set) throws TooLarge {
    Fragment result = new Fragment();
    if (!set.isEmpty()) {
      int state = draft.addStates(1);
      for (int i = 0; i < set.intervalCount(); i++) {
        result.first.add(NfaDraft.pack(set.lo(i), set.hi(i), state));
      }
      result.last.add(state);
    }
    return result;
  }

  private Fragment word(String text) throws TooLarge {
    Fragment result = new Fragment();
    if (text.isEmpty()) {
      result.nullable = true;
      return result;
    }
    int state = draft.addStates(text.length());
    result.first.add(NfaDraft.pack(text.charAt(0), text.charAt(0), state));
    for (int i = 1; i < text.length(); i++) {
      draft.move(state + i - 1, text.charAt(i), text.charAt(i), state + i);
    }
    result.last.add(state + text.length() - 1);
    return result;
  }

  private Fragment sequence(List<Language> parts) throws TooLarge {
    Fragment result = new Fragment();
    result.nullable = true;
    for (Language part : parts) {
      Fragment next = fragment(part);
      link(result.last, next.first);
      if (result.nullable) {
        result.first.addAll(next.first);
      }
      if (!next.nullable) {
        result.last.clear();
        result.nullable = false;
      }
      result.last.addAll(next.last);
    }
    return result;
  }

  private Fragment choice(List<Language> options) throws TooLarge {
    Fragment result = new Fragment();
    List<String> words = new ArrayList<>();
    for (Language option : options) {
      if (option instanceof WordLanguage word) {
        words.add(word.text());
      } else {
        addOption(fragment(option), result);
      }
    }
    addOption(oneOf(words), result);
    return result;
  }

  private static void addOption(Fragment option, Fragment choice) {
    choice.first.addAll(option.first);
    choice.last.addAll(option.last);
    choice.nullable |= option.nullable;
  }

  /** A tree of words: long lists of them often begin alike. */
  private Fragment oneOf(List<String> words) throws TooLarge {
    Fragment result = new Fragment();
    int[] states = new int[words.stream().mapToInt(String::length).max().orElse(0)];
    String before = "";
    for (String word : words.stream().sorted().toList()) {
      for (int i = common(before, word); i < word.length(); i++) {
        states[i] = draft.addStates(1);
        char unit = word.charAt(i);
        if (i == 0) {
          result.first.add(NfaDraft.pack(unit, unit, states[0]));
        } else {
          draft.move(states[i - 1], unit, unit, states[i]);
        }
      }
      if (word.isEmpty()) {
        result.nullable = true;
      } else {
        result.last.add(states[word.length() - 1]);
      }
      before = word;
    }
    return result;
  }

  /** How many units two words have in common at their start. */
  private static int common(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    int mismatch = Arrays.mismatch(a.toCharArray(), b.toCharArray());
    return mismatch < 0 ? shorter : mismatch;
  }

  /**
   * Copies of the body in a row, each optional one inside the one before it: so a copy is left only
   * to the next one, and the number of moves stays linear. A nullable body has no least number of
   * copies.
   */
  private Fragment loop(LoopLanguage loop) throws TooLarge {
    Fragment copy = fragment(loop.body());
    Fragment result = new Fragment();
    result.nullable = loop.min() == 0 || copy.nullable;
    result.first.addAll(copy.first);
    if (copy.first.size() == 0) {
      return result;
    }
    int copies = loop.max() == LoopLanguage.UNBOUNDED ? Math.max(1, loop.min()) : loop.max();
    for (int number = 1; ; number++) {
      if (number >= loop.min()) {
        result.last.addAll(copy.last);
      }
      if (number == copies) {
        break;
      }
      Fragment next = fragment(loop.body());
      link(copy.last, next.first);
      copy = next;
    }
    if (loop.max() == LoopLanguage.UNBOUNDED) {
      link(copy.last, copy.first);
    }
    return result;
  }

  private Fragment embedded(Nfa nfa) throws TooLarge {
    Fragment result = new Fragment();
    if (nfa.isEmpty()) {
      return result;
    }
    int base = draft.embed(nfa);
    for (int i = nfa.firstMove(0); i < nfa.endMove(0); i++) {
      result.first.add(NfaDraft.pack(nfa.lo(i), nfa.hi(i), base + nfa.to(i)));
    }
    for (int state = 0; state < nfa.stateCount(); state++) {
      if (nfa.isAccepting(state)) {
        result.last.add(base + state);
      }
    }
    result.nullable = nfa.isNullable();
    return result;
  }

  private void link(LongList last, LongList first) throws TooLarge {
    for (int i = 0; i < last.size(); i++) {
      for (int j = 0; j < first.size(); j++) {
        draft.move((int) last.get(i), first.get(j));
      }
    }
  }
}
