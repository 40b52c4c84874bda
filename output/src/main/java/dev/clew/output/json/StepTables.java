package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.PathStep;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for what the paths of a target have in common: forks, and texts of conditions. Takes
 * memory for each of these, and none for paths, which are written while the tables grow.
 */
final class StepTables {

  /** Stands for a decision that says nothing. */
  private static final int NO_TEXT = -1;

  private static final int NUMBERS_A_STEP = 3;

  private final Map<ForkSite, Integer> forks = new LinkedHashMap<>();
  private final Map<String, Integer> texts = new LinkedHashMap<>();

  /** Three numbers a step: its fork, its side, its text. */
  int[] numbers(List<PathStep> steps) {
    int[] numbers = new int[steps.size() * NUMBERS_A_STEP];
    int next = 0;
    for (PathStep step : steps) {
      numbers[next++] = number(forks, step.fork());
      numbers[next++] = step.side();
      numbers[next++] = step.text().isEmpty() ? NO_TEXT : number(texts, step.text());
    }
    return numbers;
  }

  private static <T> int number(Map<T, Integer> table, T entry) {
    Integer known = table.putIfAbsent(entry, table.size());
    return known == null ? table.size() - 1 : known;
  }

  /** What the numbers mean that were given so far. */
  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("forks");
    for (ForkSite fork : forks.keySet()) {
      json.writeStartObject();
      json.writeStringField("class", fork.site().className());
      json.writeStringField("method", fork.site().method());
      json.writeNumberField("line", fork.site().line());
      json.writeStringField("kind", fork.kind().word());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("texts");
    for (String text : texts.keySet()) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
