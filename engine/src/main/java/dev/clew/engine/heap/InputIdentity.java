package dev.clew.engine.heap;

/**
 * What makes an object an input.
 *
 * @param name how a condition speaks of it, such as {@code node.next}
 * @param stub whether it stands for an implementation that nobody wrote
 */
public record InputIdentity(String name, boolean stub) {}
