package dev.clew.app.hotspots;

import dev.clew.app.analysis.ResultMaker;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.arrival.HoleReport;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.text.AutomatonDrawing;
import dev.clew.hotspots.text.LanguageUnion;
import dev.clew.hotspots.verdict.HotspotStatus;
import dev.clew.hotspots.verdict.HotspotVerdict;
import dev.clew.hotspots.verdict.ShownExploit;
import dev.clew.hotspots.verdict.ShownSyntaxError;
import dev.clew.output.HotspotResult;
import dev.clew.output.text.CallText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Verdicts as all formats write them. */
final class HotspotResults {

  private HotspotResults() {}

  /**
   * One result for each verdict.
   *
   * @param dialect of sinks whose language is SQL and no more
   */
  static List<HotspotResult> of(List<HotspotVerdict> verdicts, String dialect) {
    return verdicts.stream().map(verdict -> of(verdict, dialect)).toList();
  }

  private static HotspotResult of(HotspotVerdict verdict, String dialect) {
    StringSink sink = verdict.hotspot().sink();
    return new HotspotResult(
        ResultMaker.title(verdict.target()),
        new Site(
            verdict.hotspot().method().owner().toString(),
            verdict.hotspot().method().name(),
            verdict.hotspot().line()),
        Optional.ofNullable(verdict.hotspot().method().owner().header().sourceFile()),
        sink.title(),
        sink.language().equals("sql") ? "sql/" + dialect : sink.language(),
        sink.cwe(),
        verdict.status().word(),
        verdict.exploit().map(each -> each.level().word()).orElse("reached"),
        verdict.arrivals(),
        verdict.rows(),
        new LanguageUnion().text().of(verdict.language()),
        verdict.language().isExact(),
        verdict.holes().stream().map(HotspotResults::hole).toList(),
        verdict.reasons(),
        shown(verdict),
        verdict.status() == HotspotStatus.PROVEN ? "" : SinkRemedies.of(sink.language()),
        new LanguageUnion()
            .text()
            .smallest(verdict.language())
            .map(AutomatonDrawing::new)
            .flatMap(DrawnAutomata::of),
        Optional.empty());
  }

  private static HotspotResult.Hole hole(HoleReport hole) {
    List<String> sources =
        hole.sources().stream().map(kind -> kind.name().toLowerCase(Locale.ROOT)).sorted().toList();
    return new HotspotResult.Hole(
        hole.inputs(), sources, hole.context(), hole.language(), hole.isProven());
  }

  private static Optional<HotspotResult.Shown> shown(HotspotVerdict verdict) {
    if (verdict.exploit().isPresent()) {
      return verdict.exploit().map(each -> shown(verdict, each));
    }
    return verdict.status() == HotspotStatus.SYNTAX
        ? verdict.syntax().map(each -> shown(verdict, each))
        : Optional.empty();
  }

  private static HotspotResult.Shown shown(HotspotVerdict verdict, ShownExploit exploit) {
    return new HotspotResult.Shown(
        CallText.of(verdict.target(), exploit.inputs()),
        exploit.arrived(),
        marked(exploit.arrived(), exploit.holes()),
        exploit.benign(),
        exploit.benignStructure(),
        exploit.structure(),
        exploit.effect().map(SinkEffect::summary).orElse(""));
  }

  private static HotspotResult.Shown shown(HotspotVerdict verdict, ShownSyntaxError error) {
    return new HotspotResult.Shown(
        CallText.of(verdict.target(), error.inputs()),
        error.arrived(),
        error.arrived(),
        "",
        "",
        "",
        error.message());
  }

  /** The string with guillemets around what comes from inputs. */
  private static String marked(String text, List<HoleRange> holes) {
    StringBuilder marked = new StringBuilder(text);
    for (int i = holes.size() - 1; i >= 0; i--) {
      marked.insert(holes.get(i).end(), "»").insert(holes.get(i).start(), "«");
    }
    return marked.toString();
  }
}
