package dev.clew.replay;

/**
 * What a call did to an input. Objects that are no inputs have other numbers in one picture than in
 * the other.
 *
 * @param number that of the step which made the input
 * @param before how the input looked
 * @param after how it looks now; what is no other input in it may be new
 */
public record Effect(int number, Picture before, Picture after) {}
