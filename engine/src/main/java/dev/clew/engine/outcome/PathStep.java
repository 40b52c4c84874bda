package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * One decision of a path.
 *
 * @param side which way was taken, from 0
 * @param text what holds on this side, as Java; empty where the others' conditions say it
 */
public record PathStep(ForkSite fork, int side, String text) implements Serializable {}
