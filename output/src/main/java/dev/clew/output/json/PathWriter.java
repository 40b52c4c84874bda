package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.OutcomeCases;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Confirmation;
import dev.clew.output.Obstacle;
import dev.clew.solver.strings.picture.StringPicture;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One path of the results file. */
final class PathWriter {

  private final JsonGenerator json;

  PathWriter(JsonGenerator json) {
    this.json = json;
  }

  /**
   * What is known of a path besides.
   *
   * @param test that was written of it, if any
   * @param lines the number of the set of lines that it reached, if that is known
   * @param tables for its steps
   */
  record Extras(@Nullable String test, @Nullable Integer lines, StepTables tables) {}

  void write(int id, ExploredPath path, Confirmation confirmation, Extras extras)
      throws IOException {
    JsonDatumWriter values = new JsonDatumWriter(json);
    json.writeStartObject();
    json.writeNumberField("id", id);
    writeEnding(path.outcome());
    json.writeArrayFieldStart("condition");
    for (String conjunct : path.condition()) {
      json.writeString(conjunct);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("inputs");
    for (Input input : path.inputs()) {
      json.writeStartObject();
      json.writeStringField("name", input.name());
      writeValue(input.type(), input.value(), values);
    }
    json.writeEndArray();
    if (path.outcome() instanceof Outcome.Returned returned) {
      writeReturned(returned, values);
    }
    json.writeStringField("confirmation", name(confirmation.state()));
    if (!confirmation.detail().isEmpty()) {
      json.writeStringField("confirmationDetail", confirmation.detail());
    }
    if (confirmation.obstacle() != Obstacle.NONE) {
      json.writeStringField("obstacle", confirmation.obstacle().code());
    }
    if (confirmation.allow().isPresent()) {
      json.writeStringField("allow", confirmation.allow().get());
    }
    if (extras.test() != null) {
      json.writeStringField("test", extras.test());
    }
    if (extras.lines() != null) {
      json.writeNumberField("lines", extras.lines());
    }
    json.writeBooleanField("proven", path.proven());
    json.writeStringField("foundBy", path.foundBy().word());
    if (!path.followed()) {
      json.writeBooleanField("followed", false);
    }
    if (path.trace().strings().isPresent()) {
      write(path.trace().strings().get());
    }
    json.writeFieldName("steps");
    int[] steps = extras.tables().numbers(path.steps());
    json.writeArray(steps, 0, steps.length);
    json.writeFieldName("decisions");
    json.writeArray(
        path.decisions().stream().mapToInt(i -> i).toArray(), 0, path.decisions().size());
    json.writeEndObject();
  }

  private void write(StringPicture picture) throws IOException {
    json.writeObjectFieldStart("strings");
    json.writeArrayFieldStart("nodes");
    for (StringPicture.Node node : picture.nodes()) {
      json.writeStartArray();
      json.writeString(node.kind().name().toLowerCase(Locale.ROOT));
      json.writeString(node.label());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("lines");
    for (StringPicture.Line line : picture.lines()) {
      json.writeStartArray();
      json.writeNumber(line.from());
      json.writeNumber(line.to());
      json.writeString(line.label());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("derived");
    for (StringPicture.Derived each : picture.derived()) {
      json.writeStartArray();
      json.writeString(each.rule());
      json.writeString(each.fact());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeEnding(Outcome outcome) throws IOException {
    outcome.choose(new EndingKeys()).write();
  }

  /** Keys of a path, to be written. */
  private interface Keys {
    void write() throws IOException;
  }

  /** What is written of each kind of outcome. */
  private final class EndingKeys implements OutcomeCases<Keys> {

    @Override
    public Keys returned(Outcome.Returned returned) {
      return () -> {
        json.writeStringField("outcome", "returned");
        writeSite(returned.site());
      };
    }

    @Override
    public Keys threw(Outcome.Threw threw) {
      return () -> {
        json.writeStringField("outcome", "threw");
        json.writeStringField("exception", threw.exception());
        json.writeStringField("message", threw.message());
        writeSite(threw.site());
      };
    }

    @Override
    public Keys cut(Outcome.Cut cut) {
      return () -> {
        json.writeStringField("outcome", "cut");
        writeReason(cut.reason());
      };
    }

    @Override
    public Keys endless(Outcome.Endless endless) {
      return () -> {
        json.writeStringField("outcome", "cut");
        writeReason(Outcome.Endless.REASON);
        writeSite(endless.site());
      };
    }

    @Override
    public Keys unsupported(Outcome.Unsupported unsupported) {
      return () -> {
        json.writeStringField("outcome", "unsupported");
        writeReason(unsupported.reason());
      };
    }
  }

  private static String name(Confirmation.State state) {
    return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  void writeSite(Site site) throws IOException {
    json.writeObjectFieldStart("site");
    writePlace(site);
    json.writeEndObject();
  }

  /** What a site consists of, within an object that is under way. */
  void writePlace(Site site) throws IOException {
    json.writeStringField("class", site.className());
    json.writeStringField("method", site.method());
    json.writeNumberField("line", site.line());
  }

  private void writeReason(Reason reason) throws IOException {
    json.writeObjectFieldStart("reason");
    json.writeStringField("code", reason.code());
    json.writeStringField("detail", reason.detail());
    json.writeEndObject();
  }

  private void writeReturned(Outcome.Returned returned, JsonDatumWriter values) throws IOException {
    json.writeObjectFieldStart("returns");
    Datum value = returned.value();
    if (value == null) {
      json.writeStringField("type", returned.type());
      json.writeEndObject();
    } else {
      writeValue(returned.type(), value, values);
    }
  }

  /**
   * A type and a value, and the end of the object that they are in. A literal says so, because a
   * new string of the same text is another object.
   */
  private void writeValue(String type, Datum value, JsonDatumWriter values) throws IOException {
    json.writeStringField("type", type);
    json.writeFieldName("value");
    values.write(value);
    if (value instanceof Datum.Text text && text.interned()) {
      json.writeBooleanField("interned", true);
    }
    json.writeEndObject();
  }
}
