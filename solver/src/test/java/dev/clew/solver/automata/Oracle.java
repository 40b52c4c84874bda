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
import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.List;

/** Automata of another library, from languages and from ours. */
final class Oracle {
  private Oracle() {}

  static Automaton of(Language language) {
    if (language instanceof CharsLanguage chars) {
      return units(chars.set());
    } else if (language instanceof WordLanguage word) {
      return Automaton.makeString(word.text());
    } else if (language instanceof SequenceLanguage sequence) {
      return sequence.parts().stream()
          .map(Oracle::of)
          .reduce(Automaton.makeEmptyString(), Automaton::concatenate);
    } else if (language instanceof ChoiceLanguage choice) {
      return choice.options().stream()
          .map(Oracle::of)
          .reduce(Automaton.makeEmpty(), Automaton::union);
    } else if (language instanceof BothLanguage both) {
      return both.parts().stream()
          .map(Oracle::of)
          .reduce(Automaton.makeAnyString(), Automaton::intersection);
    } else if (language instanceof NotLanguage not) {
      return of(not.body()).complement();
    } else if (language instanceof LoopLanguage loop) {
      Automaton body = of(loop.body());
      return loop.max() == LoopLanguage.UNBOUNDED
          ? body.repeat(loop.min())
          : body.repeat(loop.min(), loop.max());
    }
    throw new IllegalArgumentException(language.toString());
  }

  private static Automaton units(CharSet set) {
    Automaton result = Automaton.makeEmpty();
    for (int i = 0; i < set.intervalCount(); i++) {
      result = result.union(Automaton.makeCharRange(set.lo(i), set.hi(i)));
    }
    return result;
  }

  static Automaton of(Nfa nfa) {
    List<State> states = new ArrayList<>();
    for (int state = 0; state < nfa.stateCount(); state++) {
      states.add(new State());
      states.get(state).setAccept(nfa.isAccepting(state));
    }
    for (int state = 0; state < nfa.stateCount(); state++) {
      for (int i = nfa.firstMove(state); i < nfa.endMove(state); i++) {
        states
            .get(state)
            .addTransition(new Transition(nfa.lo(i), nfa.hi(i), states.get(nfa.to(i))));
      }
    }
    Automaton result = new Automaton();
    result.setInitialState(states.get(0));
    result.setDeterministic(false);
    return result;
  }
}
