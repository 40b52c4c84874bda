package dev.clew.output.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.output.FindingRule;
import java.io.IOException;

/** The part of a SARIF run that says which tool it was and what its rules mean. */
final class SarifToolWriter {

  private final JsonGenerator json;

  SarifToolWriter(JsonGenerator json) {
    this.json = json;
  }

  /**
   * @param hasHotspots whether rules about strings are among those of the run
   */
  void write(String version, boolean hasHotspots) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Clew");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (FindingRule rule : FindingRule.values()) {
      write(rule);
    }
    if (hasHotspots) {
      for (HotspotRule rule : HotspotRule.ALL) {
        write(rule);
      }
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void write(FindingRule rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    json.writeStringField("name", name(rule.id()));
    writeText("shortDescription", rule.description());
    writeText(
        "fullDescription",
        rule.description() + " A real JVM did so in the call that the message names.");
    writeText("help", rule.advice());
    if (rule.helpUri().isPresent()) {
      json.writeStringField("helpUri", rule.helpUri().get());
    }
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", rule == FindingRule.PRECONDITION ? "note" : "error");
    json.writeEndObject();
    json.writeEndObject();
  }

  private void write(HotspotRule rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    json.writeStringField("name", name(rule.id()));
    writeText("shortDescription", rule.description());
    writeText(
        "fullDescription",
        rule.description() + " The string arrived on a real JVM in the call that is named.");
    json.writeStringField(
        "helpUri", "https://cwe.mitre.org/data/definitions/" + rule.cwe() + ".html");
    json.writeObjectFieldStart("properties");
    json.writeArrayFieldStart("tags");
    json.writeString("security");
    json.writeString("external/cwe/cwe-" + rule.cwe());
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  /** In the form that readers ask for: {@code ArrayIndex}. */
  private static String name(String id) {
    StringBuilder name = new StringBuilder();
    for (String word : id.split("-", -1)) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return name.toString();
  }

  private void writeText(String name, String text) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("text", text);
    json.writeEndObject();
  }
}
