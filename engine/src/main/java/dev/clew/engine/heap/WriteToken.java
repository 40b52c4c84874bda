package dev.clew.engine.heap;

/**
 * Who may write. Whatever carries the token that a machine holds now is seen by that machine alone;
 * everything else is shared and copied before it is changed. Compared by identity.
 */
public final class WriteToken {}
