package dev.clew.app.work;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;

/** Decisions and values of a unit as JSON: what {@code docs/work.md} promises. */
public final class UnitJson {

  /** Unpaired surrogates are characters of Java's and none of UTF-8's: they are escaped. */
  static final ObjectMapper MAPPER =
      new ObjectMapper(JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private UnitJson() {}

  /** On one line. */
  public static String write(WorkUnit unit) {
    ObjectNode json = MAPPER.createObjectNode();
    fill(json, unit);
    return json(json);
  }

  /** The unit of a line that {@link #write} made. */
  public static WorkUnit read(String line) {
    try {
      return unit(MAPPER.readTree(line));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  static String json(JsonNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e); // trees of texts and numbers can be written
    }
  }

  static void fill(ObjectNode json, WorkUnit unit) {
    var decisions = json.putArray("decisions");
    unit.decisions().forEach(decisions::add);
    var values = json.putArray("values");
    for (WorkUnit.Binding each : unit.values()) {
      values
          .addObject()
          .put("name", each.name())
          .put("sort", ValueText.of(each.sort()))
          .put("value", ValueText.of(each.value()));
    }
  }

  /**
   * What a line says of a unit.
   *
   * @throws IllegalArgumentException in words for whoever wrote it
   */
  static WorkUnit unit(JsonNode json) {
    List<Integer> decisions = new ArrayList<>();
    for (JsonNode each : json.path("decisions")) {
      if (!each.isInt() || each.intValue() < 0) {
        throw new IllegalArgumentException("'" + each + "' is no decision");
      }
      decisions.add(each.intValue());
    }
    if (!decisions.isEmpty() && decisions.get(decisions.size() - 1) % 2 == 0) {
      throw new IllegalArgumentException("the last decision is none between several ways");
    }
    List<WorkUnit.Binding> values = new ArrayList<>();
    for (JsonNode each : json.path("values")) {
      Sort sort = ValueText.sort(text(each, "sort"));
      values.add(
          new WorkUnit.Binding(
              text(each, "name"), sort, ValueText.value(sort, text(each, "value"))));
    }
    return new WorkUnit(decisions, values);
  }

  static String text(JsonNode json, String name) {
    JsonNode value = json.path(name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("it has no \"" + name + "\" that is a text");
    }
    return value.textValue();
  }
}
