package dev.clew.engine.heap;

/**
 * A payload of objects that the JDK makes anew or shares, as it likes: two of them may be one
 * object although their identities differ here.
 */
public interface OpenIdentity {}
