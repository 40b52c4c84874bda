/**
 * Programs that print the same on HotSpot and in the engine. Their sources are under {@code
 * src/test/conformance}, in one folder for each Java they are written in.
 */
@NullMarked
package dev.clew.engine.conformance;

import org.jspecify.annotations.NullMarked;
