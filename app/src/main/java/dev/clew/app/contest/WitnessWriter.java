package dev.clew.app.contest;

import dev.clew.app.ClewVersion;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.InputOrigin;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes what shows an answer, in the contest's format for it: GraphML, version 1.0, the one that
 * there are validators for in Java. A violation is a chain of edges, one for each value that the
 * program was answered, with the line that asked.
 */
public final class WitnessWriter {

  /** What the verifier names its unknowns. */
  private static final Pattern PLACE = Pattern.compile("L(\\d+)_(.*?)(#\\d+)?");

  private static final List<String> EDGE_KEYS =
      List.of("originFileName", "startline", "threadId", "assumption", "assumption.scope");

  private static final List<String> GRAPH_KEYS =
      List.of(
          "witness-type",
          "sourcecodelang",
          "producer",
          "specification",
          "programfile",
          "programhash",
          "architecture",
          "creationtime");

  private final ContestTask task;

  public WitnessWriter(ContestTask task) {
    this.task = task;
  }

  /** The text of a witness; empty for an answer that says nothing. */
  public Optional<String> write(ContestAnswer answer, Instant now) throws IOException {
    return answer instanceof ContestAnswer.Open
        ? Optional.empty()
        : Optional.of(document(answer, now));
  }

  private String document(ContestAnswer answer, Instant now) throws IOException {
    StringBuilder text = new StringBuilder(2_000);
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n")
        .append("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\"")
        .append(" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n");
    GRAPH_KEYS.forEach(key -> key(text, key, "graph", "string"));
    EDGE_KEYS.forEach(
        key ->
            key(
                text,
                key,
                "edge",
                key.equals("startline") || key.equals("threadId") ? "int" : "string"));
    key(text, "entry", "node", "boolean");
    key(text, "violation", "node", "boolean");
    text.append("  <graph edgedefault=\"directed\">\n");
    boolean isViolation = answer instanceof ContestAnswer.Violated;
    head(text, isViolation ? "violation_witness" : "correctness_witness", now);
    if (answer instanceof ContestAnswer.Violated violated) {
      chain(text, violated);
    } else {
      node(text, 0, "entry");
    }
    return text.append("  </graph>\n</graphml>\n").toString();
  }

  private static void key(StringBuilder text, String name, String of, String type) {
    text.append(
        String.format(
            Locale.ROOT,
            "  <key id=\"%s\" for=\"%s\" attr.name=\"%s\" attr.type=\"%s\"/>\n",
            name,
            of,
            name,
            type));
  }

  private void head(StringBuilder text, String type, Instant now) throws IOException {
    Path main =
        task.sources().stream()
            .filter(file -> file.endsWith(task.property().mainClass() + ".java"))
            .findFirst()
            .orElse(task.sources().get(0));
    data(text, "witness-type", type);
    data(text, "sourcecodelang", "Java");
    data(text, "producer", "Clew " + ClewVersion.current());
    data(text, "specification", task.property().text());
    data(text, "programfile", main.toString());
    data(text, "programhash", hash(main));
    data(text, "architecture", "64bit");
    data(text, "creationtime", now.truncatedTo(ChronoUnit.SECONDS).toString());
  }

  private static void chain(StringBuilder text, ContestAnswer.Violated violated) {
    List<Input> answers =
        violated.inputs().stream()
            .filter(input -> input.origin().equals(InputOrigin.DRIVER))
            .toList();
    node(text, 0, "entry");
    List<Runnable> edges = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      int from = i;
      node(text, i + 1, "");
      edges.add(() -> edge(text, from, answers.get(from)));
    }
    node(text, answers.size() + 1, "violation");
    edges.forEach(Runnable::run);
    begin(text, answers.size());
    data(text, "originFileName", file(violated.site().className()));
    data(text, "startline", Integer.toString(violated.site().line()));
    data(text, "threadId", "0");
    text.append("    </edge>\n");
  }

  /** Where a class is compiled from, by what compilers expect of public ones. */
  private static String file(String className) {
    String simple = className.substring(className.lastIndexOf('.') + 1);
    int inner = simple.indexOf('$');
    return (inner > 0 ? simple.substring(0, inner) : simple) + ".java";
  }

  private static void edge(StringBuilder text, int from, Input answer) {
    Matcher place = PLACE.matcher(answer.name());
    begin(text, from);
    if (place.matches()) {
      data(text, "originFileName", place.group(2) + ".java");
      data(text, "startline", place.group(1));
    }
    data(text, "threadId", "0");
    data(text, "assumption", assumption(answer));
    data(text, "assumption.scope", "java::L" + (place.matches() ? place.group(2) : "") + ";");
    text.append("    </edge>\n");
  }

  /** What the call returned, as a condition in Java. */
  private static String assumption(Input answer) {
    if (answer.value() instanceof Datum.Text string) {
      return "result.equals(" + literal(string.value()) + ");";
    }
    if (answer.value() instanceof Datum.Primitive primitive) {
      Object value = primitive.value();
      return "result = "
          + (value instanceof Character unit ? Integer.toString(unit) : value.toString())
          + ";";
    }
    throw new IllegalArgumentException(answer.toString());
  }

  private static String literal(String value) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char unit = value.charAt(i);
      if (unit == '"' || unit == '\\') {
        text.append('\\').append(unit);
      } else if (unit >= ' ' && unit < 0x7F) {
        text.append(unit);
      } else {
        text.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
      }
    }
    return text.append('"').toString();
  }

  private static void node(StringBuilder text, int number, String mark) {
    text.append("    <node id=\"n").append(number).append("\">");
    if (!mark.isEmpty()) {
      text.append("<data key=\"").append(mark).append("\">true</data>");
    }
    text.append("</node>\n");
  }

  private static void begin(StringBuilder text, int from) {
    text.append("    <edge source=\"n")
        .append(from)
        .append("\" target=\"n")
        .append(from + 1)
        .append("\">\n");
  }

  private static void data(StringBuilder text, String key, String value) {
    text.append("      <data key=\"")
        .append(key)
        .append("\">")
        .append(value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
        .append("</data>\n");
  }

  private static String hash(Path file) throws IOException {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return String.format(Locale.ROOT, "%064x", new BigInteger(1, sum));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has it
    }
  }
}
