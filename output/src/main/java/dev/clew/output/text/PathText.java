package dev.clew.output.text;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.OutcomeCases;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.output.TargetResult;
import java.util.ArrayList;
import java.util.List;

/** One path as a block of lines: how it ended, when it is taken, and with which inputs. */
public final class PathText {

  private static final int WIDTH = 100;
  private static final int MAX_MESSAGE = 200;
  private static final String WHEN = "    when    ";
  private static final String INPUTS = "    inputs  ";

  private PathText() {}

  /** The block's lines, without an empty one after it. */
  public static List<String> of(int number, ExploredPath path, TargetResult target) {
    DatumText values = new DatumText();
    List<String> inputs = new ArrayList<>();
    for (Input input : path.inputs()) {
      inputs.add(input.name() + " = " + values.of(input.value(), input.name()));
    }
    List<String> lines = new ArrayList<>();
    lines.add("  path " + number + ": " + path.outcome().choose(new EndingText(target, values)));
    lines.addAll(layOut(WHEN, path.condition(), " && "));
    lines.addAll(layOut(INPUTS, inputs, ", "));
    if (!path.proven()) {
      lines.add("    unsure  whether this path can be taken: the solver gave up");
    }
    return lines;
  }

  /** How a path ended, in words. */
  private record EndingText(TargetResult target, DatumText values) implements OutcomeCases<String> {

    @Override
    public String returned(Outcome.Returned returned) {
      Datum value = returned.value();
      return value == null ? "returned" : "returned " + values.of(value, "result");
    }

    @Override
    public String threw(Outcome.Threw threw) {
      return "threw " + threw.exception() + message(threw) + place(threw.site(), target);
    }

    @Override
    public String cut(Outcome.Cut cut) {
      return "cut: " + reason(cut.reason());
    }

    @Override
    public String endless(Outcome.Endless endless) {
      return "never ends: its state repeats" + place(endless.site(), target);
    }

    @Override
    public String unsupported(Outcome.Unsupported unsupported) {
      return "unsupported: " + reason(unsupported.reason());
    }
  }

  private static String message(Outcome.Threw threw) {
    String message = threw.message();
    if (message == null) {
      return "";
    }
    String start = message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE);
    return ": " + onOneLine(start) + (start.equals(message) ? "" : "…");
  }

  /** Messages are for reading: quotes stay as they are, what would break the line does not. */
  private static String onOneLine(String text) {
    return LiteralText.escape(text).replace("\\\"", "\"").replace("\\\\", "\\");
  }

  private static String place(Site site, TargetResult target) {
    String file = target.sourceOf(site).orElse(null);
    if (file == null || site.line() < 0) {
      return " in " + site.className() + "." + site.method();
    }
    return " at " + file + ":" + site.line();
  }

  private static String reason(Reason reason) {
    return reason.detail().isEmpty() ? reason.code() : reason.code() + " (" + reason.detail() + ")";
  }

  /** All parts on one line if they fit, otherwise one on each. */
  private static List<String> layOut(String label, List<String> parts, String separator) {
    if (parts.isEmpty()) {
      return List.of();
    }
    String joined = String.join(separator, parts);
    if (label.length() + joined.length() <= WIDTH) {
      return List.of(label + joined);
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String end = i == parts.size() - 1 ? "" : separator.stripTrailing();
      lines.add((i == 0 ? label : " ".repeat(label.length())) + parts.get(i) + end);
    }
    return lines;
  }
}
