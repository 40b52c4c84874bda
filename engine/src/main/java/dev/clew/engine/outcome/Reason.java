package dev.clew.engine.outcome;

/**
 * Why something is not complete.
 *
 * @param code stable, in lower case with dashes, such as {@code max-revisits}
 * @param detail one line for a person
 */
public record Reason(String code, String detail) {}
