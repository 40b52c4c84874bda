package dev.clew.engine.outcome;

/**
 * One input of a call: the receiver, named {@code this}, a parameter, or a static field, named
 * {@code Class.field}.
 *
 * @param type the declared type as Java writes it
 */
public record Input(String name, String type, Datum value) {}
