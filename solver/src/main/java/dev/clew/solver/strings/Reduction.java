package dev.clew.solver.strings;

import dev.clew.solver.language.Language;

/** Edges with a known operand as memberships in languages, which flow and are spelt out. */
final class Reduction {

  private Reduction() {}

  /** The edge itself where no operand is known. */
  static Edge of(Edge edge) {
    if (edge instanceof Edge.Has has && has.part().isFixed()) {
      return new Edge.Member(has.strand(), Languages.containing(has.part().text()));
    }
    if (edge instanceof Edge.Has has && has.strand().isFixed()) {
      return new Edge.PartOf(has.part(), has.strand().text());
    }
    if (edge instanceof Edge.Lacks lacks && lacks.part().isFixed()) {
      return without(lacks.strand(), Languages.containing(lacks.part().text()));
    }
    if (edge instanceof Edge.Unlike unlike && unlike.part().isFixed()) {
      String part = unlike.part().text();
      return without(
          unlike.strand(),
          unlike.atStart() ? Languages.startingWith(part) : Languages.endingWith(part));
    }
    if (edge instanceof Edge.Differ differ && differ.right().isFixed()) {
      return without(differ.left(), Language.word(differ.right().text()));
    }
    if (edge instanceof Edge.Differ differ && differ.left().isFixed()) {
      return without(differ.right(), Language.word(differ.left().text()));
    }
    return ordered(edge);
  }

  private static Edge ordered(Edge edge) {
    if (edge instanceof Edge.Order order && isShort(order.right())) {
      return new Edge.Member(order.left(), Languages.before(order.right().text(), !order.strict()));
    }
    if (edge instanceof Edge.Order order && isShort(order.left())) {
      return new Edge.Member(order.right(), Languages.after(order.left().text(), !order.strict()));
    }
    return edge;
  }

  private static boolean isShort(Strand strand) {
    return strand.isFixed() && !Languages.isLong(strand.text());
  }

  private static Edge without(Strand strand, Language language) {
    return new Edge.Member(strand, Language.not(language));
  }
}
