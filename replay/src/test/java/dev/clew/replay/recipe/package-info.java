/** Tests of what recipes say of themselves. */
@NullMarked
package dev.clew.replay.recipe;

import org.jspecify.annotations.NullMarked;
