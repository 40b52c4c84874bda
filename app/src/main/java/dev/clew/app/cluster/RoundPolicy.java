package dev.clew.app.cluster;

import java.time.Duration;

/**
 * How long rounds are, and into how many tasks the work is divided. Short rounds find out soon what
 * is large and split it; long ones cost the driver little. Which numbers are good is in {@code
 * docs/scale.md}.
 *
 * @param first the length of the first round
 * @param growth by which each is longer than the one before
 * @param longest of all rounds
 * @param tasksPerPlace more than one, so that whoever is done early has something to do
 */
public record RoundPolicy(Duration first, int growth, Duration longest, int tasksPerPlace) {

  public static final RoundPolicy DEFAULT =
      new RoundPolicy(Duration.ofMillis(500), 2, Duration.ofSeconds(20), 3);

  /** The length of a round, from 0. */
  public Duration length(int round) {
    Duration length = first;
    for (int i = 0; i < round && length.compareTo(longest) < 0; i++) {
      length = length.multipliedBy(growth);
    }
    return length.compareTo(longest) < 0 ? length : longest;
  }

  /** How many tasks a round has at most. */
  public int tasks(int places) {
    return Math.max(1, places) * tasksPerPlace;
  }

  /** The time of each of so many tasks in a round. */
  public Duration taskTime(Duration length, int tasks, int places) {
    int turns = (tasks + places - 1) / places;
    return length.dividedBy(Math.max(1, turns));
  }
}
