package dev.clew.engine.machine;

import dev.clew.engine.program.MethodInfo;

/**
 * An initialiser of a class that was not run to its end.
 *
 * @param position of its own instruction that was not done any more
 */
public record HaltedInitializer(MethodInfo initializer, int position) {}
