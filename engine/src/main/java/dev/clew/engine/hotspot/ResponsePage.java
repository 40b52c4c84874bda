package dev.clew.engine.hotspot;

import dev.clew.engine.machine.PathJournal;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a path has written to one response so far, call by call, and what it said that it is.
 *
 * @param response its name
 */
public record ResponsePage(PathJournal journal, String response) {

  /** A piece of a page; empty where it cannot be told. */
  private record Piece(String response, List<Expr> texts) {}

  /** What a page was said to be; empty where that cannot be told. */
  private record Kind(String response, Optional<String> type) {}

  /** The page behind a writer or a stream of a response, by that one's name. */
  public static Optional<ResponsePage> behind(PathJournal journal, String name) {
    return Stream.of(".getWriter(", ".getOutputStream(")
        .map(name::indexOf)
        .filter(at -> at >= 0)
        .map(at -> new ResponsePage(journal, name.substring(0, at)))
        .findFirst();
  }

  /** Remembers what a page is said to be; null where that cannot be told. */
  public void announce(List<Expr> type) {
    boolean isKnown = type.size() == 1 && type.get(0) instanceof Const;
    journal.arriveAt(
        new Kind(
            response,
            isKnown ? Optional.of(((Const) type.get(0)).value().asString()) : Optional.empty()));
  }

  /** Whether a browser may take it for a page: nothing was said, or nothing else. */
  public boolean isMarkup() {
    Optional<String> last = Optional.empty();
    for (Kind kind : journal.arrivals(Kind.class)) {
      last = kind.response.equals(response) ? kind.type : last;
    }
    String type = last.orElse("html").toLowerCase(Locale.ROOT);
    return type.isBlank() || type.contains("html") || type.contains("xml");
  }

  /** What a method of a writer writes: some end the line. */
  public static List<Expr> ended(Terms terms, List<Expr> texts, String method) {
    return texts.isEmpty() || !method.equals("println")
        ? texts
        : Stream.concat(texts.stream(), Stream.of(terms.factory().string("\n"))).toList();
  }

  /** Remembers a piece; empty for one that cannot be told. */
  public void write(List<Expr> texts) {
    journal.arriveAt(new Piece(response, texts));
  }

  /** All pieces; empty where one of them cannot be told. */
  public Optional<List<Expr>> written() {
    List<Expr> texts = new ArrayList<>();
    for (Piece piece : journal.arrivals(Piece.class)) {
      if (piece.response.equals(response)) {
        if (piece.texts.isEmpty()) {
          return Optional.empty();
        }
        texts.addAll(piece.texts);
      }
    }
    return Optional.of(texts);
  }
}
