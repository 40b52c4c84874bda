package dev.clew.app.analysis;

import dev.clew.solver.Budget;

/**
 * The time that a target has.
 *
 * @param share after which nothing new is begun for it
 * @param run after which nothing goes on: what was begun in time, such as a call on a JVM that has
 *     to start first, may outlast the share, because the next target would pay for its end
 */
public record TimeSlice(Budget share, Budget run) {}
