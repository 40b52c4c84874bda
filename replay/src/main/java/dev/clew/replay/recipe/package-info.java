/** How inputs are made: as steps that a harness performs and a test can be written from. */
@NullMarked
package dev.clew.replay.recipe;

import org.jspecify.annotations.NullMarked;
