/** Tests of what sources say. */
@NullMarked
package dev.clew.app.sources;

import org.jspecify.annotations.NullMarked;
