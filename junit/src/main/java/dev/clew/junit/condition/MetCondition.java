package dev.clew.junit.condition;

import dev.clew.engine.program.MethodInfo;

/**
 * A condition that a call met.
 *
 * @param method where it is asked
 * @param number of the branch instruction among those of the method, from 0
 * @param condition as it was
 * @param isBoth whether it was met again when it was not so, as in a loop
 */
public record MetCondition(
    MethodInfo method, int number, AskedCondition condition, boolean isBoth) {}
