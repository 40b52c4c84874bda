package dev.clew.app.text;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import dev.clew.output.text.SingleLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What {@code clew strings} prints: a table of hotspots, a block for each that is not proven, and
 * one line at the end. What reads a constant that it understands, or what callers hand over as a
 * whole, is counted only.
 */
final class StringsText {

  private static final List<String> ORDER = List.of("exploit", "syntax", "open", "proven");
  private static final int MOST_REASONS = 3;
  private static final String GAP = "  ";

  private StringsText() {}

  static Stream<String> lines(Results results) {
    List<HotspotResult> told =
        results.hotspots().stream()
            .filter(each -> !isPlainConstant(each) && !each.isHandedOn())
            .sorted(Comparator.comparing(each -> ORDER.indexOf(each.status())))
            .toList();
    List<String> lines = new ArrayList<>(table(told));
    for (HotspotResult each : told) {
      if (!each.status().equals("proven")) {
        lines.add("");
        lines.addAll(block(each));
      }
    }
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.add(summary(results, told));
    return lines.stream();
  }

  /** Nothing of it depends on an input, and it is a sentence. */
  private static boolean isPlainConstant(HotspotResult hotspot) {
    return hotspot.status().equals("proven") && hotspot.holes().isEmpty();
  }

  private static List<String> table(List<HotspotResult> hotspots) {
    int place = width(hotspots.stream().map(StringsText::place));
    int language = width(hotspots.stream().map(HotspotResult::language));
    return hotspots.stream()
        .map(
            each ->
                pad(each.status(), 7)
                    + GAP
                    + pad(each.language(), language)
                    + GAP
                    + pad(place(each), place)
                    + GAP
                    + String.join(" | ", shortRows(each)))
        .toList();
  }

  private static List<String> shortRows(HotspotResult hotspot) {
    return hotspot.rows().stream().limit(1).map(StringsText::visible).toList();
  }

  private static int width(Stream<String> texts) {
    return texts.mapToInt(String::length).max().orElse(0);
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String place(HotspotResult hotspot) {
    Optional<String> file = hotspot.source();
    return SingleLine.of(
        file.isPresent() && hotspot.site().line() >= 0
            ? file.get() + ":" + hotspot.site().line()
            : hotspot.site().className() + "." + hotspot.site().method());
  }

  private static List<String> block(HotspotResult hotspot) {
    List<String> lines = new ArrayList<>();
    lines.add(
        place(hotspot)
            + GAP
            + hotspot.sink()
            + " in "
            + SingleLine.of(hotspot.target())
            + ", CWE-"
            + hotspot.cwe());
    hotspot.shown().ifPresent(shown -> lines.addAll(shown(hotspot, shown)));
    hotspot.reasons().stream()
        .limit(MOST_REASONS)
        .forEach(reason -> lines.add("  open because  " + visible(reason)));
    if (hotspot.isError()) {
      lines.add("  remedy   " + hotspot.remedy());
    }
    return lines;
  }

  private static List<String> shown(HotspotResult hotspot, HotspotResult.Shown shown) {
    List<String> lines = new ArrayList<>();
    lines.add("  call     " + visible(shown.call()));
    lines.add("  arrives  " + visible(shown.marked()));
    if (hotspot.isError()) {
      lines.add("  instead  " + visible(shown.benign()));
      lines.add("  means    " + visible(shown.structure()));
      lines.add("  not      " + visible(shown.benignStructure()));
    }
    if (!shown.effect().isEmpty()) {
      lines.add((hotspot.isError() ? "  effect   " : "  parser   ") + visible(shown.effect()));
    }
    return lines;
  }

  /** One line, whatever a string holds. */
  private static String visible(String text) {
    return SingleLine.of(text.replace("\0", "␀").replace("\r", "\\r").replace("\n", "\\n"));
  }

  private static String summary(Results results, List<HotspotResult> told) {
    List<String> counts = new ArrayList<>();
    for (String status : ORDER) {
      long count = told.stream().filter(each -> each.status().equals(status)).count();
      if (count > 0) {
        counts.add(count + " " + status);
      }
    }
    long handedOn = results.hotspots().stream().filter(HotspotResult::isHandedOn).count();
    if (handedOn > 0) {
      counts.add(handedOn + " handed on");
    }
    long constants = results.hotspots().stream().filter(StringsText::isPlainConstant).count();
    if (constants > 0) {
      counts.add(constants + (constants == 1 ? " constant" : " constants"));
    }
    int methods = results.targets().size();
    return (counts.isEmpty() ? "no hotspots" : "hotspots: " + String.join(", ", counts))
        + " in "
        + methods
        + (methods == 1 ? " method" : " methods")
        + partly(results);
  }

  /** Silence about a method that was not explored to its end is no all-clear. */
  private static String partly(Results results) {
    long count =
        results.targets().stream().filter(target -> isPartly(target.exploration())).count();
    return count == 0 ? "; all paths seen" : "; " + count + " not explored to the end";
  }

  private static boolean isPartly(Exploration exploration) {
    return exploration.status() == Status.TIMEOUT
        || exploration.status() == Status.FAILED
        || exploration.reasons().keySet().stream()
            .anyMatch(reason -> reason.cause() != ReasonCode.BOUNDARY);
  }
}
