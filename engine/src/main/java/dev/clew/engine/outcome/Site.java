package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * A place in the source.
 *
 * @param className as Java writes it, such as {@code com.acme.Cart$Item}
 * @param method the method's name alone
 * @param line -1 without debug information
 */
public record Site(String className, String method, int line) implements Serializable {}
