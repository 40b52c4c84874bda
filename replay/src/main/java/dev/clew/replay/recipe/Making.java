package dev.clew.replay.recipe;

/**
 * How objects are made by constructors.
 *
 * @param plainValues whether texts, numbers and collections that do not matter are empty or zero
 *     rather than null, which many constructors refuse
 */
record Making(Visibility visibility, boolean plainValues) {}
