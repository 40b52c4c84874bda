/**
 * What runs keep for later ones: explorations, by digests of all that they were made of ({@code
 * CodeDigests}, {@code ExplorationKeys}), in files ({@code VerdictStore}).
 */
@NullMarked
package dev.clew.app.cache;

import org.jspecify.annotations.NullMarked;
