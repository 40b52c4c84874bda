package dev.clew.replay.recipe;

/**
 * How objects are made by constructors.
 *
 * @param emptyTexts whether texts that do not matter are empty rather than null, which many
 *     constructors refuse
 */
record Making(Visibility visibility, boolean emptyTexts) {}
