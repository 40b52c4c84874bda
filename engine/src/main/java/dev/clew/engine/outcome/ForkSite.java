package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * A place where paths part.
 *
 * @param site in the code of the program: of a fork in the library, the call that leads there
 * @param position of the instruction in the method's code, which tells two forks on a line apart
 */
public record ForkSite(Site site, ForkKind kind, int position) implements Serializable {}
