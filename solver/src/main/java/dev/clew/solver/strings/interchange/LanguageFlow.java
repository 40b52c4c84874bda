package dev.clew.solver.strings.interchange;

import dev.clew.solver.Budget;
import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.AcceptedEdge;
import dev.clew.solver.strings.edges.CasedEdge;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeFace;
import dev.clew.solver.strings.edges.EdgeNumbers;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.UnitsAlikeEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.rules.PeriodRules;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.Map;

/**
 * Languages flow along edges, forwards and backwards, until nothing changes or the rounds are used
 * up: each vertex keeps an automaton that accepts every string which it has in any solution. An
 * empty one refutes the problem, for strings of all lengths.
 *
 * <p>Where an automaton would grow too large the step is left out, which loses nothing but
 * precision.
 */
final class LanguageFlow implements EdgeFace<Boolean, TooLarge> {

  private static final int MOST_ROUNDS = 4;

  /** Known lengths up to this one flow as languages, too. */
  private static final int LONGEST_START = 8;

  private static final long NO_LIMIT = Long.MAX_VALUE;

  private final Automata automata;
  private final NumberRanges ranges;
  private final VertexLanguages vertices;
  private final Budget budget;
  private final boolean keepRows;

  LanguageFlow(Automata automata, NumberRanges ranges) {
    this(automata, ranges, Budget.unlimited(), /* keepRows= */ false);
  }

  /**
   * @param budget when it is used up, languages flow no further
   * @param keepRows whether what is said of several strings in a row is kept, too, which costs more
   */
  LanguageFlow(Automata automata, NumberRanges ranges, Budget budget, boolean keepRows) {
    this.automata = automata;
    this.budget = budget;
    this.ranges = ranges;
    this.keepRows = keepRows;
    vertices = new VertexLanguages(automata, ranges, keepRows);
  }

  /** What was found; a vertex that is missing can be anything. */
  Map<StringVertex, Nfa> languages() {
    return vertices.all();
  }

  /**
   * Looks once at the edges that speak of one vertex, perhaps between known texts, and a language;
   * false for a contradiction.
   */
  boolean start(List<Edge> edges) {
    for (Edge edge : edges) {
      boolean simple = edge instanceof MemberEdge member && member.strand().isOneVertex();
      if (simple && !step(edge)) {
        return false;
      }
    }
    return true;
  }

  /** Lets languages flow along all edges; false for a contradiction. */
  boolean run(List<Edge> edges) {
    if (!useLengths(edges)) {
      return false;
    }
    for (int round = 0; round < MOST_ROUNDS; round++) {
      for (Edge edge : edges) {
        if (budget.spend(1)) {
          return true;
        }
        if (!step(edge)) {
          return false;
        }
      }
      if (!vertices.hasChanged()) {
        return true;
      }
    }
    return true;
  }

  /** A string that is known to have some units is none of the shorter words. */
  private boolean useLengths(List<Edge> edges) {
    try {
      for (StringVertex vertex : EdgeNumbers.of(edges).vertices()) {
        long least = Math.max(0, ranges.least(vertex.length()));
        long most = keepRows ? ranges.greatest(vertex.length()) : NO_LIMIT;
        long limit = most <= LONGEST_START ? most : NO_LIMIT;
        boolean known = (least > 0 && least <= LONGEST_START) || limit < NO_LIMIT;
        if (known && (least > limit || !vertices.narrow(vertex, anyUnits(least, limit)))) {
          return false;
        }
      }
      return true;
    } catch (TooLarge tooLarge) {
      return true;
    }
  }

  private boolean step(Edge edge) {
    try {
      return edge.show(this);
    } catch (TooLarge tooLarge) {
      return true;
    }
  }

  @Override
  public Boolean member(MemberEdge edge) throws TooLarge {
    return refine(edge.strand(), automata.of(edge.language()));
  }

  @Override
  public Boolean partOf(PartOfEdge edge) throws TooLarge {
    return refine(edge.strand(), automata.factors(automata.word(edge.whole())));
  }

