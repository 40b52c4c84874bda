/**
 * Models of the Java library, one class for each class or family that is modelled. They know the
 * engine through {@code dev.clew.engine.model} and what a call gives access to.
 */
@NullMarked
package dev.clew.models;

import org.jspecify.annotations.NullMarked;
