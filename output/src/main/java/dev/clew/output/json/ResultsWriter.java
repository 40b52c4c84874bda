package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Reason;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The results file from its head down to the list of paths. */
final class ResultsWriter {

  private final JsonGenerator json;
  private final PathWriter paths;

  ResultsWriter(JsonGenerator json) {
    this.json = json;
    this.paths = new PathWriter(json);
  }

  void write(Results results) throws IOException {
    json.writeStartObject();
    json.writeStringField("tool", "clew");
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
    json.writeFieldName("skipped");
    writePlain(results.skipped());
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

  private void write(TargetResult target) throws IOException {
    Exploration exploration = target.exploration();
    json.writeStartObject();
    json.writeStringField("class", target.className());
    json.writeStringField("method", target.method());
    json.writeStringField("source", target.source().orElse(null));
    json.writeStringField("status", exploration.status().name().toLowerCase(Locale.ROOT));
    writeReasons(exploration.reasons());
    json.writeArrayFieldStart("paths");
    int id = 1;
    for (ExploredPath path : exploration.paths()) {
      paths.write(id++, path);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("errors"); // those that a replay confirmed: exploring replays nothing
    json.writeEndArray();
    writeStatistics(exploration.effort());
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

  private void writeStatistics(Effort effort) throws IOException {
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
    json.writeNumberField("replay", 0);
    json.writeEndObject();
    json.writeNumberField("instructions", effort.instructions());
    json.writeEndObject();
  }
}
