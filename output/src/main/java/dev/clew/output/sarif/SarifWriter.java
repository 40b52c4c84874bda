package dev.clew.output.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Acceptance;
import dev.clew.output.Finding;
import dev.clew.output.FindingRule;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import dev.clew.output.Shortfall;
import dev.clew.output.SourceTree;
import dev.clew.output.TargetResult;
import java.io.IOException;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

/** The one run of a SARIF file. */
final class SarifWriter {

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
  private static final String ROOT = "%SRCROOT%";

  /** In the order in which the tool lists them. */
  private static final List<FindingRule> RULES = List.of(FindingRule.values());

  private final JsonGenerator json;
  private final SourceTree sources;

  SarifWriter(JsonGenerator json, SourceTree sources) {
    this.json = json;
    this.sources = sources;
  }

  void write(Results results, RunRecord invocation) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    new SarifToolWriter(json).write(results.version(), results.command().equals("strings"));
    writeInvocation(results, invocation);
    if (sources.root().isPresent()) {
      json.writeObjectFieldStart("originalUriBaseIds");
      json.writeObjectFieldStart(ROOT);
      json.writeStringField("uri", sources.root().get());
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
    for (TargetResult target : results.targets()) {
      for (Finding finding : target.findings()) {
        write(finding, target);
      }
    }
    for (HotspotResult hotspot : results.hotspots()) {
      if (hotspot.shown().isPresent()) {
        write(hotspot, hotspot.shown().get());
      }
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  /** What was not covered is said here, so that no reader takes silence for an all-clear. */
  private void writeInvocation(Results results, RunRecord invocation) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    boolean hasFailed =
        results.targets().stream()
            .anyMatch(target -> target.exploration().status() == Status.FAILED);
    json.writeBooleanField("executionSuccessful", !hasFailed);
    json.writeNumberField("exitCode", invocation.exitCode());
    json.writeStringField("startTimeUtc", DateTimeFormatter.ISO_INSTANT.format(invocation.start()));
    json.writeStringField("endTimeUtc", DateTimeFormatter.ISO_INSTANT.format(invocation.end()));
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Shortfall cause : Shortfall.of(results)) {
      int methods = cause.untouched() + cause.partial();
      writeNotification(
          cause.code(),
          cause.untouched() > 0 ? "warning" : "note",
          methods
              + (methods == 1 ? " method" : " methods")
              + " not covered as a whole, "
              + cause.untouched()
              + " not entered: "
              + cause.text());
    }
    for (String line : results.skipped()) {
      writeNotification("skipped", "warning", line);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeNotification(String id, String level, String text) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("descriptor");
    json.writeStringField("id", id);
    json.writeEndObject();
    json.writeStringField("level", level);
    writeText("message", text);
    json.writeEndObject();
  }

  private void write(Finding finding, TargetResult target) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", finding.rule().id());
    json.writeNumberField("ruleIndex", RULES.indexOf(finding.rule()));
    boolean isError = finding.isError() || finding.acceptance().isPresent();
    json.writeStringField("level", isError ? "error" : "note");
    writeText("message", message(finding));
    json.writeArrayFieldStart("locations");
    writeLocation(finding.site(), target);
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("clew/v2", Fingerprints.of(finding));
    json.writeEndObject();
    if (finding.acceptance().isPresent()) {
      write(finding.acceptance().get());
    }
    if (!finding.trace().isEmpty()) {
      writeFlow(finding.trace(), target);
    }
    json.writeObjectFieldStart("properties");
    json.writeStringField("kind", finding.kind().word());
    json.writeStringField("access", finding.access().word());
    json.writeEndObject();
    json.writeEndObject();
  }

  private void write(Acceptance known) throws IOException {
    boolean isInCode = known.place() == Acceptance.Place.ANNOTATION;
    json.writeArrayFieldStart("suppressions");
    json.writeStartObject();
    json.writeStringField("kind", isInCode ? "inSource" : "external");
    json.writeStringField("justification", known.reason());
    json.writeEndObject();
    json.writeEndArray();
  }

  private void write(HotspotResult hotspot, HotspotResult.Shown shown) throws IOException {
    int rule = HotspotRule.indexOf(hotspot.cwe(), hotspot.isError());
    String id = HotspotRule.ALL.get(rule).id();
    json.writeStartObject();
    json.writeStringField("ruleId", id);
    json.writeNumberField("ruleIndex", FindingRule.values().length + rule);
    json.writeStringField("level", hotspot.isError() ? "error" : "warning");
    String what = hotspot.isError() ? " changes what arrives: " : " hands over no sentence: ";
    writeText("message", shown.call() + what + shown.arrived());
    json.writeArrayFieldStart("locations");
    writeLocation(hotspot.site(), hotspot.source());
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("clew/v2", Fingerprints.of(id, hotspot.site(), hotspot.sink()));
    json.writeEndObject();
    json.writeObjectFieldStart("properties");
    json.writeStringField("verdict", hotspot.status());
    json.writeStringField("level", hotspot.level());
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String message(Finding finding) {
    if (finding.exception().equals(Finding.ENDLESS)) {
      return finding.call() + " does not end";
    }
    String message = finding.message();
    return finding.call()
        + " throws "
        + finding.exception()
        + (message == null ? "" : ": " + message);
  }

  private void writeFlow(List<Site> trace, TargetResult target) throws IOException {
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("locations");
    for (Site site : trace) {
      json.writeStartObject();
      json.writeFieldName("location");
      writeLocation(site, target);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  /** Readers want a line: the first stands for one that is not known. */
  private void writeLocation(Site site, TargetResult target) throws IOException {
    writeLocation(site, target.sourceOf(site));
  }

  private void writeLocation(Site site, Optional<String> file) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    String path = sources.paths().get(site.className());
    json.writeStringField("uri", path == null ? guess(site, file) : path);
    if (path != null) {
      json.writeStringField("uriBaseId", ROOT);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", Math.max(1, site.line()));
    json.writeEndObject();
    json.writeEndObject();
    json.writeArrayFieldStart("logicalLocations");
    json.writeStartObject();
    json.writeStringField("fullyQualifiedName", site.className() + "." + site.method());
    json.writeStringField("kind", "function");
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The source file below a root of packages, as far as the class file tells. */
  private static String guess(Site site, Optional<String> file) {
    String name = site.className();
    int nested = name.indexOf('$');
    String top = nested < 0 ? name : name.substring(0, nested);
    String guess = top.substring(top.lastIndexOf('.') + 1) + ".java";
    String folder = top.substring(0, top.lastIndexOf('.') + 1).replace('.', '/');
    return folder + file.orElse(guess);
  }

  private void writeText(String name, String text) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("text", text);
    json.writeEndObject();
  }
}
