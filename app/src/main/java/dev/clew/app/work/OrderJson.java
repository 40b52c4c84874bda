package dev.clew.app.work;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lines that {@code clew work} reads, and gives back: see {@code docs/work.md}. */
public final class OrderJson {

  /** Grows when a reader of an earlier version would misunderstand a line. */
  static final int VERSION = 1;

  private OrderJson() {}

  /** On one line. */
  public static String write(WorkOrder order) {
    return UnitJson.json(tree(order));
  }

  static ObjectNode tree(WorkOrder order) {
    ObjectNode json = UnitJson.MAPPER.createObjectNode();
    json.put("version", VERSION);
    json.put("target", order.target().method());
    if (!order.target().driver().isEmpty()) {
      json.put("driver", order.target().driver());
    }
    UnitJson.fill(json, order.unit());
    paths(json.putArray("classpath"), order.setup().classPath());
    paths(json.putArray("project"), order.setup().project());
    ObjectNode options = json.putObject("options");
    order.setup().options().given(Settings.OF_UNITS).forEach(options::put);
    fill(json, order.budget());
    return json;
  }

  private static void paths(ArrayNode json, List<Path> paths) {
    paths.forEach(path -> json.add(path.toString()));
  }

  private static void fill(ObjectNode json, UnitBudget budget) {
    if (!budget.equals(UnitBudget.UNLIMITED)) {
      ObjectNode limits = json.putObject("budget");
      put(limits, "millis", budget.millis());
      put(limits, "paths", budget.paths());
      put(limits, "choices", budget.choices());
    }
  }

  private static void put(ObjectNode json, String name, long limit) {
    if (limit != Long.MAX_VALUE) {
      json.put(name, limit);
    }
  }

  /**
   * What a line orders.
   *
   * @throws IllegalArgumentException in words for whoever wrote the line
   */
  public static WorkOrder read(String line) {
    JsonNode json;
    try {
      json = UnitJson.MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("it is no JSON (" + e.getOriginalMessage() + ")", e);
    }
    if (!json.isObject()) {
      throw new IllegalArgumentException("it is no JSON object");
    }
    if (json.path("version").asInt() != VERSION) {
      throw new IllegalArgumentException("its version is not " + VERSION);
    }
    String driver = json.has("driver") ? UnitJson.text(json, "driver") : "";
    return new WorkOrder(
        new WorkTarget(UnitJson.text(json, "target"), driver),
        UnitJson.unit(json),
        setup(json),
        budget(json.path("budget")));
  }

  private static WorkSetup setup(JsonNode json) {
    List<Path> classPath = paths(json.path("classpath"));
    Map<String, String> given = new LinkedHashMap<>();
    json.path("options").properties().forEach(e -> given.put(e.getKey(), e.getValue().asText()));
    Options options = Options.defaults().with(given, Settings.OF_UNITS);
    return new WorkSetup(
        classPath, json.has("project") ? paths(json.path("project")) : classPath, options);
  }

  private static List<Path> paths(JsonNode json) {
    List<Path> paths = new ArrayList<>();
    json.forEach(each -> paths.add(Path.of(each.asText())));
    return paths;
  }

  private static UnitBudget budget(JsonNode json) {
    return new UnitBudget(limit(json, "millis"), limit(json, "paths"), limit(json, "choices"));
  }

  private static long limit(JsonNode json, String name) {
    JsonNode limit = json.path(name);
    if (limit.isMissingNode()) {
      return Long.MAX_VALUE;
    }
    if (!limit.canConvertToLong() || limit.longValue() < 0) {
      throw new IllegalArgumentException("its budget's \"" + name + "\" is no count");
    }
    return limit.longValue();
  }
}
