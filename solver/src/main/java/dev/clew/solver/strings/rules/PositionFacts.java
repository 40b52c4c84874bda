package dev.clew.solver.strings.rules;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.Set;

/**
 * What the language of a string says of where a known part is found in it: what all its words end
 * with is last found there, and so on. Three inclusions for each edge.
 */
public final class PositionFacts {

  private final Automata automata;
  private final IntegerTerms integers;
  private final Set<Expr> conditions;

  /**
   * @param conditions where facts are added
   */
  public PositionFacts(Automata automata, IntegerTerms integers, Set<Expr> conditions) {
    this.automata = automata;
    this.integers = integers;
    this.conditions = conditions;
  }

  /** States what is known where the whole is of a language. */
  public void state(FoundEdge found, Nfa language) {
    try {
      String part = found.part().text();
      Expr length = StrandGraph.length(found.strand(), integers);
      Expr end = integers.minus(length, integers.number(part.length()));
      Expr everywhere =
          found.last()
              ? integers.atMost(end, found.start())
              : integers.equal(found.start(), integers.number(0));
      Language border =
          found.last() ? WordLanguages.endingWith(part) : WordLanguages.startingWith(part);
      Language inside = WordLanguages.containing(part);
      if (isIncluded(language, border)) {
        Expr place = found.last() ? end : integers.number(0);
        add(everywhere, integers.equal(found.result(), place));
      } else if (isIncluded(language, inside)) {
        add(everywhere, integers.atMost(integers.number(0), found.result()));
      } else if (isIncluded(language, Language.not(inside))) {
        conditions.add(integers.equal(found.result(), integers.number(-1)));
      }
    } catch (TooLarge tooLarge) {
      // Nothing is known then.
    }
  }

  private boolean isIncluded(Nfa language, Language other) throws TooLarge {
    return automata.isIncluded(language, automata.of(other));
  }

  private void add(Expr condition, Expr consequence) {
    conditions.add(integers.implies(condition, consequence));
  }
}
