package dev.clew.hotspots.grammar;

import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.ActionTransition;
import org.antlr.v4.runtime.atn.BlockStartState;
import org.antlr.v4.runtime.atn.DecisionState;
import org.antlr.v4.runtime.atn.EpsilonTransition;
import org.antlr.v4.runtime.atn.PlusLoopbackState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.StarLoopEntryState;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.atn.WildcardTransition;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * The language of a lexer's rule, from the automaton that ANTLR makes of it: rules that it refers
 * to are put in their place, and states are eliminated one after the other.
 */
final class RuleAutomaton {

  private static final int START = -1;
  private static final int END = -2;
  private static final int MOST_STATES = 300;
  private static final IntervalSet ALL = IntervalSet.of(0, Character.MAX_CODE_POINT);

  private final ATN atn;
  private final Set<Integer> entered;
  private boolean endsText;

  private RuleAutomaton(ATN atn, Set<Integer> entered) {
    this.atn = atn;
    this.entered = entered;
  }

  /**
   * What a rule matches; empty where it refers to itself, asks a predicate, or is very large.
   *
   * @param rule its number
   */
  static Optional<TokenWords> of(ATN atn, String name, int rule) {
    RuleAutomaton automaton = new RuleAutomaton(atn, new HashSet<>());
    Optional<Language> all = automaton.language(rule, /* withBeginnings= */ false);
    Optional<Language> begun = automaton.language(rule, /* withBeginnings= */ true);
    if (all.isEmpty() || begun.isEmpty()) {
      return Optional.empty();
    }
    List<ATNState> states = automaton.states(rule);
    Optional<Language> exact = Optional.empty();
    if (!automaton.endsText && states.stream().noneMatch(RuleAutomaton::isLazy)) {
      exact = all;
    } else if (!automaton.endsText && automaton.endsAtFirst(states)) {
      exact = Optional.of(Language.minus(all.get(), longer(all.get())));
    }
    return Optional.of(new TokenWords(name, exact, all.get(), begun.get()));
  }

  /** Words that begin with another word. */
  static Language longer(Language words) {
    return Language.sequence(words, Language.plus(Language.ANY_CHAR));
  }

  private static boolean isLazy(ATNState state) {
    return state instanceof DecisionState decision && decision.nonGreedy;
  }

  /** Whether the only choice in a rule is when to leave a loop that is left as soon as possible. */
  private boolean endsAtFirst(List<ATNState> states) {
    boolean hasChoice =
        states.stream()
            .anyMatch(
                state ->
                    state.getNumberOfTransitions() > 1
                        && !isLazy(state)
                        && (state instanceof BlockStartState
                            || state instanceof StarLoopEntryState
                            || state instanceof PlusLoopbackState));
    boolean callsOthers =
        states.stream()
            .flatMap(state -> transitions(state).stream())
            .anyMatch(RuleTransition.class::isInstance);
    return !hasChoice && !callsOthers && states.stream().filter(RuleAutomaton::isLazy).count() == 1;
  }

  private List<ATNState> states(int rule) {
    List<ATNState> found = new ArrayList<>();
    for (ATNState state : atn.states) {
      if (state != null && state.ruleIndex == rule) {
        found.add(state);
      }
    }
    return found;
  }

  private static List<Transition> transitions(ATNState state) {
    List<Transition> all = new ArrayList<>();
    for (int i = 0; i < state.getNumberOfTransitions(); i++) {
      all.add(state.transition(i));
    }
    return all;
  }

