package dev.clew.solver.strings.edges;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;

/** The strand is accepted by an automaton. */
public record AcceptedEdge(Strand strand, Nfa nfa) implements Edge {
  @Override
  public AcceptedEdge map(UnaryOperator<Strand> change) {
    return new AcceptedEdge(change.apply(strand), nfa);
  }

  @Override
  public List<Expr> terms() {
    return List.of();
  }

  @Override
  public <R, X extends Exception> R show(EdgeFace<R, X> face) throws X {
    return face.accepted(this);
  }
}
