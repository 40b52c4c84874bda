package dev.clew.replay.hunt;

/** Two values that code compared. */
public sealed interface Compared {

  /** Of {@code int} or smaller, {@code char}, or {@code long}. */
  record Numbers(long left, long right) implements Compared {}

  /** At most 256 units of each. */
  record Texts(String left, String right) implements Compared {}
}
