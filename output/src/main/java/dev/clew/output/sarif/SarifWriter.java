package dev.clew.output.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The one run of a SARIF file. */
final class SarifWriter {

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private final JsonGenerator json;

  SarifWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(Results results) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    writeTool(results.version());
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
    Fingerprints fingerprints = Fingerprints.of(results);
    Set<String> written = new HashSet<>();
    for (TargetResult target : results.targets()) {
      for (Finding finding : target.findings()) {
        String fingerprint = fingerprints.of(finding);
        if (written.add(fingerprint)) {
          write(finding, fingerprint, target);
        }
      }
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeTool(String version) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Clew");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (SarifRule rule : SarifRule.ALL) {
      json.writeStartObject();
      json.writeStringField("id", rule.id());
      writeText("shortDescription", rule.description());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void write(Finding finding, String fingerprint, TargetResult target) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", finding.rule());
    json.writeStringField("level", finding.isError() ? "error" : "note");
    String message = finding.message();
    writeText(
        "message",
        finding.call()
            + " throws "
            + finding.exception()
            + (message == null ? "" : ": " + message));
    json.writeArrayFieldStart("locations");
    writeLocation(finding.site(), target);
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("clew/v1", fingerprint);
    json.writeEndObject();
    writeFlow(finding.trace(), target);
    json.writeEndObject();
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

  private void writeLocation(Site site, TargetResult target) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri(site, target));
    json.writeEndObject();
    if (site.line() > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", site.line());
      json.writeEndObject();
    }
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
  private static String uri(Site site, TargetResult target) {
    String name = site.className();
    int nested = name.indexOf('$');
    String top = nested < 0 ? name : name.substring(0, nested);
    String guess = top.substring(top.lastIndexOf('.') + 1) + ".java";
    String folder = top.substring(0, top.lastIndexOf('.') + 1).replace('.', '/');
    return folder + target.sourceOf(site).orElse(guess);
  }

  private void writeText(String name, String text) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("text", text);
    json.writeEndObject();
  }
}
