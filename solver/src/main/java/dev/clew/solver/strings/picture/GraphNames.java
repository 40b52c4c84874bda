package dev.clew.solver.strings.picture;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.strings.edges.AcceptedEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names for what a graph has: inputs have their own, the rest is numbered as it comes up. */
final class GraphNames {

  private static final int LONGEST = 48;

  /** Names of numbers that graphs make up begin so. */
  private static final Pattern OWN = Pattern.compile("\\u0000(\\w+?)(\\d+)");

  private final Map<StrandPart, String> names = new HashMap<>();
  private final Map<String, String> lengths = new HashMap<>();
  private int numbered;

  GraphNames(Map<Symbol, StringVertex> inputs) {
    inputs.forEach((symbol, vertex) -> name(vertex, symbol.name()));
  }

  private void name(StringVertex vertex, String name) {
    names.put(vertex, name);
    if (vertex.length() instanceof Symbol length) {
      lengths.put(length.name(), "|" + name + "|");
    }
  }

  String of(StrandPart part) {
    if (part instanceof FixedPart fixed) {
      return '"' + shortened(fixed.text()) + '"';
    }
    if (!names.containsKey(part)) {
      name((StringVertex) part, "v" + ++numbered);
    }
    return names.getOrDefault(part, "");
  }

  String of(Strand strand) {
    return strand.isEmpty()
        ? "\"\""
        : strand.parts().stream().map(this::of).collect(Collectors.joining(" · "));
  }

  /** A condition on numbers. */
  String of(Expr condition) {
    String text = TermPrinter.print(condition);
    for (Map.Entry<String, String> length : lengths.entrySet()) {
      text =
          Pattern.compile(Pattern.quote(length.getKey()) + "(?!\\d)")
              .matcher(text)
              .replaceAll(Matcher.quoteReplacement(length.getValue()));
    }
    return OWN.matcher(text).replaceAll("$1$2");
  }

  /** The strands that an edge speaks of, in its order. */
  static List<Strand> strands(Edge edge) {
    List<Strand> found = new ArrayList<>();
    edge.map(
        strand -> {
          found.add(strand);
          return strand;
        });
    return found;
  }

  /** What an edge says, without its strands. */
  String kind(Edge edge) {
    String type = edge.getClass().getSimpleName();
    String kind =
        type.substring(0, type.length() - "Edge".length())
            .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
            .toLowerCase(Locale.ROOT);
    if (edge instanceof MemberEdge member) {
      return "member of " + shortened(member.language().toString());
    }
    if (edge instanceof AcceptedEdge || edge.terms().isEmpty()) {
      return kind;
    }
    return kind + edge.terms().stream().map(this::of).collect(Collectors.joining(", ", " (", ")"));
  }

  String of(Edge edge) {
    return strands(edge).stream()
        .map(this::of)
        .collect(Collectors.joining(", ", kind(edge) + ": ", ""));
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
