package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.LayerEffort;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Acceptance;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.PathTally;
import dev.clew.output.ReachedLines;
import dev.clew.output.Results;
import dev.clew.output.RunStatistics;
import dev.clew.output.Shortfall;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.output.UntriedPaths;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The results file from its head down to the list of paths. */
final class ResultsWriter {

  private final JsonGenerator json;
  private final PathWriter paths;
  private final LinesWriter lines;

  ResultsWriter(JsonGenerator json) {
    this.json = json;
    this.lines = new LinesWriter(json);
    this.paths = new PathWriter(json);
  }

  void write(Results results) throws IOException {
    json.writeStartObject();
    json.writeStringField("tool", "clew");
    json.writeNumberField("format", ResultsFile.FORMAT);
    json.writeStringField("version", results.version());
    json.writeStringField("command", results.command());
    json.writeObjectFieldStart("options");
    for (Map.Entry<String, Object> option : results.options().entrySet()) {
      json.writeFieldName(option.getKey());
      writePlain(option.getValue());
    }
    json.writeEndObject();
    json.writeArrayFieldStart("targets");
    for (TargetResult target : results.targets()) {
      write(target);
    }
    json.writeEndArray();
    if (results.command().equals("strings")) {
      HotspotWriter strings = new HotspotWriter(json);
      strings.write(results.hotspots());
      strings.writeReturned(results.returned());
    }
    lines.write(results);
    json.writeFieldName("skipped");
    writePlain(results.skipped());
    writeSummary(results);
    json.writeEndObject();
  }

  private void writeSummary(Results results) throws IOException {
    RunStatistics run = RunStatistics.of(results);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("paths", run.effort().paths());
    json.writeNumberField("pruned", run.effort().pruned());
    json.writeNumberField("queries", run.effort().queries());
    json.writeNumberField("warnings", run.warnings());
    json.writeNumberField("crashes", run.crashes());
    json.writeNumberField("errors", run.errors());
    json.writeNumberField("known", results.known().count());
    json.writeNumberField("kept", results.kept().size());
    json.writeNumberField("lines", run.lines());
    json.writeNumberField("errorsPerThousandLines", run.errorsPerThousandLines());
    json.writeNumberField("nullPlaces", results.nullPlaces().size());
    json.writeArrayFieldStart("untried");
    for (UntriedPaths each : UntriedPaths.of(results)) {
      write(each);
    }
    json.writeEndArray();
    json.writeNumberField("methods", results.targets().size());
    json.writeNumberField(
        "methodsEntered", results.targets().stream().filter(Shortfall::isEntered).count());
    json.writeArrayFieldStart("shortfalls");
    for (Shortfall each : Shortfall.of(results)) {
      write(each);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Shortfall cause) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", cause.code());
    json.writeNumberField("untouched", cause.untouched());
    json.writeNumberField("partial", cause.partial());
    json.writeStringField("text", cause.text());
    json.writeEndObject();
  }

  private void write(UntriedPaths paths) throws IOException {
    json.writeStartObject();
    json.writeStringField("obstacle", paths.obstacle().code());
    json.writeNumberField("count", paths.count());
    json.writeStringField("detail", paths.detail());
    if (paths.allow().isPresent()) {
      json.writeStringField("allow", paths.allow().get());
    }
    json.writeEndObject();
  }