  @Override
  public Boolean equal(EqualEdge edge) throws TooLarge {
    return refine(edge.left(), language(edge.right()))
        && refine(edge.right(), language(edge.left()))
        && rotated(edge.left(), edge.right())
        && rotated(edge.right(), edge.left());
  }

  @Override
  public Boolean accepted(AcceptedEdge edge) throws TooLarge {
    return refine(edge.strand(), edge.nfa());
  }

  @Override
  public Boolean has(HasEdge edge) throws TooLarge {
    return has(edge.strand(), edge.part());
  }

  @Override
  public Boolean found(FoundEdge edge) throws TooLarge {
    boolean first = edge.part().isFixed() && !edge.last();
    return first ? foundFirst(edge) : foundAny(edge);
  }

  @Override
  public Boolean computed(ComputedEdge edge) throws TooLarge {
    UnitReplacement replacement = UnitReplacement.of(edge);
    return replacement == null || replacement.flow(vertices, automata);
  }

  /** Languages say nothing of two strings that differ. */
  @Override
  public Boolean differ(DifferEdge edge) {
    return true;
  }

  /** Nothing: with a known part it is a membership. */
  @Override
  public Boolean lacks(LacksEdge edge) {
    return true;
  }

  /** Nothing: with a known part it is a membership. */
  @Override
  public Boolean unlike(UnlikeEdge edge) {
    return true;
  }

  /** Nothing: with a known side it is a membership. */
  @Override
  public Boolean order(OrderEdge edge) {
    return true;
  }

  /** Nothing: which units they are is open. */
  @Override
  public Boolean unitsAlike(UnitsAlikeEdge edge) {
    return true;
  }

  /** Nothing: a change of case is looked at in cells. */
  @Override
  public Boolean cased(CasedEdge edge) {
    return true;
  }

  /**
   * Where {@code x·w} is {@code v·x}, and these are not empty, x has only units that v has, and
   * that w has.
   */
  private boolean rotated(Strand left, Strand right) throws TooLarge {
    int size = PeriodRules.rotated(left, right);
    if (size == 0) {
      return true;
    }
    Strand before = right.head(right.parts().size() - size);
    Strand after = left.tail(size);
    return (!isNeverEmpty(before) && !isNeverEmpty(after))
        || (refine(left.head(size), copies(before)) && refine(left.head(size), copies(after)));
  }

  /** Any units that a strand may have. */
  private Nfa copies(Strand strand) throws TooLarge {
    return automata.of(Language.star(Language.chars(PeriodRules.units(language(strand)))));
  }

  /** A code that is known to be within bounds is that of a unit there, if there is one. */
  @Override
  public Boolean codeAt(CodeAtEdge code) throws TooLarge {
    long least = Math.max(0, ranges.least(code.result()));
    long most = Math.min(Character.MAX_VALUE, ranges.greatest(code.result()));
    boolean any = least > most || (least == 0 && most == Character.MAX_VALUE);
    return any
        || unitIn(
            new UnitInEdge(
                code.strand(), code.position(), CharSet.range((char) least, (char) most)));
  }

  private Nfa units(CharSet set) throws TooLarge {
    return automata.of(Language.chars(set));
  }

  private Nfa anything() throws TooLarge {
    return vertices.anything();
  }

  private Nfa anyUnits(long least, long greatest) throws TooLarge {
    return vertices.anyUnits(least, greatest);
  }

  private Nfa language(Strand strand) throws TooLarge {
    return vertices.language(strand);
  }

  private boolean refine(Strand strand, Nfa target) throws TooLarge {
    return vertices.refine(strand, target);
  }

  /** Whether a strand has at least one unit in all solutions. */
  boolean isNeverEmpty(Strand strand) {
    return vertices.isNeverEmpty(strand);
  }

  /** The units that a strand may start with, and perhaps more. */
  CharSet unitsAtStart(Strand strand) {
    return vertices.unitsAtStart(strand);
  }

