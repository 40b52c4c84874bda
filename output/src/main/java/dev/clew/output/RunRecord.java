package dev.clew.output;

import java.time.Instant;

/**
 * How a command was run, for tools that keep a record of it.
 *
 * @param exitCode what it tells its caller
 */
public record RunRecord(Instant start, Instant end, int exitCode) {}