  private void writePlain(Object value) throws IOException {
    if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        writePlain(element);
      }
      json.writeEndArray();
    } else if (value instanceof Number number) {
      json.writeNumber(number.longValue());
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else {
      json.writeString(value.toString());
    }
  }

  void write(TargetResult target) throws IOException {
    Exploration exploration = target.exploration();
    json.writeStartObject();
    json.writeStringField("class", target.className());
    json.writeStringField("method", target.method());
    json.writeStringField("source", target.source().orElse(null));
    json.writeStringField("status", word(exploration.status()));
    if (exploration.kept().isPresent()) {
      json.writeStringField("kept", exploration.kept().get().toString());
    }
    writeReasons(exploration.reasons());
    json.writeArrayFieldStart("paths");
    Map<Integer, String> tests = target.trials().map(Trials::tests).orElse(Map.of());
    ReachedLines reached = target.trials().map(Trials::reached).orElse(ReachedLines.NONE);
    StepTables tables = new StepTables();
    for (int i = 0; i < exploration.paths().size(); i++) {
      paths.write(
          target.numbers().get(i),
          exploration.paths().get(i),
          target.confirmation(i),
          new PathWriter.Extras(
              tests.get(target.numbers().get(i)),
              reached.bySet().get(target.numbers().get(i)),
              tables));
    }
    json.writeEndArray();
    tables.write(json);
    writeTally(target.tally(), exploration.paths().size());
    writeFindings(target);
    if (!exploration.nullPlaces().isEmpty()) {
      json.writeArrayFieldStart("nullPlaces");
      for (Site site : exploration.nullPlaces()) {
        json.writeStartObject();
        paths.writePlace(site);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (!exploration.invariants().isEmpty()) {
      json.writeFieldName("invariants");
      writePlain(exploration.invariants());
    }
    writeStatistics(exploration.effort(), target.trials());
    json.writeEndObject();
  }

  /** What is known of all paths, those that are not listed included. */
  private void writeTally(PathTally tally, int listed) throws IOException {
    json.writeObjectFieldStart("pathCounts");
    json.writeNumberField("listed", listed);
    for (PathTally.Ending ending : PathTally.Ending.values()) {
      writeCount(word(ending), tally.count(ending));
    }
    for (Confirmation.State state : Confirmation.State.values()) {
      writeCount(word(state), tally.count(state));
    }
    json.writeEndObject();
  }

  private void writeCount(String name, long count) throws IOException {
    if (count > 0) {
      json.writeNumberField(name, count);
    }
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Errors are those that a replay confirmed: exploring alone has none. */
  private void writeFindings(TargetResult target) throws IOException {
    Optional<Trials> trials = target.trials();
    List<Finding> findings = trials.map(Trials::findings).orElse(List.of());
    json.writeArrayFieldStart("errors");
    for (Finding finding : findings) {
      if (finding.isError()) {
        write(finding, target);
      }
    }
    json.writeEndArray();
    if (trials.isPresent()) {
      json.writeArrayFieldStart("others");
      for (Finding finding : findings) {
        if (!finding.isError()) {
          write(finding, target);
        }
      }
      json.writeEndArray();
      json.writeObjectFieldStart("coverage");
      writeCount("lines", trials.get().lines());
      writeCount("branches", trials.get().branches());
      lines.write(trials.get().reached());
      json.writeEndObject();
    }
  }

  private void writeCount(String name, Trials.Count count) throws IOException {
    json.writeFieldName(name);
    json.writeArray(new int[] {count.covered(), count.total()}, 0, 2);
  }

  private void write(Finding finding, TargetResult target) throws IOException {
    json.writeStartObject();
    json.writeNumberField("path", finding.path());
    json.writeStringField("foundBy", target.foundBy(finding).word());
    json.writeStringField("kind", finding.kind().word());
    json.writeStringField("rule", finding.rule().id());
    json.writeStringField("access", finding.access().word());
    json.writeStringField("exception", finding.exception());
    json.writeStringField("message", finding.message());
    paths.writeSite(finding.site());
    json.writeNumberField("paths", finding.paths());
    json.writeNumberField("targets", finding.targets());
    json.writeStringField("call", finding.call());
    if (finding.acceptance().isPresent()) {
      Acceptance known = finding.acceptance().get();
      json.writeObjectFieldStart("known");
      json.writeStringField("by", known.place().word());
      json.writeStringField("reason", known.reason());
      json.writeStringField("since", known.since());
      json.writeEndObject();
    }
    json.writeArrayFieldStart("trace");
    for (Site site : finding.trace()) {
      json.writeStartObject();
      paths.writePlace(site);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeReasons(Map<Reason, Long> reasons) throws IOException {
    json.writeArrayFieldStart("reasons");
    for (Map.Entry<Reason, Long> reason : reasons.entrySet()) {
      json.writeStartObject();
      json.writeStringField("code", reason.getKey().code());
      json.writeNumberField("count", reason.getValue());
      json.writeStringField("detail", reason.getKey().detail());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeStatistics(Effort effort, Optional<Trials> trials) throws IOException {
    json.writeObjectFieldStart("stats");
    json.writeNumberField("paths", effort.paths());
    json.writeNumberField("pruned", effort.pruned());
    json.writeNumberField("queries", effort.queries());
    json.writeObjectFieldStart("queriesByAnswer");
    json.writeNumberField("sat", effort.sat());
    json.writeNumberField("unsat", effort.unsat());
    json.writeNumberField("unknown", effort.unknown());
    json.writeEndObject();
    json.writeNumberField("cacheHits", effort.cacheHits());
    json.writeObjectFieldStart("millis");
    json.writeNumberField("total", TimeUnit.NANOSECONDS.toMillis(effort.totalNanos()));
    json.writeNumberField("solver", TimeUnit.NANOSECONDS.toMillis(effort.solverNanos()));
    json.writeNumberField(
        "replay", TimeUnit.NANOSECONDS.toMillis(trials.map(Trials::nanos).orElse(0L)));
    json.writeEndObject();
    json.writeNumberField("instructions", effort.instructions());
    if (trials.isPresent()) {
      json.writeNumberField("concreteCalls", trials.get().calls());
    }
    json.writeArrayFieldStart("layers");
    for (LayerEffort layer : effort.layers()) {
      json.writeStartObject();
      json.writeStringField("layer", layer.layer());
      json.writeNumberField("asked", layer.asked());
      json.writeNumberField("decided", layer.decided());
      json.writeNumberField("millis", TimeUnit.NANOSECONDS.toMillis(layer.nanos()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
