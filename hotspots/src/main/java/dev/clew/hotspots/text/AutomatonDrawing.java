package dev.clew.hotspots.text;

import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An automaton as a picture: for Graphviz, and as SVG, states from left to right. */
public final class AutomatonDrawing {

  private static final int WIDE = 110;
  private static final int HIGH = 80;
  private static final int RADIUS = 16;

  private final SmallestAutomaton automaton;

  public AutomatonDrawing(SmallestAutomaton automaton) {
    this.automaton = automaton;
  }

  /** For Graphviz. */
  public String dot() {
    StringBuilder out =
        new StringBuilder("digraph language {\n  rankdir=LR;\n  start [shape=point];\n");
    for (int state = 0; state < automaton.stateCount(); state++) {
      String shape = automaton.accepting().get(state) ? "doublecircle" : "circle";
      out.append("  ").append(state).append(" [shape=").append(shape).append("];\n");
    }
    out.append("  start -> 0;\n");
    for (int state = 0; state < automaton.stateCount(); state++) {
      int from = state;
      labels(state)
          .forEach(
              (to, label) ->
                  out.append("  " + from + " -> " + to + " [label=\"" + quoted(label) + "\"];\n"));
    }
    return out.append("}\n").toString();
  }

  private static String quoted(String label) {
    return label.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** The automaton that is drawn. */
  public SmallestAutomaton automaton() {
    return automaton;
  }

  /** What leads from a state to others, by the other's number. */
  public Map<Integer, String> labels(int state) {
    Map<Integer, String> labels = new TreeMap<>();
    automaton
        .moves()
        .get(state)
        .forEach((to, set) -> labels.put(to, set.isSingle() ? shown(set) : set.toString()));
    return labels;
  }

  private static String shown(CharSet set) {
    char unit = set.first();
    return unit == ' ' ? "␣" : unit > ' ' && unit <= '~' ? "" + unit : set.toString();
  }

  /** As SVG: a state stands in the column of its distance from the first. */
  public String svg() {
    int[] column = columns();
    int[] row = rows(column);
    int width = (Arrays.stream(column).max().orElse(0) + 2) * WIDE;
    int height = (Arrays.stream(row).max().orElse(0) + 2) * HIGH;
    StringBuilder out = new StringBuilder();
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
        .append(width + " " + height)
        .append("\" font-family=\"monospace\" font-size=\"11\" text-anchor=\"middle\">\n")
        .append("<defs><marker id=\"a\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\"")
        .append(" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">")
        .append("<path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n");
    for (int state = 0; state < automaton.stateCount(); state++) {
      int from = state;
      labels(state)
          .forEach(
              (to, label) ->
                  move(out, x(column, from), y(row, from), x(column, to), y(row, to), label));
    }
    for (int state = 0; state < automaton.stateCount(); state++) {
      circle(out, x(column, state), y(row, state), state);
    }
    return out.append("</svg>\n").toString();
  }

  private static int x(int[] column, int state) {
    return column[state] * WIDE + WIDE / 2;
  }

  private static int y(int[] row, int state) {
    return row[state] * HIGH + HIGH;
  }

  private int[] columns() {
    int[] column = new int[automaton.stateCount()];
    Arrays.fill(column, -1);
    column[0] = 0;
    List<Integer> queue = new ArrayList<>(List.of(0));
    for (int i = 0; i < queue.size(); i++) {
      int state = queue.get(i);
      for (int to : labels(state).keySet()) {
        if (column[to] < 0) {
          column[to] = column[state] + 1;
          queue.add(to);
        }
      }
    }
    return column;
  }

  private static int[] rows(int[] column) {
    int[] used = new int[column.length + 1];
    int[] row = new int[column.length];
    for (int state = 0; state < column.length; state++) {
      row[state] = used[column[state]]++;
    }
    return row;
  }

  private void circle(StringBuilder out, int x, int y, int state) {
    String style = "\" fill=\"white\" stroke=\"black\"/>";
    out.append("<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + RADIUS + style);
    if (automaton.accepting().get(state)) {
      out.append("<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + (RADIUS - 3) + style);
    }
    out.append("<text x=\"" + x + "\" y=\"" + (y + 4) + "\">" + state + "</text>\n");
  }

  /** Forwards in a slight bow, backwards in another, to itself in a loop. */
  private static void move(StringBuilder out, int x1, int y1, int x2, int y2, String label) {
    int middleX = (x1 + x2) / 2;
    int bend = x1 == x2 && y1 == y2 ? -2 * RADIUS : x2 > x1 ? -12 : 34;
    int middleY = (y1 + y2) / 2 + bend;
    String way;
    if (x1 == x2 && y1 == y2) {
      way =
          "M" + (x1 - 8) + " " + (y1 - 14) + "C" + (x1 - 20) + " " + (y1 - 44) + " " + (x1 + 20)
              + " " + (y1 - 44) + " " + (x1 + 8) + " " + (y1 - 14);
    } else {
      double length = Math.hypot(x2 - (double) x1, y2 - (double) y1);
      int endX = (int) Math.round(x2 - RADIUS * (x2 - x1) / length);
      int endY = (int) Math.round(y2 - RADIUS * (y2 - y1) / length);
      way = "M" + x1 + " " + y1 + "Q" + middleX + " " + middleY + " " + endX + " " + endY;
    }
    out.append("<path fill=\"none\" stroke=\"gray\" marker-end=\"url(#a)\" d=\"" + way + "\"/>")
        .append("<text x=\"" + middleX + "\" y=\"" + (middleY - 2) + "\">" + escaped(label))
        .append("</text>\n");
  }

  private static String escaped(String label) {
    return label.replace("&", "&amp;").replace("<", "&lt;");
  }
}
