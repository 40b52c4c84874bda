package dev.clew.benchmarks.scale;

/**
 * What dividing the work costs, in milliseconds.
 *
 * @param round of the driver and the scheduler, for each round
 * @param task of the driver, for each task
 * @param unit of the driver, for each unit that comes back
 * @param path of the driver, for each path that comes back
 * @param replay of an executor, for each unit that it begins
 */
record SimulatedCosts(double round, double task, double unit, double path, double replay) {}
