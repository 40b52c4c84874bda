package dev.clew.benchmarks.deep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What one run on an entry point came to.
 *
 * @param branches of the library that calls with the inputs of all paths cover
 * @param unknown queries that no solver decided
 * @param solverMillis spent on queries
 * @param millis of exploring, summed over workers
 * @param cpuSeconds of processor that the run took, start-up and processes of solvers included
 */
record RunFigures(
    int branches,
    long paths,
    long queries,
    long unknown,
    double solverMillis,
    double millis,
    long instructions,
    double cpuSeconds) {

  static RunFigures read(Path results, int branches, double cpuSeconds) throws IOException {
    JsonNode stats = new ObjectMapper().readTree(results.toFile()).at("/targets/0/stats");
    return new RunFigures(
        branches,
        stats.get("paths").longValue(),
        stats.get("queries").longValue(),
        stats.at("/queriesByAnswer/unknown").longValue(),
        stats.at("/millis/solver").doubleValue(),
        stats.at("/millis/total").doubleValue(),
        stats.get("instructions").longValue(),
        cpuSeconds);
  }

  double queriesPerCpuSecond() {
    return cpuSeconds == 0 ? 0 : queries / cpuSeconds;
  }

  /** Of the time of exploring, from 0 to 1. */
  double solverShare() {
    return millis == 0 ? 0 : solverMillis / millis;
  }

  /** Of processor time: of that as large a part as queries have of the time that passed. */
  double solverMillisPerQuery() {
    return queries == 0 ? 0 : solverShare() * cpuSeconds * 1e3 / queries;
  }
}
