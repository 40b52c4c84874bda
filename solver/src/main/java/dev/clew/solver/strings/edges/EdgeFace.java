package dev.clew.solver.strings.edges;

/**
 * What each kind of edge means to one way of looking at edges. There is no default: where a kind
 * means nothing its method says so.
 *
 * @param <R> what is said of an edge
 * @param <X> what may be thrown instead
 */
public interface EdgeFace<R, X extends Exception> {

  R equal(EqualEdge edge) throws X;

  R differ(DifferEdge edge) throws X;

  R member(MemberEdge edge) throws X;

  R accepted(AcceptedEdge edge) throws X;

  R partOf(PartOfEdge edge) throws X;

  R has(HasEdge edge) throws X;

  R lacks(LacksEdge edge) throws X;

  R unlike(UnlikeEdge edge) throws X;

  R slice(SliceEdge edge) throws X;

  R codeAt(CodeAtEdge edge) throws X;

  R unitIn(UnitInEdge edge) throws X;

  R unitsAlike(UnitsAlikeEdge edge) throws X;

  R found(FoundEdge edge) throws X;

  R trimmed(TrimmedEdge edge) throws X;

  R order(OrderEdge edge) throws X;

  R parsed(ParsedEdge edge) throws X;

  R written(WrittenEdge edge) throws X;

  R cased(CasedEdge edge) throws X;

  R computed(ComputedEdge edge) throws X;
}
