package dev.clew.solver.strings.edges;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.strand.Strand;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One thing that holds between strings and numbers of a graph. Each kind says itself what others
 * have to know of it: which numbers it speaks of, what it is when an operand is known, when it is
 * absurd, which string lies in which. What it means for cells and for languages is in the {@link
 * EdgeFace}s, one method a kind, so that the compiler asks for those of a new kind.
 */
public sealed interface Edge
    permits EqualEdge,
        DifferEdge,
        MemberEdge,
        AcceptedEdge,
        PartOfEdge,
        HasEdge,
        LacksEdge,
        UnlikeEdge,
        SliceEdge,
        CodeAtEdge,
        UnitInEdge,
        UnitsAlikeEdge,
        FoundEdge,
        TrimmedEdge,
        OrderEdge,
        ParsedEdge,
        WrittenEdge,
        CasedEdge,
        ComputedEdge {

  /** The same with every strand replaced. */
  Edge map(UnaryOperator<Strand> change);

  /**
   * The positions and values that it speaks of, besides the lengths of its strings. A clause about
   * a conflict names them: one that is forgotten makes a wrong {@code unsat}.
   */
  List<Expr> terms();

  /** Calls the method of its kind. */
  <R, X extends Exception> R show(EdgeFace<R, X> face) throws X;

  /** A membership in a language, which flows and is spelt out, where an operand is known. */
  default Edge reduced() {
    return this;
  }

  /** Whether it cannot hold, told from its shape alone. */
  default boolean isAbsurd() {
    return false;
  }

  /** Which string lies in which because of it, if any does. */
  default @Nullable StringNesting nesting() {
    return null;
  }

  /** Which string must not lie in which because of it, if it says so. */
  default @Nullable StringNesting forbidden() {
    return null;
  }
}
