package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.output.HotspotResult;
import dev.clew.output.ReturnedResult;
import dev.clew.output.StringAutomaton;
import java.io.IOException;
import java.util.List;

/** The part of the results file about calls that hand strings to interpreters. */
final class HotspotWriter {

  private final JsonGenerator json;

  HotspotWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(List<HotspotResult> hotspots) throws IOException {
    json.writeArrayFieldStart("hotspots");
    for (HotspotResult each : hotspots) {
      write(each);
    }
    json.writeEndArray();
  }

  /** What methods return. */
  void writeReturned(List<ReturnedResult> languages) throws IOException {
    json.writeArrayFieldStart("returned");
    for (ReturnedResult each : languages) {
      json.writeStartObject();
      json.writeStringField("title", each.title());
      json.writeStringField("pattern", each.pattern());
      json.writeBooleanField("exact", each.isExact());
      strings("gaps", each.gaps());
      if (each.automaton().isPresent()) {
        write(each.automaton().get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(StringAutomaton automaton) throws IOException {
    json.writeObjectFieldStart("automaton");
    json.writeNumberField("states", automaton.states());
    json.writeFieldName("accepting");
    json.writeArray(
        automaton.accepting().stream().mapToInt(i -> i).toArray(), 0, automaton.accepting().size());
    json.writeArrayFieldStart("moves");
    for (StringAutomaton.Transition each : automaton.transitions()) {
      json.writeStartArray();
      json.writeNumber(each.from());
      json.writeNumber(each.to());
      json.writeString(each.label());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(HotspotResult hotspot) throws IOException {
    json.writeStartObject();
    json.writeStringField("target", hotspot.target());
    json.writeObjectFieldStart("site");
    json.writeStringField("class", hotspot.site().className());
    json.writeStringField("method", hotspot.site().method());
    json.writeNumberField("line", hotspot.site().line());
    json.writeEndObject();
    json.writeStringField("source", hotspot.source().orElse(null));
    json.writeStringField("sink", hotspot.sink());
    json.writeStringField("language", hotspot.language());
    json.writeNumberField("cwe", hotspot.cwe());
    json.writeStringField("verdict", hotspot.status());
    json.writeStringField("level", hotspot.level());
    json.writeNumberField("paths", hotspot.paths());
    strings("strings", hotspot.rows());
    json.writeStringField("pattern", hotspot.pattern());
    json.writeBooleanField("exact", hotspot.isExact());
    json.writeArrayFieldStart("holes");
    for (HotspotResult.Hole hole : hotspot.holes()) {
      write(hole);
    }
    json.writeEndArray();
    strings("reasons", hotspot.reasons());
    if (hotspot.shown().isPresent()) {
      write(hotspot.shown().get());
    }
    json.writeStringField("remedy", hotspot.remedy());
    if (hotspot.automaton().isPresent()) {
      write(hotspot.automaton().get());
    }
    if (hotspot.test().isPresent()) {
      json.writeStringField("test", hotspot.test().get());
    }
    json.writeEndObject();
  }

  private void write(HotspotResult.Hole hole) throws IOException {
    json.writeStartObject();
    strings("inputs", hole.inputs());
    strings("sources", hole.sources());
    json.writeStringField("context", hole.context());
    json.writeStringField("pattern", hole.pattern());
    json.writeBooleanField("proven", hole.isProven());
    json.writeEndObject();
  }

  private void write(HotspotResult.Shown shown) throws IOException {
    json.writeObjectFieldStart("shown");
    json.writeStringField("call", shown.call());
    json.writeStringField("arrived", shown.arrived());
    json.writeStringField("marked", shown.marked());
    json.writeStringField("benign", shown.benign());
    json.writeStringField("benignStructure", shown.benignStructure());
    json.writeStringField("structure", shown.structure());
    json.writeStringField("effect", shown.effect());
    json.writeEndObject();
  }

  private void strings(String name, List<String> values) throws IOException {
    json.writeArrayFieldStart(name);
    for (String each : values) {
      json.writeString(each);
    }
    json.writeEndArray();
  }
}
