package dev.clew.output.text;

import dev.clew.solver.strings.picture.StringPicture;
import java.util.List;

/** The string graph of a path for Graphviz. */
public final class PictureDot {

  private PictureDot() {}

  /** The graph as a text; what rules derived is its label. */
  public static String of(StringPicture picture) {
    StringBuilder out = new StringBuilder("digraph strings {\n  rankdir=LR;\n  label=\"");
    picture.derived().forEach(each -> out.append(quoted(each.rule() + ": " + each.fact() + "\n")));
    out.append("\";\n  node [fontname=\"monospace\"];\n  edge [arrowhead=none];\n");
    List<StringPicture.Node> nodes = picture.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      out.append("  n" + i + " [label=\"" + quoted(nodes.get(i).label()) + "\", shape=")
          .append(shape(nodes.get(i).kind()))
          .append("];\n");
    }
    for (StringPicture.Line line : picture.lines()) {
      out.append("  n" + line.from() + " -> n" + line.to())
          .append(" [label=\"" + quoted(line.label()) + "\"];\n");
    }
    return out.append("}\n").toString();
  }

  private static String shape(StringPicture.Kind kind) {
    return switch (kind) {
      case UNKNOWN -> "ellipse";
      case KNOWN -> "box";
      case ROW -> "cds";
      case FACT -> "note";
    };
  }

  private static String quoted(String text) {
    return LiteralText.escape(text);
  }
}
