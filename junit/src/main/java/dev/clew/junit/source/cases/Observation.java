package dev.clew.junit.source.cases;

import dev.clew.replay.Picture;
import dev.clew.replay.recipe.Step;

/**
 * What another method of the receiver returns after a call, and did not return before it.
 *
 * @param call its arguments are those of the call that it follows
 */
public record Observation(Step.Invoke call, Picture value) {}
