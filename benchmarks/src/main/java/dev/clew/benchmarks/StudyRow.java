package dev.clew.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * One run of the study.
 *
 * @param unsat queries that had no model, each of which pruned a path
 * @param warnings places and exceptions that symbolic execution came to
 * @param confirmed those that a real JVM came to as well
 * @param errors those of them that a caller can cause and that are not wanted
 */
record StudyRow(
    long queries,
    long unsat,
    int paths,
    int warnings,
    int confirmed,
    int errors,
    double errorsPerThousandLines) {

  static StudyRow read(Path file) throws IOException {
    JsonNode results = new ObjectMapper().readTree(file.toFile());
    Set<String> warnings = new HashSet<>();
    Set<String> confirmed = new HashSet<>();
    long queries = 0;
    long unsat = 0;
    int paths = 0;
    for (JsonNode target : results.get("targets")) {
      JsonNode stats = target.get("stats");
      queries += stats.get("queries").longValue();
      unsat += stats.get("queriesByAnswer").get("unsat").longValue();
      paths += stats.get("paths").intValue();
      for (JsonNode path : target.get("paths")) {
        if (path.get("outcome").textValue().equals("threw")) {
          String place = path.get("exception") + " " + path.get("site");
          warnings.add(place);
          if (path.get("confirmation").textValue().equals("confirmed")) {
            confirmed.add(place);
          }
        }
      }
    }
    JsonNode summary = results.get("summary");
    return new StudyRow(
        queries,
        unsat,
        paths,
        warnings.size(),
        confirmed.size(),
        summary.get("errors").intValue(),
        summary.get("errorsPerThousandLines").doubleValue());
  }

  double prunedPercent() {
    return queries == 0 ? 0 : 100.0 * unsat / queries;
  }
}