  private Optional<Language> language(int rule, boolean withBeginnings) {
    List<ATNState> states = states(rule);
    if (states.size() > MOST_STATES || !entered.add(rule)) {
      return Optional.empty();
    }
    Map<Integer, Map<Integer, Language>> edges = new LinkedHashMap<>();
    add(edges, START, atn.ruleToStartState[rule].stateNumber, Language.EMPTY);
    boolean isKnown = true;
    for (ATNState state : states) {
      if (state instanceof RuleStopState) {
        add(edges, state.stateNumber, END, Language.EMPTY);
        continue;
      }
      if (withBeginnings) {
        add(edges, state.stateNumber, END, Language.EMPTY);
      }
      for (Transition transition : transitions(state)) {
        isKnown &= add(edges, state, transition, withBeginnings);
      }
    }
    entered.remove(rule);
    return isKnown ? Optional.of(eliminated(edges, states)) : Optional.empty();
  }

  private boolean add(
      Map<Integer, Map<Integer, Language>> edges,
      ATNState state,
      Transition transition,
      boolean withBeginnings) {
    int from = state.stateNumber;
    if (transition instanceof RuleTransition call) {
      int rule = call.target.ruleIndex;
      Optional<Language> called = language(rule, /* withBeginnings= */ false);
      called.ifPresent(words -> add(edges, from, call.followState.stateNumber, words));
      Optional<Language> begun =
          withBeginnings
              ? language(rule, /* withBeginnings= */ true)
              : Optional.of(Language.NOTHING);
      begun.ifPresent(words -> add(edges, from, END, words));
      return called.isPresent() && begun.isPresent();
    }
    if (transition instanceof EpsilonTransition || transition instanceof ActionTransition) {
      add(edges, from, transition.target.stateNumber, Language.EMPTY);
      return true;
    }
    if (transition.isEpsilon()) {
      return false; // it asks something
    }
    IntervalSet label = label(transition);
    if (label.contains(Token.EOF)) {
      endsText = true;
      add(edges, from, transition.target.stateNumber, Language.EMPTY);
    }
    boolean isLooping = !UnitLabels.hasSurrogates(label) || leadsBack(transition.target, state);
    add(edges, from, transition.target.stateNumber, UnitLabels.words(label, isLooping));
    if (withBeginnings) {
      add(edges, from, transition.target.stateNumber, UnitLabels.words(label, true));
      add(edges, from, END, UnitLabels.beginnings(label));
    }
    return true;
  }

  private static IntervalSet label(Transition transition) {
    if (transition instanceof WildcardTransition) {
      return ALL;
    }
    return transition.getSerializationType() == Transition.NOT_SET
        ? transition.label().complement(ALL)
        : transition.label();
  }

  /** Whether nothing has to be read to be back: then one step more or less makes no difference. */
  private static boolean leadsBack(ATNState from, ATNState to) {
    Set<ATNState> seen = new HashSet<>();
    List<ATNState> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      ATNState next = open.remove(open.size() - 1);
      if (next.equals(to)) {
        return true;
      }
      if (seen.add(next)) {
        transitions(next).stream()
            .filter(each -> each instanceof EpsilonTransition)
            .forEach(each -> open.add(each.target));
      }
    }
    return false;
  }

  private static void add(
      Map<Integer, Map<Integer, Language>> edges, int from, int to, Language words) {
    if (!words.equals(Language.NOTHING)) {
      edges
          .computeIfAbsent(from, key -> new LinkedHashMap<>())
          .merge(to, words, (one, other) -> Language.choice(one, other));
    }
  }

  private static Language eliminated(
      Map<Integer, Map<Integer, Language>> edges, List<ATNState> states) {
    for (ATNState state : states) {
      int middle = state.stateNumber;
      Map<Integer, Language> out = edges.remove(middle);
      if (out == null) {
        continue;
      }
      Language around = Language.star(out.getOrDefault(middle, Language.NOTHING));
      out.remove(middle);
      for (Map.Entry<Integer, Map<Integer, Language>> each : List.copyOf(edges.entrySet())) {
        Language in = each.getValue().remove(middle);
        if (in != null) {
          int from = each.getKey();
          out.forEach((to, words) -> add(edges, from, to, Language.sequence(in, around, words)));
        }
      }
    }
    return edges.getOrDefault(START, Map.of()).getOrDefault(END, Language.NOTHING);
  }
}
