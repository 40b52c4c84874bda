package dev.clew.app.check.trial;

import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.recipe.RecipeMaker;

/**
 * What the trials of a run share. Paths are tried while exploring goes on and concrete runs are
 * made: whoever replays holds the lock of the tools, whoever adds to the coverage that of it.
 *
 * @param reached hears what calls reach
 * @param privateState whether objects count that no constructor makes
 */
public record TrialTools(
    Replayer replayer,
    SecondTrials second,
    RecipeMaker recipes,
    Coverage reached,
    boolean privateState) {}