  @Override
  public Boolean slice(SliceEdge slice) throws TooLarge {
    Nfa whole = language(slice.strand());
    boolean nonEmpty = isNeverEmpty(slice.result()) || !language(slice.result()).isNullable();
    long from = Math.max(0, ranges.least(slice.offset()));
    long to = ranges.greatest(slice.offset());
    boolean suffix = slice.toEnd();
    if (!refine(slice.result(), suffix ? automata.suffixes(whole) : automata.factors(whole))) {
      return false;
    }
    if (!nonEmpty || from > to || from > VertexLanguages.LONGEST_CHAIN) {
      return true;
    }
    Nfa upTo = automata.concat(anyUnits(from, to), language(slice.result()));
    return refine(slice.strand(), suffix ? upTo : automata.concat(upTo, anything()));
  }

  private boolean foundFirst(FoundEdge found) throws TooLarge {
    String part = found.part().text();
    boolean fromStart = ranges.least(found.start()) == 0 && ranges.greatest(found.start()) == 0;
    if (!fromStart || part.isEmpty()) {
      return foundAny(found);
    }
    if (ranges.greatest(found.result()) < 0) {
      return refine(found.strand(), automata.of(Language.not(WordLanguages.containing(part))));
    }
    if (ranges.least(found.result()) < 0) {
      return true;
    }
    long from = ranges.least(found.result());
    long to = ranges.greatest(found.result());
    if (from > to) {
      return false;
    }
    Nfa before =
        automata.intersect(
            anyUnits(Math.min(from, VertexLanguages.LONGEST_CHAIN), to),
            automata.of(WordLanguages.beforeFirst(part)));
    return refine(
        found.strand(), automata.concat(before, automata.of(WordLanguages.startingWith(part))));
  }

  /** Where something is found it is there. */
  private boolean foundAny(FoundEdge found) throws TooLarge {
    return ranges.least(found.result()) < 0 || has(found.strand(), found.part());
  }

  private boolean has(Strand strand, Strand part) throws TooLarge {
    Nfa around = automata.concat(automata.concat(anything(), language(part)), anything());
    return refine(strand, around) && refine(part, automata.factors(language(strand)));
  }

  @Override
  public Boolean trimmed(TrimmedEdge trimmed) throws TooLarge {
    Nfa blanks = automata.of(Language.star(Language.chars(trimmed.blanks())));
    Nfa kept =
        automata.of(WordLanguages.trimmed(trimmed.blanks(), trimmed.front(), trimmed.back()));
    if (!refine(trimmed.result(), kept)
        || !refine(trimmed.result(), automata.factors(language(trimmed.strand())))) {
      return false;
    }
    Nfa around = language(trimmed.result());
    around = trimmed.front() ? automata.concat(blanks, around) : around;
    around = trimmed.back() ? automata.concat(around, blanks) : around;
    return refine(trimmed.strand(), around);
  }

  @Override
  public Boolean parsed(ParsedEdge parsed) throws TooLarge {
    long least = ranges.least(parsed.result());
    long greatest = ranges.greatest(parsed.result());
    if (parsed.op() != StringOp.TO_INT) {
      return (least <= 0 && greatest >= 0)
          || refine(
              parsed.strand(),
              automata.of(WordLanguages.signedNumerals(parsed.radix(), greatest < 0)));
    }
    Language digits = Language.plus(Language.chars(CharSet.DIGITS));
    if (least >= 0) {
      return refine(parsed.strand(), automata.of(digits));
    }
    return greatest >= 0 || refine(parsed.strand(), automata.of(Language.not(digits)));
  }

  @Override
  public Boolean written(WrittenEdge written) throws TooLarge {
    return refine(written.result(), automata.of(WordLanguages.numerals(written.radix())));
  }

  /** Where the unit exists it is of the set; where it does not its code is 0. */
  @Override
  public Boolean unitIn(UnitInEdge unit) throws TooLarge {
    long from = ranges.least(unit.position());
    long to = ranges.greatest(unit.position());
    boolean exists = !unit.set().contains('\0') || to < vertices.least(unit.strand());
    if (from < 0 || from > Math.min(to, VertexLanguages.LONGEST_CHAIN) || !exists) {
      return true;
    }
    Nfa around =
        automata.concat(automata.concat(anyUnits(from, to), units(unit.set())), anything());
    return refine(unit.strand(), around);
  }
}
