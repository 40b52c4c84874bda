package dev.clew.output.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.clew.output.ReachedLines;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which lines calls reached, and where the sources of classes are. */
final class LinesWriter {

  private final JsonGenerator json;

  LinesWriter(JsonGenerator json) {
    this.json = json;
  }

  /** Of one target: sets of lines, and how many paths reached each. */
  void write(ReachedLines reached) throws IOException {
    json.writeNumberField("tried", reached.tried());
    json.writeArrayFieldStart("sets");
    List<Integer> counts = reached.counts();
    for (int set = 0; set < reached.sets().size(); set++) {
      json.writeStartObject();
      json.writeNumberField("paths", counts.get(set));
      json.writeStringField("lines", ranges(reached.sets().get(set)));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Of each class that is a target's or has a source. */
  void write(Results results) throws IOException {
    Map<String, ReachedLines> known = new LinkedHashMap<>();
    for (TargetResult target : results.targets()) {
      known.putIfAbsent(
          target.className(), target.trials().map(Trials::reached).orElse(ReachedLines.NONE));
    }
    Set<String> names = new TreeSet<>(known.keySet());
    names.addAll(results.sources().keySet());
    json.writeObjectFieldStart("classes");
    for (String name : names) {
      ReachedLines lines = known.getOrDefault(name, ReachedLines.NONE);
      json.writeObjectFieldStart(name);
      json.writeStringField("file", results.sources().get(name));
      json.writeStringField("lines", ranges(lines.executable()));
      json.writeStringField("covered", ranges(lines.covered()));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** Such as {@code 3-9,12}. */
  static String ranges(List<Integer> rising) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rising.size(); i++) {
      int first = rising.get(i);
      int last = first;
      while (i + 1 < rising.size() && rising.get(i + 1) == last + 1) {
        last = rising.get(++i);
      }
      text.append(text.isEmpty() ? "" : ",").append(first);
      if (last > first) {
        text.append('-').append(last);
      }
    }
    return text.toString();
  }
}
