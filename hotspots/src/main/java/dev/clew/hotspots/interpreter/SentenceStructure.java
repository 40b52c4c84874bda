package dev.clew.hotspots.interpreter;

/**
 * The structure of a sentence: its tree with the texts of literals, numbers and names left out. Two
 * sentences have the same structure when their structures are equal.
 *
 * @param text the tree in one line, for people
 */
public record SentenceStructure(String text) {}
