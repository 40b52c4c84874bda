package dev.clew.engine.explore.feasibility;

import dev.clew.engine.machine.Branch;

/**
 * A branch of a fork that may be gone, as far as is known.
 *
 * @param index the branch's place among all of its fork
 * @param model values that go this way; of a flip, values that get to the fork and turn off there
 * @param isFlip whether nobody has asked yet if any values go this way
 */
public record Way(Branch branch, int index, PathModel model, boolean isFlip) {}
