package dev.clew.engine.heap;

/** The unknown reference that an input's field held before the program began. */
public record InitialReference(int id) {}
